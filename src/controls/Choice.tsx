/** A labelled list of a few things, of which one holds. */
interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
  /** Said below it; the list is then no longer the reader's to choose from. */
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
