/**
 * Scrolls the row of doors, where it can be swiped, so that the current one is in sight, whatever font it is
 * shown in. Only the row scrolls, never the page. Observed, not measured: a ResizeObserver reports once the
 * browser has laid out the door.
 */
export function showCurrentDoor(): void {
  const door = document.querySelector<HTMLElement>('.doors [aria-current]');
  const row = door?.closest('.doors');
  if (!row) return;
  new ResizeObserver(() => {
    const [outer, inner] = [row.getBoundingClientRect(), door!.getBoundingClientRect()];
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }).observe(door!);
}
