/** Radio buttons for a few options, each large enough for a thumb. */
interface Props<T extends number> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: number;
  readonly onChoose: (value: T) => void;
}

export const Choice = <T extends number>({ legend, name, options, chosen, onChoose }: Props<T>) => (
  <fieldset class="sheet-choice">
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value} class="sheet-chip">
        <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
