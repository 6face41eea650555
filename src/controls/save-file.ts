/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
