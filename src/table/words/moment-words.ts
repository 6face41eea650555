/** The moments of a game, its turns and its tie, told. A cause without a case here does not compile. */
import { hasTile, scores, type State } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { capitalised, seatName, tileName } from './narration-context.ts';
import type { Turn } from '../model/timeline/score-timeline.ts';
import type { WinnerAndRival } from '../model/timeline/winner-and-rival.ts';
import type { TurnGains } from '../model/timeline/gains.ts';
import type { EndTile } from '../model/timeline/last-round.ts';
import type { Cause } from '../model/timeline/moments.ts';
import type { Race } from '../model/timeline/races.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

const called = (player: number, t: Translate): string => capitalised(seatName(player, t));

export const turnName = ({ kind, number, player }: Turn, t: Translate): string =>
  kind === 'turn' ? t('end.turn', { number, player: seatName(player, t) }) : t(`end.turn.${kind}`);

export const lastRoundSentence = ({ why, player }: Pick<EndTile, 'why' | 'player'>, t: Translate): string =>
  t(`end.last-round.${why}`, { seat: called(player, t) });

export function causeSentence(cause: Cause, turn: Turn, duel: WinnerAndRival, words: Words): string {
  const { t } = words;
  const winner = called(duel.winner, t);
  switch (cause.code) {
    case 'swing':
    case 'setback': {
      const other = seatName(duel.other, t);
      const score = { winner, other, before: scoreText(cause.before), after: scoreText(cause.after) };
      const { points } = cause.gains;
      const told = points > 0 ? [gainsSentence(cause.gains, turn.player, words)] : [];
      return [...told, t('end.cause.score', score)].join(' ');
    }
    case 'race':
      return raceSentence(cause.race, duel, words);
    case 'lead':
      return t(cause.isLate ? 'end.cause.lead.late' : 'end.cause.lead', { winner });
    case 'last-round':
      return lastRoundSentence(cause, t);
  }
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

const scoreText = ([winner, other]: readonly [number, number]): string =>
  `${signed(winner)}\u00a0:\u00a0${signed(other)}`;

function gainsSentence(gains: TurnGains, player: number, { t, names }: Words): string {
  const { houses, tiles, coach, tokens, clergy } = gains;
  const parts = [
    ...(houses > 0 ? [t('count.houses', { n: houses })] : []),
    ...tiles.map(({ stack, value }) => t('end.gain.tile', { tile: tileName(stack, t, names), value })),
    ...(coach === null ? [] : [t('table.coach', { coach })]),
    ...(tokens > 0 ? [t('end.gain.tokens', { n: tokens })] : []),
    ...(clergy === 0 ? [] : [t('end.gain.clergy', { points: clergy > 0 ? `+${clergy}` : signed(clergy) })]),
  ];
  const points = t('count.points', { n: gains.points });
  return t('end.cause.gains', { seat: called(player, t), points, gains: names.list(parts) });
}

function raceSentence(
  { stack, value, cities, later }: Race,
  duel: WinnerAndRival,
  { t, names }: Words,
): string {
  const race = {
    winner: called(duel.winner, t),
    other: called(duel.other, t),
    tile: tileName(stack, t, names),
  };
  const [city, ...more] = cities;
  const lacks =
    city && more.length === 0
      ? t('end.cause.race.city', { ...race, city: names.city(city) })
      : t('end.cause.race', race);
  const cost =
    later === null
      ? t('end.cause.race.none', { other: race.other })
      : t('end.cause.race.later', { later, value });
  return `${lacks} ${cost}`;
}

/** Why one of several with the most points has won; `null` without a tie. */
export function tieSentence(end: State, { t, names }: Words): string | null {
  const { players, winner, tie } = scores(end);
  if (winner === null || tie === null || tie === 'open') return null;
  const most = players[winner]!.total;
  const tied = [...players.keys()].filter((player) => players[player]!.total === most);
  const holder = end.players.findIndex((player) => hasTile(player, 'end'));
  return t(`end.tie.${tie}`, {
    tied: names.list(tied.map((player) => seatName(player, t))),
    points: t('count.points', { n: most }),
    winner: seatName(winner, t),
    holder: seatName(holder, t),
  });
}
