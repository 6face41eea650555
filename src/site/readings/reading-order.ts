/**
 * Puts the readings of a paragraph after everything else, the one of “my booklet” first: in the DOM, not only
 * visually.
 */
import type { Booklet } from '../../i18n/booklet.ts';

/** Stable: whatever is not mine keeps its order. */
export const mineFirst = <T>(
  readings: readonly T[],
  of: (reading: T) => string,
  booklet: string,
): readonly T[] => {
  const isMine = (reading: T): boolean => of(reading).split(' ').includes(booklet);
  return readings.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
};

const READING = /<div class="reading" data-of="([^"]*)"(?:(?!<div\b).)*?<\/div>/gs;

/** On the server, for the booklet that is usual in the page's language. */
export function withReadingsInOrder(html: string, booklet: Booklet): string {
  const readings = [...html.matchAll(READING)];
  if (readings.length !== (html.match(/<div class="reading"/g)?.length ?? 0))
    throw new Error('a reading with a block inside cannot be put in order');
  const ordered = mineFirst(readings, ([, of]) => of!, booklet).map(([reading]) => reading);
  return html.replace(READING, '') + ordered.join('');
}

const server = new WeakMap<Element, readonly HTMLElement[]>();

/** In the browser, for the reader's own booklet. The others keep the order in which the server sent them. */
export function orderReadings(page: ParentNode, booklet: string): void {
  for (const body of page.querySelectorAll('.rule-body')) {
    const sent = server.get(body) ?? [...body.querySelectorAll<HTMLElement>(':scope > .reading')];
    server.set(body, sent);
    body.append(...mineFirst(sent, (reading) => reading.dataset['of'] ?? '', booklet));
  }
}
