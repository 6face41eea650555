/** The form of a question, second half: how it is meant, what was done this turn; defaults usually fit. */
import { COACHES, WAYS } from '../../../engine/index.ts';
import { HELPERS, MOMENTS, SPOTS, type FormState } from './form-state.ts';
import { Fault } from '../../../controls/Fault.tsx';
import { formOf, type FieldsProps } from './AboutFields.tsx';
import { Carriages } from './Carriages.tsx';
import { Options, Tick } from './Options.tsx';
import { SLOTS, Stock } from './Stock.tsx';

interface Props extends FieldsProps {
  /** The reader's booklet allows what the question asks. */
  readonly isYes: boolean;
}

export function TurnFields({ asking, onAsk, fault, isYes, language }: Props) {
  const { t } = language;
  const { has, change, faultAt } = formOf({ asking, onAsk, fault, language });
  return (
    <div class="may-fields">
      {has('takes') && (
        <Options
          id="may-takes"
          label={t('may.field.takes')}
          value={asking.takes ? 'yes' : 'no'}
          values={(['yes', 'no'] as const).map((one) => [one, t(`may.takes.${one}`)])}
          onChoose={(one) => change({ takes: one === 'yes' })}
        />
      )}
      {has('spot') && (
        <Options
          id="may-spot"
          label={t('may.field.spot')}
          value={asking.spot}
          values={SPOTS.map((spot) => [spot, t(`may.spot.${spot}`)])}
          onChoose={(spot) => change({ spot })}
        />
      )}
      {has('way') && (
        <Options
          id="may-way"
          label={t('may.field.way')}
          value={asking.way}
          values={WAYS.map((way) => [way, t(`table.way.${way}`)])}
          onChoose={(way) => change({ way })}
        />
      )}
      {has('coach') && (
        <Options
          id="may-coach"
          label={t('may.field.coach')}
          value={String(asking.coach)}
          values={[
            ['0', t('may.coach.none')],
            ...COACHES.map(({ value }) => [String(value), String(value)] as const),
          ]}
          onChoose={(coach) => change({ coach: Number(coach) as FormState['coach'] })}
        />
      )}
      <Fault id="may-coach" text={faultAt('coach')} />
      {has('from') && (
        <Options
          id="may-from"
          label={t('may.field.from')}
          value={String(asking.from)}
          values={[
            ['deck', t('may.from.deck')],
            ...SLOTS.map((slot) => [String(slot), t('may.from.slot', { place: slot + 1 })] as const),
          ]}
          onChoose={(from) => change({ from: from === 'deck' ? 'deck' : Number(from) })}
        />
      )}
      {has('moment') && (
        <Options
          id="may-moment"
          label={t('may.field.moment')}
          value={asking.moment}
          values={MOMENTS.map((moment) => [moment, t(`may.moment.${moment}`)])}
          onChoose={(moment) => change({ moment })}
        />
      )}
      {has('helped') && (
        <Options
          id="may-helped"
          label={t('may.field.helped')}
          value={asking.helped}
          values={HELPERS.map((helper) => [
            helper,
            helper === 'nobody' || helper === 'forced' ? t(`may.helped.${helper}`) : t(`official.${helper}`),
          ])}
          onChoose={(helped) => change({ helped })}
        />
      )}
      <Fault id="may-helped" text={faultAt('helped')} />
      {has('isLast') && (
        <Options
          id="may-last"
          label={t('may.field.isLast')}
          value={asking.isLast ? 'yes' : 'no'}
          values={(['no', 'yes'] as const).map((one) => [one, t(`may.last.${one}`)])}
          onChoose={(one) => change({ isLast: one === 'yes' })}
        />
      )}
      {has('carriage') && (
        <Carriages
          asking={asking}
          onAsk={onAsk}
          faults={{ carriages: faultAt('carriages'), made: faultAt('made') }}
          canMake={isYes}
          language={language}
        />
      )}
      {has('slots') && (
        <Stock slots={asking.slots} onChange={(slots) => change({ slots })} language={language} />
      )}
      {has('audience') && (
        <Tick
          label={t('may.audience', { module: t('module.audience') })}
          isOn={asking.audience}
          onChange={(audience) => change({ audience })}
        />
      )}
    </div>
  );
}
