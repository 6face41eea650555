/** The answer: yes or no, why, and where that is said; booklet by booklet where they differ. */
import type { EditionId } from '../../../engine/index.ts';
import type { Answer } from './answer.ts';
import type { FormState } from './form-state.ts';
import { faultSentence, toldOf, type Told } from './words.ts';
import { capitalised } from '../../../table/words/narration-context.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { RuleLink } from '../../../table/shell/RuleLink.tsx';

interface Props {
  readonly answer: Answer;
  readonly asking: FormState;
  readonly mine: EditionId;
  readonly language: Language;
}

export function AnswerBox(props: Props) {
  const { answer } = props;
  return (
    <div class={`may-answer is-${answer.type}`} role="status">
      <Words {...props} />
    </div>
  );
}

function Words({ answer, asking, mine, language }: Props) {
  const { t, names } = language;
  switch (answer.type) {
    case 'incomplete':
      return <p>{t(`may.missing.${answer.field as 'route'}`)}</p>;
    case 'impossible':
      return (
        <p>
          <b>{t('may.impossible')}</b> {faultSentence(answer.fault, t, names)}
        </p>
      );
    case 'answered': {
      const told = toldOf(answer.readings, asking, mine, t, names);
      return (
        <>
          {told.map((one) => (
            <Reading
              key={one.editions.join()}
              told={one}
              isOnly={told.length === 1}
              {...{ mine, language }}
            />
          ))}
        </>
      );
    }
  }
}

interface ReadingProps {
  readonly told: Told;
  readonly isOnly: boolean;
  readonly mine: EditionId;
  readonly language: Language;
}

function Reading({ told, isOnly, mine, language }: ReadingProps) {
  const { t, names } = language;
  const { editions, isYes, sentence, rule } = told;
  const called = (edition: EditionId): string =>
    t(`booklet.${edition}`) + (edition === mine ? ` (${t('booklet.mine')})` : '');
  return (
    <p class={isYes ? 'is-yes' : 'is-no'}>
      {!isOnly && <span class="may-editions">{capitalised(names.list(editions.map(called)))}: </span>}
      <b>{t(isYes ? 'rulings.verdict.yes' : 'rulings.verdict.no')}</b> {sentence}{' '}
      <RuleLink rule={rule} language={language} />
      {isOnly && <small> {t('may.all')}</small>}
    </p>
  );
}
