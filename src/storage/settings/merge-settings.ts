/** Merges a file's settings and progress: what was chosen on this device stays, its progress only grows. */
import { longestIn } from './longest-route.ts';
import { isTooDeep } from '../../notation/json.ts';
import { answeredIn, LONGEST_ANSWERED, MOST_ANSWERED } from './answered-questions.ts';
import { mergeSheetsOfFile } from '../sheets/score-sheets.ts';
import { mergeAttempts } from '../attempts/merge-attempts.ts';
import { attemptsFrom } from '../attempts/attempts.ts';
import { parsePlaces, writePlaces } from './first-game-places-text.ts';
import { takenUp, type FirstGameScript } from '../../table/model/first-game.ts';
import type { EditionId } from '../../engine/index.ts';
import type { Keepsake } from './preferences.ts';
import type { Settings } from '../transfer/bundle.ts';

export function mergeSettings(here: Settings, there: Settings, script: FirstGameScript): Settings {
  // Progress is never taken over unchecked: only what leads somewhere is merged.
  const reached: Settings = {
    ...known('longest-route', longest(here['longest-route'], there['longest-route'])),
    ...known('questions', answeredOnBoth(here['questions'], there['questions'])),
    ...known('first-game', furthest(here['first-game'], there['first-game'], script)),
    ...known('attempts', begun(here['attempts'], there['attempts'])),
    ...known('sheets', mergeSheetsOfFile(here['sheets'], there['sheets'])),
  };
  const chosen = Object.entries(there).filter(([name]) => !isReached(name));
  return { ...Object.fromEntries(chosen), ...here, ...reached };
}

const REACHED = ['longest-route', 'questions', 'first-game', 'attempts', 'sheets'] as const;
const isReached = (name: string): boolean => REACHED.some((one) => one === name);

const known = (name: Keepsake, text: string | undefined): Settings =>
  text === undefined ? {} : { [name]: text };

const longest = (one: string | undefined, other: string | undefined): string | undefined =>
  longestIn(other) > longestIn(one) ? other : one;

/** The answers of both, as many as can be read again: this device's before those of the file. */
function answeredOnBoth(here: string | undefined, there: string | undefined): string | undefined {
  const own = answeredIn(here ?? null);
  const coming = [...answeredIn(there ?? null)].filter((id) => !own.has(id));
  if (coming.length === 0) return here;
  let text = [...own].join(' ');
  for (const id of coming.slice(0, MOST_ANSWERED - own.size))
    if (text.length + 1 + id.length <= LONGEST_ANSWERED) text = text === '' ? id : `${text} ${id}`;
  return text;
}

/**
 * Attempts begun only on the other device are added; where both began one, this device's stays. A text nested
 * too deeply to be ours could be read, but not written again: then nothing is added.
 */
function begun(here: string | undefined, there: string | undefined): string | undefined {
  if (isTooDeep(here ?? '') || isTooDeep(there ?? '')) return here;
  const own = attemptsFrom(here ?? null);
  const merged = mergeAttempts(own, attemptsFrom(there ?? null));
  return merged.every((attempt) => own.includes(attempt)) ? here : JSON.stringify(merged);
}

/**
 * For each booklet, the place that is further on in the guided game; of two equally far, this device's.
 * Inputs are played to see how far they lead: a long list of something else leads nowhere.
 */
function furthest(
  here: string | undefined,
  there: string | undefined,
  script: FirstGameScript,
): string | undefined {
  const places = new Map(parsePlaces(here));
  let hasGrown = false;
  const reached = (edition: EditionId, inputs: string | undefined): number =>
    (inputs !== undefined && takenUp(script, inputs, edition)?.at) || 0;
  for (const [edition, inputs] of parsePlaces(there))
    if (reached(edition, inputs) > reached(edition, places.get(edition))) {
      places.set(edition, inputs);
      hasGrown = true;
    }
  return hasGrown ? (writePlaces(places) ?? here) : here;
}
