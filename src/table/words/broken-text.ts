/**
 * The one place where the refusal of a link, a move list or a saved game becomes a sentence. A code
 * without a case here does not compile.
 */
import type { NotationFacts, NotationRefusal } from '../../notation/refusal.ts';
import { seatName } from '../../notation/seats.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { refusalSentence } from './refusal.ts';
import { numbered, type Who } from './player-name.ts';
import { settingSentence } from './setting-text.ts';
import { quoteUntrusted } from '../../text/quote-untrusted.ts';

/** What is wrong, where in a move list, and for an illegal action the engine's reason. `who` names a seat. */
export function brokenSentence(
  refusal: NotationRefusal,
  t: Translate,
  names: Names,
  who: Who = numbered(t),
): string {
  const { line, column } = refusal;
  const parts = [whatIsWrong(refusal, t, names, who)];
  if (line !== undefined) parts.push(t('broken.place', { line, column: column ?? 1 }));
  if (refusal.code === 'illegal-action') parts.push(refusalSentence(refusal.verdict, t, names));
  return parts.join(' ');
}

function whatIsWrong(refusal: NotationRefusal, t: Translate, names: Names, who: Who): string {
  switch (refusal.code) {
    case 'not-text':
      return t('broken.not-text');
    case 'empty':
      return t('broken.empty');
    case 'too-long':
      return t('broken.too-long', { limit: grouped(refusal.limit) });
    case 'bad-json':
      return t('broken.bad-json');
    case 'bad-record':
      return refusal.field === 'record' || refusal.field === 'actions'
        ? t(`broken.bad-record.${refusal.field}`)
        : settingSentence(refusal.field, t, names);
    case 'seed-too-long':
      return t('broken.seed-too-long', { limit: refusal.limit });
    case 'seed-broken':
      return t('broken.seed-broken');
    case 'too-many-actions':
      return t('broken.too-many-actions', { limit: refusal.limit });
    case 'illegal-action': {
      const player = who(refusal.player);
      return refusal.turn === 0
        ? t('broken.illegal-action.seating', { player })
        : t('broken.illegal-action.turn', { player, turn: refusal.turn });
    }
    case 'bad-character': {
      const character = quoteUntrusted(refusal.character);
      // Positions are counted from 0 by programs and from 1 by people.
      const number = refusal.position + 1;
      return character === ''
        ? t('broken.bad-character.invisible', { number })
        : t('broken.bad-character.visible', { character, number });
    }
    case 'format-version':
      return t('broken.format-version', { version: refusal.version, known: refusal.known });
    case 'rules-version':
      return t('broken.rules-version', { version: refusal.version, known: refusal.known });
    case 'checksum':
      return t('broken.checksum');
    case 'cut-short':
      return t('broken.cut-short', { when: when(refusal.turn, t) });
    case 'left-over':
      return t('broken.left-over', { when: when(refusal.turn, t) });
    case 'unknown-choice':
      return t('broken.unknown-choice', { when: when(refusal.turn, t) });
    case 'syntax':
      return syntax(refusal, t);
    case 'turn-number':
      return t('broken.turn-number', { turn: refusal.expected, found: quoteUntrusted(refusal.found) });
    case 'wrong-player':
      // The list's own word for the player, whatever the players are called elsewhere.
      return t('broken.wrong-player', {
        seat: seatName(refusal.expected),
        found: quoteUntrusted(refusal.found),
      });
    case 'turn-ended':
      return refusal.turn === 0
        ? t('broken.turn-ended.seating')
        : t('broken.turn-ended.turn', { turn: refusal.turn });
  }
}

/** From 10 000 on, digits are grouped in threes by a space, which all the languages allow. */
const grouped = (n: number): string => (n < 10_000 ? `${n}` : `${n}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0'));

/** `null` is before all turns, turn 0 the seating. */
function when(turn: number | null, t: Translate): string {
  if (turn === null) return t('broken.when.start');
  return turn === 0 ? t('broken.when.seating') : t('broken.when.turn', { turn });
}

function syntax(refusal: NotationFacts['syntax'], t: Translate): string {
  const expected = t(`broken.expected.${refusal.expected}`, { words: refusal.words.join(', ') });
  const found = quoteUntrusted(refusal.found);
  return found === ''
    ? t('broken.syntax.missing', { expected })
    : t('broken.syntax.found', { expected, found });
}
