/** Choice of the booklet whose rules apply, and of options that differ from it. */
import { EDITIONS, OPTION_VALUES, type EditionId, type Options } from '../../../engine/index.ts';
import type { Draft, DraftIntent } from './draft.ts';
import { optionsOf } from './setup-of.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Choice } from '../../../controls/Choice.tsx';

interface Props {
  readonly draft: Draft;
  /** The reader's booklet, unless another is chosen for this game. */
  readonly mine: EditionId;
  readonly send: (intent: DraftIntent) => void;
  readonly language: Language;
}

const EDITION_IDS = Object.keys(EDITIONS) as readonly EditionId[];
const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly (keyof Options)[];

export function RulesFold({ draft, mine, send, language: { t } }: Props) {
  const edition = draft.edition ?? mine;
  const options = optionsOf(draft, mine);
  const isChanged = OPTION_NAMES.some((name) => options[name] !== EDITIONS[edition][name]);
  const name = t(`booklet.${edition}`);
  const booklet = isChanged ? t('play.booklet.changed', { booklet: name }) : name;
  return (
    <details class="fold">
      <summary>{t('play.booklet', { booklet })}</summary>
      <div class="choices-of">
        <Choice
          label={t('play.booklet.choose')}
          value={edition}
          values={EDITION_IDS.map((id) => [id, t(`booklet.${id}`)])}
          onChoose={(chosen) => send({ type: 'edition', edition: chosen })}
        />
        {OPTION_NAMES.map((option) => (
          <Choice
            key={option}
            label={t(`play.option.${option}`)}
            value={options[option]}
            values={valuesOf(option, t)}
            onChoose={(value) => send({ type: 'option', name: option, value })}
            decided={
              option === 'placement' && draft.modules.includes('audience')
                ? t('play.option.placement.audience')
                : null
            }
          />
        ))}
      </div>
    </details>
  );
}

function valuesOf(option: keyof Options, t: Translate): readonly (readonly [value: string, text: string])[] {
  switch (option) {
    case 'provincesTile':
      return OPTION_VALUES.provincesTile.map((value) => [value, t(`play.option.provincesTile.${value}`)]);
    case 'placement':
      return OPTION_VALUES.placement.map((value) => [value, t(`play.option.placement.${value}`)]);
    case 'coach':
      return OPTION_VALUES.coach.map((value) => [value, t(`play.option.coach.${value}`)]);
  }
}
