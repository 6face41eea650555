/**
 * A button to choose a file. The browser's own field is in the browser's language, so a label replaces it.
 */
interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export const FileButton = ({ label, accept, onFile }: Props) => (
  <label class="file-button">
    {label}
    <input
      class="visually-hidden"
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onFile(file);
        // The same file can be chosen again after it was mended.
        currentTarget.value = '';
      }}
    />
  </label>
);
