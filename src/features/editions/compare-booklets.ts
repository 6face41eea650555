/** “My booklet against …”: leaves only what two booklets say differently, and only what those two say. */
import { BOOKLET_EVENT } from '../../controls/page-events.ts';

export interface Said {
  readonly says: string;
  readonly of: readonly string[];
}

/** Whether two booklets say different things; `unknown` counts as no difference. */
export function partWays(cells: readonly Said[], mine: string, other: string): boolean {
  const saidBy = (booklet: string) => cells.find(({ of }) => of.includes(booklet))?.says ?? 'unknown';
  const both = [saidBy(mine), saidBy(other)];
  return both[0] !== both[1] && !both.includes('unknown');
}

const cellOf = (cell: HTMLElement): Said => ({
  says: cell.dataset['says'] ?? '',
  of: cell.dataset['of']?.split(' ') ?? [],
});

export function startComparing(): void {
  const page = document.querySelector<HTMLElement>('.editions');
  const against = document.querySelector<HTMLSelectElement>('select[name="against"]');
  const mine = document.querySelector<HTMLSelectElement>('select[name="booklet"]');
  const status = document.querySelector<HTMLElement>('.compared-status');
  if (!page || !against || !mine || !status) return;
  const { shown: sentence = '', same = '' } = status.dataset;

  const compare = (): void => {
    const pair = against.value === '' || mine.value === 'none' ? null : [mine.value, against.value];
    const isSame = pair !== null && pair[0] === pair[1];
    let shown = 0;
    for (const card of page.querySelectorAll<HTMLElement>('.difference')) {
      const cells = [...card.querySelectorAll<HTMLElement>('.says')];
      const isShown = !pair || isSame || partWays(cells.map(cellOf), pair[0]!, pair[1]!);
      card.hidden = !isShown;
      shown += Number(isShown);
      for (const cell of cells)
        cell.hidden = pair !== null && !isSame && !pair.some((booklet) => cellOf(cell).of.includes(booklet));
    }
    for (const group of page.querySelectorAll<HTMLElement>('.difference-group'))
      group.hidden = group.querySelector('.difference:not([hidden])') === null;
    page.classList.toggle('is-pair', pair !== null && !isSame);
    status.textContent = isSame ? same : pair ? sentence.replace('{n}', String(shown)) : '';
  };
  against.addEventListener('change', compare);
  document.addEventListener(BOOKLET_EVENT, compare);
  compare();
}
