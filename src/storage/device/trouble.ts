/**
 * Says once, in one place of the page's frame (`StorageNotice.astro`), that something could not be stored.
 * Callers that write need not care: `device.ts` reports every failure, and removes the sentence when what had
 * failed is stored after all.
 */
export type Trouble = 'full' | 'blocked';

export const NOTICE_ID = 'storage-notice';

/** Keys whose newest text is not stored. */
const failed = new Map<string, Trouble>();

export function reportTrouble(key: string, why: Trouble): void {
  failed.set(key, why);
  show();
}

export function clearTrouble(key: string): void {
  if (failed.delete(key)) show();
}

/** Storage that may not be used at all is worse than one that is full. */
function show(): void {
  // Tests and the build have no page.
  const notice = globalThis.document?.getElementById?.(NOTICE_ID);
  if (!notice) return;
  const whys = [...failed.values()];
  const why = whys.includes('blocked') ? 'blocked' : (whys[0] ?? '');
  if (notice.dataset['why'] === why) return;
  notice.dataset['why'] = why;
  notice.querySelector('p')?.remove();
  if (why === '') return;
  const sentence = notice.querySelector<HTMLTemplateElement>(`template[data-for="${why}"]`);
  if (sentence) notice.append(sentence.content.cloneNode(true));
}
