/** The tray beside or below the map: prompt or verdict, the solver's cards, and what all players share. */
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Wish } from '../../../table/command/vocabulary.ts';
import type { StatusMessage } from '../../../table/words/status-message.ts';
import {
  isOpen,
  progressOf,
  turnsLeft,
  type RouteSession,
  type RouteIntent,
} from '../model/route-session.ts';
import { comingOf } from '../model/view.ts';
import { hasPauses } from '../words/goal-words.ts';
import { Carriages } from '../../../table/pieces/Carriages.tsx';
import { Clergy, WaitingRoom } from '../../../table/pieces/Clergy.tsx';
import { Closing } from '../../../table/pieces/Closing.tsx';
import { Decisions } from '../../../table/pieces/Decisions.tsx';
import { Hand } from '../../../table/pieces/Hand.tsx';
import { HandIn } from '../../../table/pieces/HandIn.tsx';
import { Market } from '../../../table/pieces/Market.tsx';
import { Officials } from '../../../table/pieces/Officials.tsx';
import { RouteRow } from '../../../table/pieces/RouteRow.tsx';
import { TileStacks } from '../../../table/pieces/TileStacks.tsx';
import { Tokens } from '../../../table/pieces/Tokens.tsx';
import type { ModuleWords, Send, TableView, TableWords } from '../../../table/pieces/types.ts';
import { CommandLine } from '../../../table/shell/CommandLine.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { PromptBox } from '../../../table/shell/PromptBox.tsx';
import { Players } from '../../../table/shell/Players.tsx';
import type { Tab } from '../../../table/shell/Tabs.tsx';
import { UpcomingCards } from './UpcomingCards.tsx';
import { Help } from './Help.tsx';
import { playerLines } from './player-lines.ts';
import { Question } from './Question.tsx';
import { SolutionPlayer } from './SolutionPlayer.tsx';
import { Verdict } from './Verdict.tsx';
import type { Explanation } from './use-explanation.ts';

interface Props {
  readonly solving: RouteSession;
  readonly dispatch: (intent: RouteIntent) => void;
  readonly send: Send;
  readonly view: TableView;
  readonly words: TableWords;
  readonly moduleWords: ModuleWords;
  readonly saying: StatusMessage;
  readonly explanation: Explanation;
  readonly share: ComponentChildren;
  readonly language: Language;
  readonly tab: Tab;
  readonly shown: number | null;
  readonly onShow: (player: number | null) => void;
  readonly say: RefObject<HTMLParagraphElement>;
  readonly speak: (texts: readonly string[]) => void;
  readonly wishes: Readonly<Partial<Record<Wish, () => void>>>;
}

/** The id of the command line, for the key that moves the focus there. */
export const LINE = 'puzzle-line';

export function PuzzleTray(props: Props) {
  const { solving, view, words, moduleWords, language, tab, wishes } = props;
  const { t, names } = language;
  const { puzzle, table } = solving;
  const { offices, audience } = view;
  const send = isOpen(solving) ? props.send : undefined;
  const coming = useMemo(() => comingOf(puzzle, table), [puzzle, table.now]);
  return (
    <div class="table-tray">
      <div class="table-own">
        <RouteRow view={view} words={words} />
        <Hand view={view} words={words} send={send} />
        <UpcomingCards cities={coming} name={t('puzzle.coming')} words={words} />
      </div>
      <div class="table-side">
        <Now {...props} />
        <div class="table-common">
          <Market view={view} words={words} send={send} />
          <Officials view={view} words={words} send={send} />
        </div>
        <div class="table-players">
          <Players
            lines={playerLines(table.now, solving.line[0].seat, view, t)}
            shown={props.shown}
            onShow={props.onShow}
            words={words}
            t={t}
            names={names}
          />
        </div>
        <div class="table-tiles">
          <TileStacks view={view} words={words} />
          {offices && <Tokens offices={offices} words={moduleWords} />}
        </div>
        {audience && tab === 'rome' && (
          <div class="table-rome">
            {!isMoving(view) && <Carriages audience={audience} words={moduleWords} send={undefined} />}
            <WaitingRoom audience={audience} words={moduleWords} />
            <Clergy audience={audience} words={moduleWords} />
          </div>
        )}
        <CommandLine id={LINE} table={table} language={language} send={props.send} wishes={wishes} />
      </div>
    </div>
  );
}

/** Whether carriages have to move, and the reader is the one to move them. */
const isMoving = ({ audience }: TableView): boolean =>
  audience?.carriages.some(({ isPossible }) => isPossible) ?? false;

function Now(props: Props) {
  const {
    solving,
    dispatch,
    send,
    view,
    words,
    moduleWords,
    saying,
    language,
    explanation,
    say,
    speak,
    share,
  } = props;
  const { t } = language;
  const { offices, audience } = view;
  const { puzzle, status, table } = solving;
  if (status === 'checked')
    return (
      <Verdict
        solving={solving}
        send={dispatch}
        explanation={explanation}
        anchor={say}
        speak={speak}
        share={share}
        language={language}
      />
    );
  if (status === 'shown')
    return (
      <SolutionPlayer
        solving={solving}
        send={dispatch}
        saying={saying}
        anchor={say}
        share={share}
        language={language}
      />
    );
  return (
    <PromptBox saying={saying} language={language} anchor={say}>
      {table.done.length === 0 && hasPauses(puzzle) && <p class="sit-out">{t('puzzle.sit-out')}</p>}
      {solving.asks && <Question turns={turnsLeft(solving)} send={dispatch} t={t} />}
      {view.closing && <Closing closing={view.closing} words={words} send={send} />}
      {audience && isMoving(view) && <Carriages audience={audience} words={moduleWords} send={send} />}
      {offices?.handIn && <HandIn handIn={offices.handIn} words={moduleWords} send={send} />}
      <Decisions view={view} words={words} send={send} />
      {progressOf(solving).isOver && (
        <p class="buttons">
          <button type="button" class="is-main" onClick={() => dispatch({ type: 'check' })}>
            {t('puzzle.check')}
          </button>
        </p>
      )}
      <Help solving={solving} send={dispatch} explanation={explanation} speak={speak} language={language} />
    </PromptBox>
  );
}
