/** What the puzzle page shows, as its address says after the hash: a puzzle, or a room beside it. */
import { orderId, orderOf, type Order } from '../../../puzzle-maker/order.ts';
import { parseDay, type Day } from '../../../text/day.ts';

/** In the order of their links in the navigation. */
export const ROOMS = ['calendar', 'practice', 'endless', 'again', 'statistics'] as const;
export type RoomId = (typeof ROOMS)[number];

/** Which puzzle: today's, that of another day, one of the practice puzzles, or one made to order. */
type Which =
  | { readonly type: 'today' }
  | { readonly type: 'day'; readonly day: Day }
  | { readonly type: 'practice'; readonly id: string }
  | { readonly type: 'endless'; readonly order: Order };

export type PuzzlePlace =
  | Which
  | { readonly type: 'room'; readonly room: RoomId }
  /** An address that names nothing here. */
  | { readonly type: 'unknown'; readonly text: string };

/** The form of an id in the bank; whether the bank has such a puzzle is not checked here. */
const ID = /^[a-z0-9-]{1,40}$/;

export function placeOf(hash: string): PuzzlePlace {
  const text = decoded(hash.replace(/^#/, ''));
  if (text === '') return { type: 'today' };
  const room = ROOMS.find((each) => each === text);
  if (room) return { type: 'room', room };
  const day = parseDay(text);
  if (day) return { type: 'day', day };
  const order = orderOf(text);
  if (order) return { type: 'endless', order };
  return ID.test(text) ? { type: 'practice', id: text } : { type: 'unknown', text };
}

export function hashOf(place: Exclude<PuzzlePlace, { readonly type: 'unknown' }>): string {
  switch (place.type) {
    case 'today':
      return '';
    case 'day':
      return `#${place.day}`;
    case 'practice':
      return `#${place.id}`;
    case 'endless':
      return `#${orderId(place.order)}`;
    case 'room':
      return `#${place.room}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
