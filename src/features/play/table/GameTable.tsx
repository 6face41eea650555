/** The table of a game in play: everything a player needs, on one screen. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CityId } from '../../../engine/index.ts';
import type { Wish } from '../../../table/command/vocabulary.ts';
import { moduleWords } from '../../../table/words/module-words.ts';
import { hintMark, NO_MARK } from '../../../table/model/hint-mark.ts';
import { shownTable } from '../../../table/model/history-view.ts';
import { looksByName, nameOf, playersByName } from '../../../table/words/player-names.ts';
import type { PlayIntent, Session } from '../../../table/model/session.ts';
import { statusMessageOf } from '../../../table/words/status-message.ts';
import { toTableView } from '../../../table/model/view.ts';
import { tableWords } from '../../../table/words/table-words.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Announcer, useVoice } from '../../../table/shell/Announcer.tsx';
import { Curtain } from './Curtain.tsx';
import { LookingBanner } from './LookingBanner.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MoreDialog } from './MoreDialog.tsx';
import { RomeMap } from '../../../table/shell/RomeMap.tsx';
import { TableMap } from '../../../table/shell/TableMap.tsx';
import { Tabs, type Tab } from '../../../table/shell/Tabs.tsx';
import { Toolbar } from './Toolbar.tsx';
import { LINE, Tray } from './Tray.tsx';
import { SoFar, TurnOf } from './Turn.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useLastRound } from './use-last-round.ts';
import { useBlurBeforeRemoval } from './use-blur-before-removal.ts';
import { useKeptFocus } from '../../../table/shell/use-kept-focus.ts';
import { useSettings } from '../../../table/shell/use-settings.ts';
import { useShortcuts } from '../../../table/shell/use-shortcuts.ts';
import { useTopOfTray } from '../../../table/shell/use-top-of-tray.ts';
import { useWholeScreen } from '../../../table/shell/use-whole-screen.ts';
import { useTableBot } from '../bot/use-table-bot.ts';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  readonly language: Language;
}

export function GameTable({ session, send, language: page }: Props) {
  const { setup, curtain, looking } = session;
  const language = useMemo(() => ({ ...page, t: playersByName(page.t, setup) }), [page, setup]);
  const looks = useMemo(() => ({ ...page, t: looksByName(page.t, setup) }), [page, setup]);
  const { t, names } = language;
  // The banner for an earlier moment appears at once; the cards of that moment follow one paint later.
  const looked = useAfterPaint(looking);
  const table = useMemo(() => shownTable({ table: session.table, looking: looked }), [session.table, looked]);
  const view = useMemo(() => toTableView(table), [table]);
  const words = useMemo(() => tableWords(looks.t, names), [looks, names]);
  const moduleTexts = useMemo(() => moduleWords(looks.t, names), [looks, names]);
  const saying = useMemo(() => statusMessageOf(table, language), [table, language]);
  const hasRome = view.audience !== null;
  const [settings, change] = useSettings();
  const tableBot = useTableBot(session, settings.speed, send);
  const { advice, pace } = tableBot;
  const mark = useMemo(() => (advice ? hintMark(advice.action, table.now) : NO_MARK), [advice, table.now]);
  const [tab, setTab] = useState<Tab>('now');
  const [shown, setShown] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'more' | 'keys' | null>(null);
  const { voice, speak } = useVoice();
  const lastRound = useLastRound(table, language.t, speak);
  const root = useRef<HTMLDivElement>(null);
  const say = useRef<HTMLParagraphElement>(null);
  useKeptFocus(root, say);
  useBlurBeforeRemoval(root);
  // The result of a game that is over is above the table: do not scroll past it.
  useWholeScreen(root, session.table.now.step === 'over' ? null : session.id);
  const toTop = useTopOfTray(root, setTab);
  useEffect(() => void (session.asks && toTop()), [session.asks]);
  const onPick = useCallback((city: CityId) => send({ type: 'city', city }), [send]);
  const isNow = looking === null && looked === null;
  // The route of an automatic player is on the map while it moves.
  const routeOf = shown ?? (pace.isTheirs && isNow ? table.now.player : null);
  const audience = tab === 'rome' ? view.audience : null;
  const map = useAfterPaint(useMemo(() => ({ table, routeOf, audience }), [table, routeOf, audience]));
  const next = curtain === null ? null : setup.seats[curtain]!;
  const isYours = !pace.isTheirs && curtain === null && isNow && table.now.step !== 'over';
  const [whyCount, setWhyCount] = useState(0);
  const wishes = useMemo(
    (): Readonly<Partial<Record<Wish, () => void>>> => ({
      ...(isYours ? { hint: tableBot.ask } : {}),
      ...(saying.at !== null && session.reasons[saying.at]
        ? { why: () => setWhyCount((count) => count + 1) }
        : {}),
    }),
    [isYours, tableBot.ask, session.reasons, saying.at],
  );
  useShortcuts(session.table, settings.hasKeys, (effect) => {
    if (effect.type === 'send') effect.intents.forEach(send);
    else if (effect.type === 'wish') wishes[effect.wish]?.();
    else if (effect.type === 'ask') speak([saying.text]);
    else if (effect.to === 'keys') setDialog('keys');
    else document.getElementById(LINE)?.focus();
  });
  // Carriages are moved on their own map.
  const isMoving = isYours && table.now.step === 'carriage';
  useLayoutEffect(() => setTab(isMoving ? 'rome' : 'now'), [isMoving]);
  return (
    <div
      class={`game-table tab-${tab} step-${table.now.step} ${settings.hasMotion ? '' : 'is-still'}`}
      data-hint={mark.place}
      ref={root}
      onKeyDownCapture={(event) => {
        // In the capture phase: on the map, the same key leaves the map.
        if (event.key !== 'Escape' || !(session.table.pending || session.asks)) return;
        event.stopPropagation();
        send({ type: 'cancel' });
      }}
    >
      <Announcer table={session.table} language={language} voice={voice} />
      <div class="table-tools">
        <div class="turn">
          <TurnOf table={table} setup={setup} t={page.t} />
          <SoFar table={table} words={words} t={t} />
        </div>
        <Toolbar
          session={session}
          send={send}
          canHint={isYours}
          onHint={() => {
            tableBot.ask();
            toTop();
          }}
          hasCounter={settings.hasCounter}
          hasRome={hasRome}
          tab={tab}
          onTab={setTab}
          onMore={() => setDialog('more')}
          t={t}
        />
      </div>
      <div class="table-map">
        {looking !== null && (
          <LookingBanner session={session} looking={looking} send={send} speak={speak} t={t} />
        )}
        {map.audience && (
          <RomeMap audience={map.audience} send={isYours ? send : undefined} language={looks} />
        )}
        <TableMap
          table={map.table}
          shown={map.routeOf}
          meant={mark.cities}
          onPick={onPick}
          language={looks}
        />
      </div>
      {next ? (
        <Curtain
          seat={next.look}
          name={nameOf(next, page.t)}
          onHere={() => send({ type: 'uncover' })}
          t={t}
        />
      ) : (
        <Tray
          session={session}
          send={send}
          table={table}
          isNow={looked === null}
          view={view}
          words={words}
          moduleWords={moduleTexts}
          saying={saying}
          lastRound={lastRound}
          language={language}
          page={page}
          tableBot={tableBot}
          tab={tab}
          shown={shown}
          onShow={setShown}
          say={say}
          speak={speak}
          wishes={wishes}
          whyCount={whyCount}
        />
      )}
      <Tabs tab={tab} onTab={setTab} hasRome={hasRome} t={t} />
      {dialog === 'more' && (
        <MoreDialog
          settings={settings}
          change={change}
          onKeys={() => setDialog('keys')}
          onClose={() => setDialog((open) => (open === 'more' ? null : open))}
          t={t}
        />
      )}
      {dialog === 'keys' && (
        <KeysDialog
          hasKeys={settings.hasKeys}
          onSwitch={() => change({ hasKeys: !settings.hasKeys })}
          onClose={() => setDialog(null)}
          t={t}
        />
      )}
    </div>
  );
}
