/** Calling an official: token, hand-in, then the help (rules 4.2 and 12.2). */
import { sweepMarket } from './cards.ts';
import { toCarriages } from './closing.ts';
import { takeCoach } from './coach.ts';
import type { Log } from './events.ts';
import { handIn, startHandIn, takeToken } from './modules/officials.ts';
import { endGame, toDraw } from './turn.ts';
import { assertNever, type Draft, type HandIn, type Official } from './types.ts';

export function call(draft: Draft, official: Official, log: Log): void {
  draft.turn.official = official;
  log?.push({ type: 'called', player: draft.player, official, forced: false });
  if (draft.tokenStacks !== null) {
    takeToken(draft, official, log);
    if (startHandIn(draft, log)) return;
  }
  help(draft, official, log);
}

function help(draft: Draft, official: Official, log: Log): void {
  draft.player = draft.turn.player;
  switch (official) {
    case 'coachman':
      draft.step = 'play';
      return;
    case 'postmaster':
      return toDraw(draft, log);
    case 'bailiff':
      sweepMarket(draft, log);
      return toDraw(draft, log);
    case 'wainwright':
      takeCoach(draft, log);
      return toCarriages(draft, log);
    default:
      assertNever(official);
  }
}

/** One player hands in; after the last one the round is repeated while a stack is still empty. */
export function handInAndGoOn(draft: Draft, action: HandIn, log: Log): void {
  handIn(draft, action, log);
  nextInQueue(draft, log);
}

/** Also called when a player skips the last hand-in. */
export function nextInQueue(draft: Draft, log: Log): void {
  const { queue } = draft;
  queue.shift();
  if (queue.length > 0) draft.player = queue[0]!;
  else if (draft.step === 'last-hand-in') endGame(draft, log);
  else if (!startHandIn(draft, log)) help(draft, draft.turn.official!, log);
}
