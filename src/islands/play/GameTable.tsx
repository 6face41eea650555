/** The table of a game in play: everything a player needs, on one screen. */
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { CityId } from '../../engine/index.ts';
import { shownTable } from '../../game/play-moment.ts';
import { looksByName, nameOf, playersByName } from '../../game/play/player-names.ts';
import type { PlayIntent, Session } from '../../game/play/session.ts';
import { sayingOf } from '../../game/play-words.ts';
import { toTableView } from '../../game/table-view.ts';
import { tableWords } from '../../game/table-words.ts';
import { Closing } from '../../table/Closing.tsx';
import { Decisions } from '../../table/Decisions.tsx';
import { Hand } from '../../table/Hand.tsx';
import { Market } from '../../table/Market.tsx';
import { Officials } from '../../table/Officials.tsx';
import { RouteRow } from '../../table/RouteRow.tsx';
import { TileStacks } from '../../table/TileStacks.tsx';
import type { Language } from '../page-texts.ts';
import { Announcer, useVoice } from './Announcer.tsx';
import { Curtain } from './Curtain.tsx';
import { NowBox } from './NowBox.tsx';
import { Players, playerLines } from './Players.tsx';
import { TableMap } from './TableMap.tsx';
import { Tabs, type Tab } from './Tabs.tsx';
import { Tools } from './Tools.tsx';
import { SoFar, TurnOf } from './Turn.tsx';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  readonly language: Language;
}

const NOWHERE: readonly CityId[] = [];

export function GameTable({ session, send, language: page }: Props) {
  const { setup, curtain } = session;
  const language = useMemo(() => ({ ...page, t: playersByName(page.t, setup) }), [page, setup]);
  const looks = useMemo(() => ({ ...page, t: looksByName(page.t, setup) }), [page, setup]);
  const { t, names } = language;
  const table = useMemo(() => shownTable(session), [session.table, session.looking]);
  const view = useMemo(() => toTableView(table), [table]);
  const words = useMemo(() => tableWords(looks.t, names), [looks, names]);
  const saying = useMemo(() => sayingOf(table, language), [table, language]);
  const [tab, setTab] = useState<Tab>('now');
  const [shown, setShown] = useState<number | null>(null);
  const voice = useVoice(session.table, language);
  const root = useRef<HTMLDivElement>(null);
  const say = useRef<HTMLParagraphElement>(null);
  useKeptFocus(root, say);
  const onPick = useCallback((city: CityId) => send({ type: 'city', city }), [send]);
  const { now } = table;
  const acting = curtain === null ? null : setup.seats[curtain]!;
  return (
    <div class={`game-table tab-${tab} step-${now.step}`} ref={root}>
      <Announcer lines={voice.lines} />
      <div class="table-tools">
        <div class="turn">
          <TurnOf table={table} setup={setup} t={page.t} />
          <SoFar table={table} words={words} t={t} />
        </div>
        <Tools session={session} send={send} t={t} />
      </div>
      <div class="table-map">
        <TableMap table={table} shown={shown} meant={NOWHERE} onPick={onPick} language={looks} />
      </div>
      {acting ? (
        <Curtain
          seat={acting.look}
          name={nameOf(acting, page.t)}
          onHere={() => send({ type: 'uncover' })}
          t={t}
        />
      ) : (
        <div class="table-tray">
          <div class="table-own">
            <RouteRow view={view} words={words} />
            <Hand view={view} words={words} send={send} />
          </div>
          <div class="table-side">
            <NowBox saying={saying} language={language} anchor={say}>
              {session.asks && <UndoQuestion send={send} t={t} />}
              {view.closing && <Closing closing={view.closing} words={words} send={send} />}
              <Decisions view={view} words={words} send={send} />
            </NowBox>
            <div class="table-common">
              <Market view={view} words={words} send={send} />
              <Officials view={view} words={words} send={send} />
            </div>
            <div class="table-players">
              <Players
                lines={playerLines(view, table, setup, page.t)}
                shown={shown}
                onShow={setShown}
                words={words}
                t={t}
                names={names}
              />
            </div>
            <div class="table-tiles">
              <TileStacks view={view} words={words} />
            </div>
          </div>
        </div>
      )}
      <Tabs tab={tab} onTab={setTab} t={t} />
    </div>
  );
}
