/** A labelled `<select>` of a few values. */
interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
  /** The reason, shown below, why the value is decided; the list is then disabled. */
  readonly decided?: string | null;
}

export const Choice = <T extends string>({ label, value, values, onChoose, decided = null }: Props<T>) => (
  <label class="choice-of">
    <span>{label}</span>
    <select
      value={value}
      autocomplete="off"
      disabled={decided !== null}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}
    >
      {values.map(([each, text]) => (
        <option key={each} value={each} selected={each === value}>
          {text}
        </option>
      ))}
    </select>
    {decided && <small>{decided}</small>}
  </label>
);
