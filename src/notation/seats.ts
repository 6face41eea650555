/** What the players are called in a move list: by colour, seat 0 first. */
export const SEAT_NAMES = ['Blue', 'Red', 'Yellow', 'Green'] as const;

export const seatName = (player: number): string => SEAT_NAMES[player]!;
