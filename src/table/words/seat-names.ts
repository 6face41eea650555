/** Players with names of their own: sentences and pieces call seats by `seat.0` to `seat.3`. */
import type { Translate } from '../../i18n/t.ts';

/** The same texts, with these names for the seats. */
export const seatsCalled =
  (t: Translate, names: readonly string[]): Translate =>
  (key, ...params) =>
    (key.startsWith('seat.') ? names[Number(key.slice('seat.'.length))] : undefined) ?? t(key, ...params);
