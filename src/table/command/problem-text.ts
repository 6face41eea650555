/** What is wrong with a typed line, in a sentence: what was not understood, and what could be said instead. */
import { GROUPS, OFFICIALS, RANKS, type Seating, type State } from '../../engine/index.ts';
import { LOCALES, type Lang } from '../../i18n/locales.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { seatName } from '../words/narration-context.ts';
import { marketWords } from './answer-parts.ts';
import type { Desk, Incomplete, Problem } from './command.ts';
import type { Lexicon } from './lexicon.ts';
import { commandFor, nameOf } from './phrase.ts';
import { verbsNow } from './possible.ts';
import type { Verb } from './vocabulary.ts';

export interface Speaker {
  readonly lang: Lang;
  readonly t: Translate;
  readonly names: Names;
}

/** More would be no help. */
const MOST_SUGGESTIONS = 5;

export function problemSentence(problem: Problem, desk: Desk, speaker: Speaker): string {
  const { t, names } = speaker;
  const {
    table: { now },
    lexica: [own],
  } = desk;
  const said = (verb: Verb): string => nameOf({ kind: 'verb', id: verb }, own);
  switch (problem.why) {
    case 'empty':
      return t('command.empty', {
        example: said(verbsNow(desk)[0]!),
        help: said('help'),
      });
    case 'too-long':
      return t('command.too-long');
    case 'unknown':
    case 'unclear': {
      const what = t(problem.why === 'unknown' ? 'command.unknown' : 'command.unclear', {
        word: problem.word,
      });
      return problem.suggestions.length > 0 ? `${what} ${meant(problem.suggestions, speaker)}` : what;
    }
    case 'too-much':
      return t('command.too-much', { word: problem.word });
    case 'missing':
      return missing(problem.verb, now, own, speaker);
    case 'not-open':
      return t('command.not-open', {
        ...names.params({ city: problem.city }),
        market: marketWords(now, speaker),
      });
    case 'not-an-end': {
      const { route } = now.players[now.player]!;
      const ends = [...new Set([route[0]!, route.at(-1)!])];
      return t('command.not-an-end', names.params({ city: problem.city, ends }));
    }
    case 'not-begun':
      return t(`command.not-begun.${problem.verb}`, { close: said('close') });
    case 'no-such-player':
      return t('command.no-such-player', { number: problem.number });
    case 'not-here':
      return t('command.not-here');
    case 'waiting':
      return t('table.waiting', { seat: seatName(now.player, t) });
  }
}

function meant(suggestions: readonly string[], { lang, t }: Speaker): string {
  const either = new Intl.ListFormat(LOCALES[lang].tag, { type: 'disjunction' });
  const commands = suggestions.slice(0, MOST_SUGGESTIONS).map((text) => t('command.quoted', { text }));
  return t('command.did-you-mean', { commands: either.format(commands) });
}

function missing(verb: Incomplete, now: State, own: Lexicon, { t, names }: Speaker): string {
  const clergy = Object.fromEntries(GROUPS.map((group, i) => [group, RANKS[i]!])) as Seating;
  return t(`command.missing.${verb}`, {
    officials: names.list(OFFICIALS.map((official) => t(`official.${official}`))),
    example: t('command.quoted', { text: commandFor({ type: 'seat', clergy }, now, own) }),
  });
}
