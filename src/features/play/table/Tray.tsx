/** The tray beside or below the map: what is expected, own cards, what lies for everybody, the players. */
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { RedrawOn } from '../../../board/RedrawOn.tsx';
import { peopleOf } from '../../../table/model/setup.ts';
import type { PlayIntent, Session } from '../../../table/model/session.ts';
import type { StatusMessage } from '../../../table/words/status-message.ts';
import type { Table } from '../../../table/model/reducer.ts';
import { Closing } from '../../../table/pieces/Closing.tsx';
import { Decisions } from '../../../table/pieces/Decisions.tsx';
import { Carriages } from '../../../table/pieces/Carriages.tsx';
import { Clergy, WaitingRoom } from '../../../table/pieces/Clergy.tsx';
import { Hand } from '../../../table/pieces/Hand.tsx';
import { Market } from '../../../table/pieces/Market.tsx';
import { Officials } from '../../../table/pieces/Officials.tsx';
import { HandIn } from '../../../table/pieces/HandIn.tsx';
import { RouteRow } from '../../../table/pieces/RouteRow.tsx';
import { Seating } from '../../../table/pieces/Seating.tsx';
import { TileStacks } from '../../../table/pieces/TileStacks.tsx';
import { Tokens } from '../../../table/pieces/Tokens.tsx';
import type { ModuleWords, TableView, TableWords } from '../../../table/pieces/types.ts';
import type { Wish } from '../../../table/command/vocabulary.ts';
import { CommandLine } from '../../../table/shell/CommandLine.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { CountPanel } from './CountPanel.tsx';
import { HintBox } from '../bot/HintBox.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PromptBox } from '../../../table/shell/PromptBox.tsx';
import { PaceBar } from '../bot/PaceBar.tsx';
import { Players, playerLines } from '../../../table/shell/Players.tsx';
import type { Tab } from '../../../table/shell/Tabs.tsx';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import type { TableBot } from '../bot/use-table-bot.ts';
import { BotReason } from '../bot/BotReason.tsx';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  /** As it is shown: the current position, or the earlier one that is looked at. */
  readonly table: Table;
  readonly isNow: boolean;
  readonly view: TableView;
  readonly words: TableWords;
  readonly moduleWords: ModuleWords;
  readonly saying: StatusMessage;
  readonly lastRound: string | null;
  /** With the players' names. */
  readonly language: Language;
  /** Without the players' names. */
  readonly page: Language;
  readonly tableBot: TableBot;
  readonly tab: Tab;
  readonly shown: number | null;
  readonly onShow: (player: number | null) => void;
  readonly say: RefObject<HTMLParagraphElement>;
  readonly speak: (texts: readonly string[]) => void;
  /** Requests besides actions and questions that a typed line can make. */
  readonly wishes: Readonly<Partial<Record<Wish, () => void>>>;
  /** Grows whenever a key or a command asks why. */
  readonly whyCount: number;
}

/** Id of the command line, for the key that focuses it. */
export const LINE = 'table-line';

export function Tray(props: Props) {
  const { session, send: dispatch, table, view, words, moduleWords, language, page, tab } = props;
  const { t, names } = language;
  const { audience } = view;
  // An earlier moment is only looked at.
  const send = props.isNow ? dispatch : undefined;
  const { shown, onShow } = props;
  // A press updates own cards first; the market, the players and the tiles follow one paint later.
  const later = useAfterPaint(useMemo(() => ({ view, table, send }), [view, table, send]));
  // The progress of an automatic player re-renders this often: skip what it does not change.
  return (
    <div class="table-tray">
      <RedrawOn
        values={[view, words, send]}
        draw={() => (
          <div class="table-own">
            <RouteRow view={view} words={words} />
            <Hand view={view} words={words} send={send} />
          </div>
        )}
      />
      <div class="table-side">
        <Now {...props} />
        <RedrawOn
          values={[later, words]}
          draw={() => (
            <div class="table-common">
              <Market view={later.view} words={words} send={later.send} />
              <Officials view={later.view} words={words} send={later.send} />
            </div>
          )}
        />
        <RedrawOn
          values={[later, session.setup, page, shown, words, language]}
          draw={() => (
            <div class="table-players">
              <Players
                lines={playerLines(later.view, later.table, session.setup, page.t)}
                shown={shown}
                onShow={onShow}
                words={words}
                t={t}
                names={names}
              />
            </div>
          )}
        />
        <RedrawOn
          values={[later, words, moduleWords]}
          draw={() => (
            <div class="table-tiles">
              <TileStacks view={later.view} words={words} />
              {later.view.offices && <Tokens offices={later.view.offices} words={moduleWords} />}
            </div>
          )}
        />
        {audience && tab === 'rome' && (
          <div class="table-rome">
            {!isMoving(view) && <Carriages audience={audience} words={moduleWords} send={undefined} />}
            <WaitingRoom audience={audience} words={moduleWords} />
            <Clergy audience={audience} words={moduleWords} />
          </div>
        )}
        {tab === 'log' && <LogPanel session={session} send={dispatch} language={page} named={language} />}
        {tab === 'count' && <CountPanel table={table} language={language} />}
        <CommandLine
          id={LINE}
          table={session.table}
          language={language}
          send={dispatch}
          wishes={props.wishes}
        />
      </div>
    </div>
  );
}

/** Carriages have to move, and it is the reader who moves them. */
const isMoving = ({ audience }: TableView): boolean =>
  audience?.carriages.some(({ isPossible }) => isPossible) ?? false;

function Now(props: Props) {
  const {
    session,
    send,
    table,
    isNow,
    view,
    words,
    moduleWords,
    saying,
    lastRound,
    language,
    tableBot,
    say,
    speak,
    whyCount,
  } = props;
  const { t } = language;
  const { offices, audience } = view;
  const { bot, pace, advice, isAsked } = tableBot;
  const reason = saying.at === null ? null : session.reasons[saying.at];
  return (
    <PromptBox
      saying={saying}
      language={language}
      anchor={say}
      why={
        reason && (
          <BotReason key={saying.at} reason={reason} language={language} asked={whyCount} speak={speak} />
        )
      }
    >
      {lastRound && (
        <p class="last-round">
          <b>{t('play.table.last-round')}</b> {lastRound}
        </p>
      )}
      {session.asks && <UndoQuestion send={send} t={t} />}
      {isAsked && <p class="hint-wait">{t('play.table.hint-thinking')}</p>}
      {advice && (
        <HintBox
          advice={advice}
          now={table.now}
          language={language}
          speak={speak}
          onDo={() => send({ type: 'act', action: advice.action })}
        />
      )}
      {pace.isTheirs && (
        <PaceBar pace={pace} bot={bot} hasPeople={peopleOf(session.setup).length > 0} t={t} />
      )}
      {isNow && (
        <>
          {view.closing && <Closing closing={view.closing} words={words} send={send} />}
          {audience?.seating && <Seating seating={audience.seating} words={moduleWords} send={send} />}
          {audience && isMoving(view) && <Carriages audience={audience} words={moduleWords} send={send} />}
          {offices?.handIn && <HandIn handIn={offices.handIn} words={moduleWords} send={send} />}
          <Decisions view={view} words={words} send={send} />
        </>
      )}
    </PromptBox>
  );
}
