/** Puzzles without end: a kind and a level are chosen, and one is made that nobody has seen yet. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../../../storage/settings/preferences.ts';
import {
  MADE_KINDS,
  MADE_LEVELS,
  nearestLevel,
  orderId,
  orderOf,
  type MadeKind,
  type Order,
} from '../../../puzzle-maker/order.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Remembered } from '../results/Remembered.tsx';
import { RouteRoom } from './RouteRoom.tsx';
import { useMade } from './use-made.ts';

interface Props {
  /** `null` in the room itself, before a puzzle is ordered. */
  readonly order: Order | null;
  readonly language: Language;
}

const FIRST: Order = { kind: 'closing', level: 2, seed: '' };

export function Endless({ order, language }: Props) {
  const { t } = language;
  const { made, stop } = useMade(order);
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => order ?? orderOf(recall('endless') ?? '') ?? FIRST);
  const isReady = made?.type === 'ready';
  // After a wait for the puzzle, the focus moves to its goal.
  const wasMaking = useRef(false);
  useLayoutEffect(() => {
    if (isReady && wasMaking.current) place.current?.querySelector<HTMLElement>('.puzzle-goal')?.focus();
    wasMaking.current = made?.type === 'making';
  }, [made]);
  const choose = (kind: MadeKind, level: number): void =>
    setChosen({ ...chosen, kind, level: nearestLevel(kind, level) });
  const next = (event: Event): void => {
    event.preventDefault();
    const id = orderId({ ...chosen, seed: Math.random().toString(36).slice(2, 10) });
    remember('endless', id);
    location.hash = id;
  };
  return (
    <div ref={place}>
      {isReady && (
        <>
          <RouteRoom
            key={made.puzzle.id}
            puzzle={made.puzzle}
            day={null}
            title={t('puzzle.room.endless')}
            language={language}
          />
          <Remembered puzzle={made.puzzle} day={null} language={language} />
        </>
      )}
      <section class="endless-room" aria-label={t('puzzle.room.endless')}>
        {!order && <p class="lead">{t('endless.lead')}</p>}
        <form class="endless-form" onSubmit={next}>
          <label>
            <span>{t('result.practice.kind')}</span>
            <select
              value={chosen.kind}
              onChange={({ currentTarget }) => choose(currentTarget.value as MadeKind, chosen.level)}
            >
              {MADE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`puzzle.kind.${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{t('endless.level')}</span>
            <select
              value={chosen.level}
              onChange={({ currentTarget }) => choose(chosen.kind, Number(currentTarget.value))}
            >
              {MADE_LEVELS[chosen.kind].map((level) => (
                <option key={level}>{level}</option>
              ))}
            </select>
          </label>
          <button class="is-main">{t(order ? 'endless.next' : 'endless.first')}</button>
          {made?.type === 'making' && (
            <button type="button" onClick={stop}>
              {t('endless.stop')}
            </button>
          )}
        </form>
        <p role="status">{made && made.type !== 'ready' && t(`endless.${made.type}`)}</p>
      </section>
    </div>
  );
}
