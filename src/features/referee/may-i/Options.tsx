/** Radio buttons for a few options, and a checkbox, each large enough for a thumb. */
interface Props<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: T | null;
  readonly values: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
}

export const Options = <T extends string>({ id, label, value, values, onChoose }: Props<T>) => (
  <fieldset class="may-options" id={id}>
    <legend>{label}</legend>
    {values.map(([each, text]) => (
      <label key={each}>
        <input
          type="radio"
          name={id}
          value={each}
          checked={each === value}
          autocomplete="off"
          onChange={() => onChoose(each)}
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);

export const Tick = ({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => (
  <label class="may-tick">
    <input
      type="checkbox"
      checked={isOn}
      autocomplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
