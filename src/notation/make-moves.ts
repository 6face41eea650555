/** A game as a list of moves that a person can read, one line a turn. The grammar is in README.md. */
import type { Action, Config, GameRecord } from '../engine/index.ts';
import { begin, judge, orThrow, perform, type GameCursor } from './game-cursor.ts';
import { RULES_VERSION } from './limits.ts';
import { seatName } from './seats.ts';
import { wordsOf } from './words.ts';

/** Throws a `RangeError` for what is not a legal record. */
export function makeMoves(record: GameRecord): string {
  const { course } = orThrow(begin(record.config));
  const lines = [headOf(course.config)];
  let label = '';
  let last = '';
  for (const asked of record.actions) {
    const { action } = orThrow(judge(course, asked));
    const now = labelOf(course);
    const clause = clauseOf(course, action);
    const isSecondDraw = now === label && last === 'draw' && action.type === 'draw';
    perform(course, action);
    const text = clause + remark(course, action);
    if (now !== label) lines.push(`${now} ${text}`);
    else lines[lines.length - 1] += isSecondDraw ? text.slice('draw'.length) : `; ${text}`;
    label = now;
    last = action.type;
  }
  return `${lines.join('\n')}\n`;
}

function headOf(config: Config): string {
  const parts = [`posthorn ${RULES_VERSION}`, `players ${config.players}`, `edition ${config.edition}`];
  if (config.modules!.length > 0) parts.push(`modules ${config.modules!.join(' ')}`);
  const options = Object.entries(config.options ?? {}).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) parts.push(`options ${options.join(' ')}`);
  parts.push(`seed ${JSON.stringify(config.seed)}`);
  if (config.deck) parts.push(`deck ${config.deck.join(' ')}`);
  return parts.join('; ');
}

/** What the line of the action about to be taken begins with. */
export function labelOf({ draft, turn }: GameCursor): string {
  if (draft.step === 'seat') return 'seating:';
  if (draft.step === 'last-hand-in') return 'last:';
  return `${turn}. ${seatName(draft.turn.player)}:`;
}

/** The move, with the acting player's name unless the line's label says it. */
function clauseOf({ draft }: GameCursor, action: Action): string {
  const { player, step, turn } = draft;
  const words = wordsOf(action, draft.players[player]!.route.length === 0);
  const isNamed = step !== 'seat' && step !== 'last-hand-in' && player === turn.player;
  return isNamed ? words : `${seatName(player)} ${words}`;
}

/** Which card was drawn: for the reader, since the slot alone says little. */
function remark({ draft }: GameCursor, action: Action): string {
  if (action.type !== 'draw') return '';
  return ` (${draft.players[draft.turn.player]!.hand.at(-1)})`;
}
