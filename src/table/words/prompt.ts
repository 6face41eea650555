/** The prompt: one sentence on what is expected now. The engine is asked what is possible. */
import { check, ENDS, nextCoach, scores, shortBy, type State } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { closingRefusal } from '../model/closing-choice.ts';
import { handInPrompt, movingPrompt, seatingPrompt } from './module-prompt.ts';
import { capitalised, seatName } from './narration-context.ts';
import type { Pending, Table } from '../model/reducer.ts';

interface Setting {
  /** The officials are on the table, so that one who can help may be named. */
  readonly hasOfficials: boolean;
}

export function promptFor(table: Table, t: Translate, names: Names, setting: Setting): string {
  const { now, pending, seat, done } = table;
  const begun = pending && begunPrompt(table, pending, t, names);
  if (begun) return begun;
  if (now.step !== 'over' && seat !== null && seat !== now.player)
    return t('table.waiting', { seat: seatName(now.player, t) });
  // With `seat` null one reader plays all seats: say that the turn is over, not what the next player may do.
  const hasPassed = done.at(-1)?.events.some(({ type }) => type === 'turn-began');
  return seat === null && hasPassed ? t('table.turn-over') : expected(table, t, names, setting);
}

function begunPrompt(table: Table, pending: Pending, t: Translate, names: Names): string | null {
  switch (pending.type) {
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
    case 'discard':
      return null;
    case 'seating':
      return seatingPrompt(table, t);
    case 'carriage':
    case 'town':
      return movingPrompt(table, t, names);
    case 'hand-in':
      return handInPrompt(table, t, names);
  }
}

/** A question names what the step is about, and leaves to the reader what is possible. */
function expected(table: Table, t: Translate, names: Names, { hasOfficials }: Setting): string {
  const { now, isQuestion } = table;
  const { step } = now;
  if (step === 'over') return resultOf(now, t);
  const plain = t(`illegal.wrong-step.now.${step}`);
  switch (step) {
    case 'draw':
      return now.turn.drawn > 0 ? t('table.ask.draw-second') : plain;
    case 'play':
      return layingPrompt(now, isQuestion, t) ?? plain;
    case 'finish': {
      if (isQuestion) return plain;
      const length = closingRefusal(now, 'each-province', []) ? 'short' : 'long';
      const canHelp = hasOfficials && check(now, { type: 'call', official: 'coachman' }).ok;
      return t(`table.ask.finish.${length}.${canHelp ? 'coachman' : 'alone'}`);
    }
    case 'coach': {
      if (check(now, { type: 'take-coach' }).ok) return plain;
      const player = now.players[now.player]!;
      return t('table.ask.wainwright', { n: shortBy(player)!, coach: nextCoach(player)! });
    }
    case 'seat':
      return seatingPrompt(table, t);
    case 'carriage':
      return movingPrompt(table, t, names);
    default:
      return plain;
  }
}

function layingPrompt(now: State, isQuestion: boolean, t: Translate): string | null {
  const { hand, route } = now.players[now.player]!;
  if (route.length === 0) return t('table.ask.first-card');
  if (!hand.some((city) => check(now, { type: 'restart', city }).ok)) return t('table.ask.play-second');
  const fits = hand.some((city) => ENDS.some((end) => check(now, { type: 'play', city, end }).ok));
  return fits || isQuestion ? null : t('table.ask.none-fits');
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
