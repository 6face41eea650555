/**
 * Where the row of doors is swiped, the current one is in sight, whatever letters it is written in. Only
 * the row moves, never the page. Watched, not measured: the browser tells when it has laid it out.
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
