/** The referee's answer in sentences, booklet by booklet where they differ. */
import { type EditionId, type RuleId } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { impossibleSentence } from './impossible-text.ts';
import { refusalSentence } from '../../../table/words/refusal.ts';
import type { Fault, Reading, Ruled } from './answer.ts';
import type { FormState } from './form-state.ts';

/** What some booklets say; all of them, where there is one reading. */
export interface Told {
  readonly editions: readonly EditionId[];
  readonly isYes: boolean;
  readonly sentence: string;
  readonly rule: RuleId;
}

/** Merges readings that say the same; that of the reader's own booklet comes first. */
export function toldOf(
  readings: readonly Reading[],
  asking: FormState,
  mine: EditionId,
  t: Translate,
  names: Names,
): readonly Told[] {
  const told = new Map<string, Told>();
  for (const reading of readings.toSorted((a, b) => rank(a, mine) - rank(b, mine))) {
    const one = tell(reading, asking, t, names);
    const key = `${one.isYes} ${one.sentence}`;
    const before = told.get(key)?.editions ?? [];
    told.set(key, { ...one, editions: [...before, reading.edition] });
  }
  return [...told.values()];
}

const rank = ({ edition }: Reading, mine: EditionId): number => Number(edition !== mine);

function tell({ ruled, state, edition }: Reading, asking: FormState, t: Translate, names: Names): Told {
  const editions = [edition];
  if (!ruled.ok) {
    return { editions, isYes: false, sentence: noSentence(ruled, t, names), rule: ruled.rule };
  }
  // A coach that the closing brings by itself leaves no choice.
  const isSettled = asking.kind === 'coach' && state.step !== 'coach';
  return { editions, isYes: true, ...yes(asking, isSettled, t) };
}

function noSentence(ruled: Exclude<Ruled, { readonly ok: true }>, t: Translate, names: Names): string {
  switch (ruled.code) {
    case 'coach-must':
    case 'no-move':
    case 'moves-lapsed':
      return t(`may.no.${ruled.code}`);
    default:
      return refusalSentence(ruled, t, names);
  }
}

type Reason = Pick<Told, 'sentence' | 'rule'>;

const HELP: Readonly<Record<NonNullable<FormState['official']>, RuleId>> = {
  coachman: '6.6',
  postmaster: '5.4',
  bailiff: '5.3',
  wainwright: '10.2',
};

/** Why it is allowed, and where that is said. */
function yes(asking: FormState, isSettled: boolean, t: Translate): Reason {
  const { kind, route, spot, way, placed, official, takes, reward, helped } = asking;
  switch (kind) {
    case 'play':
      if (route.length === 0) return { sentence: t('may.yes.play.first'), rule: '6.2' };
      if (spot === 'new') return { sentence: t('may.yes.play.new'), rule: '6.5' };
      return { sentence: t('may.yes.play.fits'), rule: helped === 'coachman' ? '6.6' : '6.3' };
    case 'close':
      return { sentence: t('may.yes.close'), rule: '7.1' };
    case 'houses':
      if (placed.length === 0) return { sentence: t('may.yes.houses.none'), rule: '8.6' };
      return { sentence: t(`may.yes.houses.${way}`), rule: way === 'each-province' ? '8.3' : '8.4' };
    case 'call':
      return { sentence: t(`may.yes.call.${official!}`), rule: HELP[official!] };
    case 'coach':
      if (!takes) return { sentence: t('may.yes.coach.leave'), rule: '10.1' };
      return { sentence: t(isSettled ? 'may.yes.coach.must' : 'may.yes.coach.take'), rule: '10.1' };
    case 'draw':
      return { sentence: t('may.yes.draw'), rule: '5.1' };
    case 'hand-in':
      return { sentence: t(`may.yes.hand-in.${reward}`), rule: reward === 'none' ? '12.3' : '12.4' };
    case 'carriage':
      return { sentence: t('may.yes.carriage'), rule: '13.2' };
  }
}

/** Why the table as entered is impossible. */
export const faultSentence = (fault: Fault, t: Translate, names: Names): string =>
  'impossible' in fault
    ? impossibleSentence(fault.impossible, t, names, () => t('may.me'))
    : refusalSentence(fault.refusal, t, names);
