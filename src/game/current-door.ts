/** Where the row of doors is swiped, the current one is in sight. Only the row moves, never the page. */
export function showCurrentDoor(): void {
  const row = document.querySelector<HTMLElement>('.doors');
  const door = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !door || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), door.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
