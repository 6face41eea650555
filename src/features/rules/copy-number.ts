/** A click on a paragraph's number copies its full address, and says so. */
export function startCopying(say: (text: string) => void): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.rule-number')) {
    link.addEventListener('click', () => {
      const { copied = '', failed = '' } =
        document.querySelector<HTMLElement>('.rules-status')?.dataset ?? {};
      navigator.clipboard.writeText(link.href).then(
        () => say(copied.replace('{name}', link.textContent.trim())),
        () => say(failed),
      );
    });
  }
}
