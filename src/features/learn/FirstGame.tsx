/** The guided first game: the guide speaks, the learner acts on the table. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { editionOf } from '../../i18n/booklet.ts';
import { isAsking, keptAs, lessonOf, showFor, type FirstGameScript } from '../../table/model/first-game.ts';
import { learn, learning, type LearnIntent, type Learning } from './first-game-table.ts';
import { seatsByName } from './first-game-words.ts';
import { placeSlot } from '../../storage/settings/first-game-places.ts';
import type { ActionType, EditionId } from '../../engine/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { Guide } from './Guide.tsx';
import { bringIntoSight } from './into-sight.ts';
import { usePageLanguage } from '../../controls/page-texts.ts';
import { TableTop } from '../../table/shell/TableTop.tsx';
import { useBooklet } from '../../controls/use-booklet.ts';
import { useKeptReducer } from '../../controls/use-kept-reducer.ts';

interface Props {
  readonly lang: Lang;
  readonly script: FirstGameScript;
}

export default function FirstGame({ lang, script }: Props) {
  const page = usePageLanguage(lang);
  const language = useMemo(() => ({ ...page, t: seatsByName(page.t) }), [page]);
  const edition = editionOf(useBooklet(lang));
  const [now, dispatch] = useKeptLesson(script, edition);
  const { game } = now;
  const { root, guide, send } = usePlace(now, dispatch);
  return (
    <div class="first-game" ref={root}>
      <TableTop
        id="first-game"
        title={language.t('page.learn.title')}
        table={now.table}
        send={send}
        show={showFor(game)}
        focus={undefined}
        language={language}
        guide={<Guide now={now} send={send} language={language} anchor={guide} />}
      />
    </div>
  );
}

/** The lesson where this booklet's first game was left, kept with every step. */
function useKeptLesson(script: FirstGameScript, edition: EditionId) {
  const slot = useMemo(() => placeSlot(edition), [edition]);
  const resume = (now: Learning): Learning => learn(now, { type: 'resume', kept: slot.load(), edition });
  const { state, send, show } = useKeptReducer<Learning, LearnIntent>(() => learning(script, edition), {
    reduce: learn,
    keep: (next, before) => {
      if (next.game.inputs !== before.game.inputs) slot.save(keptAs(next.game));
      return next;
    },
    newer: (now) => (slot.isChangedElsewhere() ? resume(now) : null),
  });
  // The kept lesson is read after the first render, and again when the booklet changes.
  useLayoutEffect(() => show(resume), [slot]);
  return [state, send] as const;
}

/** The part of the table where an action is done; the others have buttons among the decisions. */
const PLACE: Readonly<Partial<Record<ActionType, string>>> = {
  draw: '.market',
  play: '.hand',
  call: '.officials',
};

/** After a step, focuses the guide and scrolls to what the next step needs. Loading moves nothing. */
function usePlace(now: Learning, dispatch: (intent: LearnIntent) => void) {
  const root = useRef<HTMLDivElement>(null);
  const guide = useRef<HTMLDivElement>(null);
  const isActing = useRef(false);
  const place = placeOf(now);
  const last = useRef(place);
  useLayoutEffect(() => {
    const isElsewhere = place.at !== last.current.at || place.piece !== last.current.piece;
    const isMeant = isActing.current;
    const isLost = document.activeElement === document.body;
    last.current = place;
    isActing.current = false;
    if (!isMeant || !(isElsewhere || isLost)) return;
    const part = (selector: string) => root.current!.querySelector<HTMLElement>(selector);
    const piece = part(place.piece);
    // A pending closing is chosen with its buttons, so the pressed one is focused.
    const button = now.table.pending ? piece?.querySelector<HTMLElement>('[aria-pressed="true"]') : null;
    (button ?? guide.current!).focus({ preventScroll: true });
    if (piece) bringIntoSight(part('.board')!, piece, part('.guide')!);
  }, [now]);
  const send = (intent: LearnIntent): void => {
    isActing.current = true;
    dispatch(intent);
  };
  return { root, guide, send };
}

/** The lesson, and the part of the table where it is done. */
function placeOf({ game, table }: Learning): { readonly at: number; readonly piece: string } {
  const lesson = lessonOf(game);
  if (table.pending?.type === 'closing') return { at: game.at, piece: '.closing-panel' };
  const piece = isAsking(lesson) ? (PLACE[lesson.do.type] ?? '.decisions') : '.board';
  return { at: game.at, piece };
}
