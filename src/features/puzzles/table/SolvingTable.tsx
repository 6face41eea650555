/** The table of a puzzle: as in a game, with its goal above and the coming cards beside one's own. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CityId } from '../../../engine/index.ts';
import type { Wish } from '../../../table/command/vocabulary.ts';
import { hintMark, NO_MARK } from '../../../table/model/hint-mark.ts';
import { moduleWords } from '../../../table/words/module-words.ts';
import { overText, puzzleSaying, spokenBetweenMoments } from '../words/messages.ts';
import { isOpen, turnsLeft, type RouteSession, type RouteIntent } from '../model/route-session.ts';
import { atRest } from '../model/view.ts';
import { toTableView } from '../../../table/model/view.ts';
import { tableWords } from '../../../table/words/table-words.ts';
import type { TableIntent } from '../../../table/pieces/types.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { useVoice, Voice } from '../../../table/shell/Announcer.tsx';
import { RomeMap } from '../../../table/shell/RomeMap.tsx';
import { TableMap } from '../../../table/shell/TableMap.tsx';
import { Tabs, type Tab } from '../../../table/shell/Tabs.tsx';
import { useKeptFocus } from '../../../table/shell/use-kept-focus.ts';
import { useSettings } from '../../../table/shell/use-settings.ts';
import { useShortcuts } from '../../../table/shell/use-shortcuts.ts';
import { useTopOfTray } from '../../../table/shell/use-top-of-tray.ts';
import { useWholeScreen } from '../../../table/shell/use-whole-screen.ts';
import { PuzzleHead } from './PuzzleHead.tsx';
import { PuzzleTools } from './PuzzleTools.tsx';
import { LINE, PuzzleTray } from './PuzzleTray.tsx';
import type { Explanation } from './use-explanation.ts';

interface Props {
  readonly solving: RouteSession;
  readonly send: (intent: RouteIntent) => void;
  readonly explanation: Explanation;
  readonly title: string | null;
  /** Once it is answered, a result to share. */
  readonly share: ComponentChildren;
  readonly language: Language;
}

export function SolvingTable({ solving, send: dispatch, explanation, title, share, language }: Props) {
  const { t, names } = language;
  const { puzzle, table, solution, hints, status } = solving;
  const open = isOpen(solving);
  const view = useMemo(() => (open ? toTableView(table) : atRest(toTableView(table))), [table, open]);
  const shownTable = useMemo(
    () => (open ? table : { ...table, seat: 'onlooker' as const, pending: null }),
    [table, open],
  );
  const words = useMemo(() => tableWords(t, names), [t, names]);
  const moduleTexts = useMemo(() => moduleWords(t, names), [t, names]);
  const saying = useMemo(() => puzzleSaying(solving, language), [solving, language]);
  const [settings] = useSettings();
  const [tab, setTab] = useState<Tab>('now');
  const [shown, setShown] = useState<number | null>(null);
  const { voice, speak } = useVoice();
  const root = useRef<HTMLDivElement>(null);
  const say = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, say);
  useWholeScreen(root, puzzle.id);
  const toTop = useTopOfTray(root, setTab);
  useSpoken(solving, language, speak);

  const latest = useRef(solving);
  latest.current = solving;
  const send = useCallback(
    (intent: TableIntent): void => {
      // A move that cannot be made any more gets a spoken reply too.
      const isMove = !['undo', 'start-over', 'cancel'].includes(intent.type);
      if (isMove && !isOpen(latest.current)) speak([overText(latest.current, t)]);
      dispatch(intent);
    },
    [dispatch, speak, t],
  );
  const onPick = useCallback((city: CityId) => send({ type: 'city', city }), [send]);
  const wishes = useMemo(
    (): Readonly<Partial<Record<Wish, () => void>>> => ({
      hint: () => dispatch({ type: 'hint' }),
      check: () => dispatch({ type: 'check' }),
    }),
    [dispatch],
  );
  useShortcuts(table, settings.hasKeys, (effect) => {
    if (effect.type === 'send') effect.intents.forEach(send);
    else if (effect.type === 'wish') wishes[effect.wish]?.();
    else if (effect.type === 'ask') speak([saying.text]);
    else document.getElementById(LINE)?.focus();
  });
  // The second hint is also marked on the table, until something is done.
  const first = hints >= 2 && status === 'solving' && table.done.length === 0 ? solution?.[0] : undefined;
  const mark = useMemo(() => (first ? hintMark(first, table.now) : NO_MARK), [first, table.now]);
  const isMoving = open && table.now.step === 'carriage';
  useLayoutEffect(() => setTab(isMoving ? 'rome' : 'now'), [isMoving]);
  return (
    <div
      class={`game-table puzzle-table tab-${tab} step-${open ? table.now.step : 'rest'} ${settings.hasMotion ? '' : 'is-still'}`}
      data-hint={mark.place}
      data-status={status}
      ref={root}
      onKeyDownCapture={(event) => {
        // In the capture phase, before the map: there, Escape leaves the map.
        if (event.key !== 'Escape' || !(table.pending || solving.asks)) return;
        event.stopPropagation();
        dispatch({ type: 'cancel' });
      }}
    >
      <Voice voice={voice} />
      <div class="table-tools">
        <PuzzleHead puzzle={puzzle} title={title} turnsLeft={turnsLeft(solving)} heading={heading} t={t} />
        <PuzzleTools
          solving={solving}
          send={(intent) => {
            dispatch(intent);
            if (intent.type === 'hint' || intent.type === 'check') toTop();
          }}
          hasRome={view.audience !== null}
          tab={tab}
          onTab={setTab}
          t={t}
        />
      </div>
      <div class="table-map">
        {tab === 'rome' && view.audience && (
          <RomeMap audience={view.audience} send={open ? send : undefined} language={language} />
        )}
        <TableMap table={shownTable} shown={shown} meant={mark.cities} onPick={onPick} language={language} />
      </div>
      <PuzzleTray
        solving={solving}
        dispatch={dispatch}
        send={send}
        view={view}
        words={words}
        moduleWords={moduleTexts}
        saying={saying}
        explanation={explanation}
        share={share}
        language={language}
        tab={tab}
        shown={shown}
        onShow={setShown}
        say={say}
        speak={speak}
        wishes={wishes}
      />
      <Tabs
        tab={tab}
        onTab={setTab}
        tabs={['now', 'players', 'tiles']}
        hasRome={view.audience !== null}
        t={t}
      />
    </div>
  );
}

/** Each thing that happens is spoken once. */
function useSpoken(
  solving: RouteSession,
  language: Language,
  speak: (texts: readonly string[]) => void,
): void {
  const last = useRef(solving);
  useEffect(() => {
    const before = last.current;
    last.current = solving;
    speak(spokenBetweenMoments(before, solving, language));
  }, [solving]);
}
