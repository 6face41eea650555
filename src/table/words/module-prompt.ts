/** The prompt in the steps that the modules add. */
import { GROUPS, southOf, type Moves } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { officesOf } from '../model/module-view.ts';
import { capitalised } from './narration-context.ts';
import { chosenReward, rewardOf } from './reward-words.ts';
import type { Table } from '../model/state.ts';
import { nextToSit, seatingOf } from '../model/seating.ts';

export function seatingPrompt(table: Table, t: Translate): string {
  const rank = nextToSit(seatingOf(table));
  if (rank === null) return t('audience.ask.seated');
  const ask = t('audience.ask.seat', { rank: capitalised(t(`rank.${rank}`)) });
  return table.pending ? ask : `${t('illegal.wrong-step.now.seat')} ${ask}`;
}

export function movingPrompt({ now, pending }: Table, t: Translate, names: Names): string {
  if (pending?.type === 'carriage')
    return t('audience.ask.town', {
      ...names.params({ carriage: pending.carriage }, 'carriage'),
      ...names.params({ towns: southOf(now.carriages![pending.carriage]) }, 'town'),
    });
  if (pending?.type === 'town')
    return t('audience.ask.carriage', {
      ...names.params({ carriages: pending.carriages }, 'carriage'),
      ...names.params({ town: pending.town }, 'town'),
    });
  return t('audience.ask.move', { due: movesInWords(now.turn.moves!, t) });
}

/** Whose moves they are, and how many. */
export const movesInWords = (moves: Moves, t: Translate): string =>
  [
    ...GROUPS.filter((group) => moves[group] > 0).map((group) =>
      t('audience.due', {
        carriage: t(`carriage.${group}`),
        moves: t('audience.count.moves', { n: moves[group] }),
      }),
    ),
    ...(moves.free > 0
      ? [t('audience.due.free', { moves: t('audience.count.moves', { n: moves.free }) })]
      : []),
  ].join('; ');

/** Until a token is chosen, the prompt is the general one of the step. */
export function handInPrompt(table: Table, t: Translate, names: Names): string {
  const { handIn } = officesOf(table, true)!;
  if (!handIn || handIn.count === 0) return t(`illegal.wrong-step.now.${table.now.step as 'hand-in'}`);
  return [rewardOf(handIn.count, t), chosenReward(handIn, t, names)].filter(Boolean).join(' ');
}
