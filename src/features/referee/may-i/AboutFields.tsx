/** The form of a question, first half: officials, tokens and cities that it is about. */
import { OFFICIALS, PLAYER_COUNTS } from '../../../engine/index.ts';
import type { Fault } from './answer.ts';
import { amend, fieldsOf, type FormState, type Change, type Field } from './form-state.ts';
import { faultSentence } from './words.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Cities } from './Cities.tsx';
import { Options } from './Options.tsx';
import { Tokens } from './Tokens.tsx';

export interface FieldsProps {
  readonly asking: FormState;
  readonly onAsk: (asking: FormState) => void;
  readonly fault: Fault | null;
  readonly language: Language;
}

export function AboutFields({ asking, onAsk, fault, language }: FieldsProps) {
  const { t } = language;
  const { has, change, faultAt } = formOf({ asking, onAsk, fault, language });
  return (
    <div class="may-fields is-about">
      {has('players') && (
        <Options
          id="may-players"
          label={t('play.count')}
          value={String(asking.players)}
          values={PLAYER_COUNTS.map((count) => [String(count), String(count)])}
          onChoose={(count) => change({ players: Number(count) as FormState['players'] })}
        />
      )}
      {has('official') && (
        <Options
          id="may-official"
          label={t('may.field.official')}
          value={asking.official}
          values={OFFICIALS.map((official) => [official, t(`official.${official}`)])}
          onChoose={(official) => change({ official })}
        />
      )}
      {has('tokens') && (
        <Tokens
          id="may-tokens"
          label={t('may.field.tokens')}
          tokens={asking.tokens}
          fault={faultAt('tokens')}
          onChange={(tokens) => change({ tokens })}
          language={language}
        />
      )}
      {has('given') && (
        <Tokens
          id="may-given"
          label={t('may.field.given')}
          tokens={asking.given}
          fault={faultAt('given')}
          onChange={(given) => change({ given })}
          language={language}
        />
      )}
      {has('reward') && (
        <Options
          id="may-reward"
          label={t('may.field.reward')}
          value={asking.reward}
          values={(['none', 'card', 'house'] as const).map((reward) => [reward, t(`may.reward.${reward}`)])}
          onChoose={(reward) => change({ reward })}
        />
      )}
      <Cities asking={asking} onAsk={onAsk} faultAt={faultAt} language={language} />
    </div>
  );
}

/** Helpers shared by both halves of the form. */
export function formOf({ asking, onAsk, fault, language: { t, names } }: FieldsProps) {
  const fields = fieldsOf(asking);
  return {
    has: (field: Field): boolean => fields.includes(field),
    change: (part: Change): void => onAsk(amend(asking, part)),
    /** The sentence that stands at a field, if the table is impossible there. */
    faultAt: (field: Field): string | null =>
      fault?.field === field ? faultSentence(fault, t, names) : null,
  };
}
