/** What the player of a seat is called in a sentence, which may begin with it. */
import type { Translate } from '../../i18n/t.ts';

export type Who = (player: number) => string;

/** For players without names: seats are counted from 0 by programs and from 1 by people. */
export const numbered =
  (t: Translate): Who =>
  (player) =>
    t('player.number', { number: player + 1 });
