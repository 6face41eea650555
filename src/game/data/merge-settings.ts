/** What a file brings of settings and progress: what this device has chosen stays, what it has reached only grows. */
import { longestIn } from '../longest-route.ts';
import { answeredIn } from '../progress.ts';
import { mergeSheets } from '../score-sheet/kept.ts';
import type { Keepsake } from '../remember.ts';
import type { Settings } from './bundle.ts';

export function mergeSettings(here: Settings, there: Settings): Settings {
  return {
    ...there,
    ...here,
    ...known('longest-route', longest(here['longest-route'], there['longest-route'])),
    ...known('questions', both(here['questions'], there['questions'])),
    ...known('first-game', further(here['first-game'], there['first-game'])),
    ...known('sheets', mergeSheets(here['sheets'], there['sheets'])),
  };
}

const known = (name: Keepsake, text: string | undefined): Settings =>
  text === undefined ? {} : { [name]: text };

const longest = (one: string | undefined, other: string | undefined): string | undefined =>
  longestIn(other) > longestIn(one) ? other : (one ?? other);

const both = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined && other === undefined
    ? undefined
    : [...new Set([...answeredIn(one ?? null), ...answeredIn(other ?? null)])].toSorted().join(' ');

/** The guided game that has come further; of two as far, this device's. */
const further = (here: string | undefined, there: string | undefined): string | undefined =>
  inputsIn(there) > inputsIn(here) ? there : here;

function inputsIn(text: string | undefined): number {
  try {
    const { inputs } = JSON.parse(text ?? '{}') as { readonly inputs?: unknown };
    return Array.isArray(inputs) ? inputs.length : text === undefined ? -1 : 0;
  } catch {
    return 0;
  }
}
