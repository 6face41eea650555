/** The form for a new game: players, modules, rules, seed; the button that begins it is always in sight. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAwake } from '../../../board/use-awake.ts';
import { MODULES, PLAYER_COUNTS } from '../../../engine/index.ts';
import { editionOf } from '../../../i18n/booklet.ts';
import { seatLabelOf } from './seat-label.ts';
import { FIRST_DRAFT, redraft, type Draft, type DraftIntent } from './draft.ts';
import { faultsOf, isFree } from './faults.ts';
import { draftOf, keptAs } from './kept-draft.ts';
import { setupOf } from './setup-of.ts';
import { chance, freshSeed } from '../../../table/model/chance.ts';
import type { PlaySetup } from '../../../table/model/setup.ts';
import { slotOf } from '../../../storage/settings/preferences.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { useBooklet } from '../../../controls/use-booklet.ts';
import { useKeptReducer } from '../../../controls/use-kept-reducer.ts';
import { Choice } from '../../../controls/Choice.tsx';
import { RulesFold } from './RulesFold.tsx';
import { SeatRow } from './SeatRow.tsx';
import { SeedFold } from './SeedFold.tsx';

interface Props {
  readonly onPlay: (setup: PlaySetup) => void;
  readonly language: Language;
}

export function SetupForm({ onPlay, language }: Props) {
  const { t, names, lang } = language;
  const form = useRef<HTMLFormElement>(null);
  const isAwake = useAwake();
  const mine = editionOf(useBooklet(lang));
  const [draft, send] = useKeptDraft();
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft, t, names);
  const shown = isTried ? faults : { names: faults.names.map(() => null), seed: null };
  const seats = [...Array(draft.count).keys()];

  // The faults are rendered by now: focus the first field that has one.
  const wrong = useRef(false);
  useLayoutEffect(() => {
    if (!wrong.current) return;
    wrong.current = false;
    form.current!.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  const begin = (event: Event): void => {
    event.preventDefault();
    setTried(true);
    wrong.current = !isFree(faults);
    if (wrong.current) return;
    onPlay(setupOf(draft, { t, edition: mine, seed: freshSeed(chance()) }));
    // A seed is used once: to get the same cards again, it has to be typed again.
    send({ type: 'seed', seed: '' });
  };

  return (
    <form class="setup" ref={form} noValidate inert={!isAwake} onSubmit={begin}>
      <fieldset class="seat-count">
        <legend>{t('play.count')}</legend>
        {PLAYER_COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="count"
              value={count}
              checked={count === draft.count}
              autocomplete="off"
              onChange={() => send({ type: 'count', count })}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {seats.map((seat) => (
        <SeatRow
          key={seat}
          draft={draft}
          seat={seat}
          fault={shown.names[seat] ?? null}
          send={send}
          language={language}
        />
      ))}
      <div class="setup-more">
        <Choice
          label={t('play.starts')}
          value={String(draft.starts)}
          values={[
            ['lot', t('play.starts.lot')],
            ...seats.map((seat) => [String(seat), seatLabelOf(draft, seat, t)] as const),
          ]}
          onChoose={(value) => send({ type: 'starts', starts: value === 'lot' ? 'lot' : Number(value) })}
        />
        <fieldset class="modules">
          <legend>{t('play.modules')}</legend>
          {MODULES.map((module) => (
            <label key={module}>
              <input
                type="checkbox"
                checked={draft.modules.includes(module)}
                autocomplete="off"
                onChange={({ currentTarget }) =>
                  send({ type: 'module', module, isOn: currentTarget.checked })
                }
              />
              <span>{t(`module.${module}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <RulesFold draft={draft} mine={mine} send={send} language={language} />
      <SeedFold draft={draft} fault={shown.seed} send={send} language={language} />
      <div class="play-bar">
        <button class="primary" type="submit">
          {t('play.begin')}
        </button>
      </div>
    </form>
  );
}

/** The draft, stored on every change: the last choices are restored, and typed text survives a reload. */
function useKeptDraft(): readonly [Draft, (intent: DraftIntent) => void] {
  const slot = useMemo(() => slotOf('play'), []);
  const load = (now: Draft): Draft => draftOf(slot.load()) ?? now;
  const { state, send, show } = useKeptReducer<Draft, DraftIntent>(() => FIRST_DRAFT, {
    reduce: redraft,
    keep: (next) => {
      slot.save(keptAs(next));
      return next;
    },
    newer: (now) => (slot.isChangedElsewhere() ? load(now) : null),
  });
  useLayoutEffect(() => show(load), []);
  return [state, send];
}
