/** The carriages of the audience: where they stand, what has moved, and which one is to move where. */
import { GROUPS, southOf, TOWNS, type GroupId, type TownId } from '../../../engine/index.ts';
import { amend, startsOf, type FormState } from './form-state.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Choice } from '../../../controls/Choice.tsx';
import { Fault } from '../../../controls/Fault.tsx';
import { Options } from './Options.tsx';

interface Props {
  readonly asking: FormState;
  readonly onAsk: (asking: FormState) => void;
  readonly faults: { readonly carriages: string | null; readonly made: string | null };
  /** The move that is asked about is allowed, and can be made. */
  readonly canMake: boolean;
  readonly language: Language;
}

/** Where a carriage stands when the moves so far have been made. */
const standsAt = (asking: FormState, carriage: GroupId): TownId =>
  asking.made.findLast((move) => move.carriage === carriage)?.to ??
  asking.carriages[carriage] ??
  startsOf(asking)[carriage];

export function Carriages({ asking, onAsk, faults, canMake, language: { lang, t, names } }: Props) {
  const { carriage, to, made } = asking;
  const towns = TOWNS.map(({ id }) => [id, t(`town.${id}`)] as const).toSorted(([, a], [, b]) =>
    names.compare(a, b),
  );
  const dash = `\u00a0${LOCALES[lang].dash} `;
  const near = carriage ? southOf(standsAt(asking, carriage)) : [];
  const isFar = to !== null && !near.includes(to);
  return (
    <>
      <details class="fold">
        <summary>{t('may.field.carriages')}</summary>
        <div class="may-carriages">
          {GROUPS.map((group) => (
            <Choice
              key={group}
              label={t(`carriage.${group}`)}
              value={asking.carriages[group] ?? startsOf(asking)[group]}
              values={towns}
              onChoose={(town) => onAsk(amend(asking, { carriages: { ...asking.carriages, [group]: town } }))}
            />
          ))}
        </div>
      </details>
      <Fault id="may-carriages" text={faults.carriages} />
      <Options
        id="may-carriage"
        label={t('may.field.carriage')}
        value={carriage}
        values={GROUPS.map((group) => [group, t(`carriage.${group}`)])}
        onChoose={(group) => onAsk(amend(asking, { carriage: group }))}
      />
      {carriage && (
        <div class="may-to">
          {near.length > 0 && (
            <Options
              id="may-to"
              label={t('may.field.to')}
              value={isFar ? null : to}
              values={near.map((town) => [town, t(`town.${town}`)])}
              onChoose={(town) => onAsk(amend(asking, { to: town }))}
            />
          )}
          <Choice
            label={t('may.to.other')}
            value={isFar ? to : ''}
            values={[['', '–'], ...towns]}
            onChoose={(town) => onAsk(amend(asking, { to: town === '' ? null : town }))}
          />
        </div>
      )}
      <p class="may-made">
        <b>{t('may.field.made')}:</b>{' '}
        {made.length === 0
          ? t('may.made.none')
          : made.map((move) => `${t(`carriage.${move.carriage}`)}${dash}${t(`town.${move.to}`)}`).join('; ')}
      </p>
      <Fault id="may-made" text={faults.made} />
      <p class="buttons">
        {canMake && carriage && to && (
          <button
            type="button"
            onClick={() => onAsk(amend(asking, { made: [...made, { carriage, to }], to: null }))}
          >
            {t('may.made.add')}
          </button>
        )}
        {made.length > 0 && (
          <button type="button" onClick={() => onAsk(amend(asking, { made: made.slice(0, -1), to: null }))}>
            {t('may.made.back')}
          </button>
        )}
      </p>
    </>
  );
}
