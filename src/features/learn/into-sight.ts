/** Pixels left free below a part that is scrolled into view, so that its lower edge can be seen. */
const GAP = 8;

/** Scrolls so that a part of the table can be seen and pressed, with as much of the map as there is room for. */
export function bringIntoSight(board: Element, part: Element, guide: HTMLElement): void {
  // On a narrow screen the guide stands at the lower edge, in front of what lies there.
  const isInFront = getComputedStyle(guide).insetBlockEnd === '0px';
  const edge = innerHeight - (isInFront ? guide.offsetHeight : 0) - GAP;
  const up = Math.min(0, board.getBoundingClientRect().top);
  const { top, bottom } = part.getBoundingClientRect();
  const down = Math.min(Math.max(0, bottom - up - edge), top - up);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: up + down, behavior: isCalm ? 'auto' : 'smooth' });
}
