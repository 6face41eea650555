/**
 * Where the row of doors is swiped, the current one is in sight, whatever letters it is written in. Only
 * the row moves, never the page. Watched, not measured: the browser tells when it has laid them out.
 */
export function showCurrentDoor(): void {
  const row = document.querySelector<HTMLElement>('.doors');
  const door = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !door) return;
  const show = (): void => {
    if (row.scrollWidth <= row.clientWidth) return;
    const [outer, inner] = [row.getBoundingClientRect(), door.getBoundingClientRect()];
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  };
  const watch = new ResizeObserver(show);
  watch.observe(row);
  watch.observe(door);
}
