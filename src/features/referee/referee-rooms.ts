/** The rooms of the referee's page: the address says which is open, and the page shows that one. */
export const REFEREE_ROOMS = ['search', 'may', 'score'] as const;
export type RefereeRoom = (typeof REFEREE_ROOMS)[number];

/**
 * `#q=…` and an empty address are the search, `#may` and `#may=…` are that room. `null` for any other: the
 * skip link has an address too, and must not change the open room.
 */
export function refereeRoomOf(hash: string): RefereeRoom | null {
  const name = hash.replace(/^#/, '').split('=', 1)[0]!;
  if (name === '' || name === 'q') return 'search';
  return REFEREE_ROOMS.find((room) => room === name) ?? null;
}

/** What follows the name of the room in the address, not decoded. */
export const saidInRoom = (hash: string): string => {
  const at = hash.indexOf('=');
  return at < 0 ? '' : hash.slice(at + 1);
};

/** Shows only the room of the address and marks its link. Islands hydrate when their room becomes visible. */
export function startRefereeRooms(): void {
  const show = (): void => {
    const asked = refereeRoomOf(location.hash);
    if (asked === null && document.documentElement.dataset['room']) return;
    const room = asked !== null && document.getElementById(asked) ? asked : 'search';
    document.documentElement.dataset['room'] = room;
    for (const door of document.querySelectorAll('.room-doors a')) {
      if (door.getAttribute('href') === `#${room}`) door.setAttribute('aria-current', 'true');
      else door.removeAttribute('aria-current');
    }
  };
  show();
  addEventListener('hashchange', show);
}
