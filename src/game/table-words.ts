/** The table's words, and the sentence of the moment, in the reader's language. */
import { scores, type State } from '../engine/index.ts';
import { TABLE_LABELS, type Gains, type TableLabel, type TableWords } from '../table/types.ts';
import type { Names } from '../i18n/names.ts';
import type { Translate } from '../i18n/t.ts';
import { capitalised, seatName, tileName } from './narrator.ts';
import type { Table } from './table-state.ts';

export function tableWords(t: Translate, names: Names): TableWords {
  const points = (n: number): string => t('count.points', { n });
  const gains = ({ houses, tiles, coach }: Gains): string =>
    names.list([
      t('count.houses', { n: houses }),
      ...tiles.map(({ value }) => t('table.gains.tile', { value })),
      ...(coach === null ? [] : [t('table.coach', { coach })]),
    ]);
  return {
    city: names.city,
    province: names.province,
    provinceCode: (province) => t(`province.${province}.code`),
    seat: (seat) => t(`seat.${seat}`),
    official: (official) => capitalised(t(`official.${official}`)),
    officialState: (state) => t(`table.official.${state}`),
    stack: (stack) => capitalised(tileName(stack, t, names)),
    way: (way) => t(`table.way.${way}`),
    decision: (type) => {
      switch (type) {
        case 'new-route':
          return t('table.new-route');
        case 'close':
          return t('table.close');
        case 'end-turn':
          return t('act.end');
        case 'take-coach':
          return t('act.take-coach');
        case 'skip':
          return t('act.skip.coach');
      }
    },
    points,
    cards: (n) => t('count.cards', { n }),
    houses: (n) => t('count.houses', { n }),
    coach: (coach) => t('table.coach', { coach }),
    nextCoach: (coach, worth) => t('table.next-coach', { coach, points: points(worth) }),
    chosenOf: (chosen, needed) => t('table.chosen-of', { chosen, needed }),
    gains: (each) => (each ? gains(each) : t('table.gains.open')),
    moreHouses: (n) => t('table.more-houses', { n }),
    layAt: (end, city) => t(`table.lay.${end}`, names.params({ city })),
    ui: Object.fromEntries(TABLE_LABELS.map((label) => [label, t(`table.ui.${label}`)])) as Record<
      TableLabel,
      string
    >,
  };
}

/** What is expected now, in one sentence. */
export function promptFor({ now, pending, start, seat }: Table, t: Translate, names: Names): string {
  switch (pending?.type) {
    case 'card':
      return pending.ends.length > 1
        ? t('table.ask.end', names.params({ city: pending.city }))
        : t('table.ask.restart');
    case 'new-route':
      return t('table.ask.new-route');
    case 'closing': {
      const ask = t('table.ask.closing');
      if (!pending.moved) return ask;
      const { from, to } = pending.moved;
      return `${t('table.house-moved', { from: t(`city.${from}.in`), to: t(`city.${to}.in`) })} ${ask}`;
    }
    default: {
      if (now.step === 'over') return resultOf(now, t);
      if (seat !== null && seat !== now.player) return t('table.waiting', { seat: seatName(now.player, t) });
      const expected = t(`illegal.wrong-step.now.${now.step}`);
      if (seat !== null || now.player === start.player) return expected;
      return `${t('table.acting', { seat: seatName(now.player, t) })} ${expected}`;
    }
  }
}

/** Who has won, and what decided a tie. */
export function resultOf(state: State, t: Translate): string {
  const { winner, tie } = scores(state);
  if (winner === null) return t('event.game-ended');
  const wins = t('table.wins', { seat: seatName(winner, t) });
  return tie === 'end-tile' || tie === 'clockwise'
    ? `${capitalised(wins)} ${t(`table.wins.${tie}`)}`
    : capitalised(wins);
}
