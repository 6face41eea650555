/** Parts of answers: labels of the table with what stands under them. */
import type { State } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

/** „Open cards: 1 Ulm, 2 Linz …” */
export const marketWords = ({ market }: State, { t, names }: Words): string =>
  labelled(
    t('table.ui.market'),
    market.map((city, i) => `${i + 1} ${city ? names.city(city) : t('table.ui.empty-slot')}`).join(', '),
  );

export const labelled = (label: string, what: string): string => `${label}: ${what}`;
