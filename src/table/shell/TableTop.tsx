/** A position on a page: the map, the sentence of the moment, and the pieces of the table that matter. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../../board/map/Board.tsx';
import { SHEET_GROUND } from '../../board/map/sheet.tsx';
import { useAwake } from '../../board/use-awake.ts';
import type { CityId, State } from '../../engine/index.ts';
import { actionLabel } from '../words/action-label.ts';
import { boardWords } from '../words/board-words.ts';
import { BASE_PIECES, type BasePiece, type Piece } from '../model/pieces.ts';
import { narrate } from '../words/narrate.ts';
import { refusalSentence } from '../words/refusal.ts';
import type { Table } from '../model/reducer.ts';
import { toBoardView, toTableView } from '../model/view.ts';
import { promptFor } from '../words/prompt.ts';
import { tableWords } from '../words/table-words.ts';
import { Hand } from '../pieces/Hand.tsx';
import { Discard, Market } from '../pieces/Market.tsx';
import { RouteRow } from '../pieces/RouteRow.tsx';
import { Closing } from '../pieces/Closing.tsx';
import { Decisions } from '../pieces/Decisions.tsx';
import { Officials } from '../pieces/Officials.tsx';
import { Coaches, Score, Stock } from '../pieces/Seats.tsx';
import { TileStacks } from '../pieces/TileStacks.tsx';
import type { Send, TableView, TableWords } from '../pieces/types.ts';
import type { Language } from '../../controls/page-texts.ts';
import { RuleLink } from './RuleLink.tsx';
import { Say } from '../../controls/Say.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly table: Table;
  readonly send: Send;
  readonly show: readonly Piece[];
  readonly focus: readonly CityId[] | undefined;
  readonly language: Language;
  /** The pieces of the modules, where a position has any. */
  readonly modules?: Modules | undefined;
  /** Whether an answer was right: said instead of what is expected now. */
  readonly answer?: string | null;
  /** A guide replaces the sentence of the table; only the pieces in `show` are rendered then. */
  readonly guide?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export interface ModulesProps {
  readonly id: string;
  readonly view: TableView;
  readonly show: readonly Piece[];
  /** Without it nothing can be pressed yet. */
  readonly send: Send | undefined;
  readonly language: Language;
  /** Where the map does not matter, the way to Rome is in its place, apart from the other pieces. */
  readonly part: 'map' | 'pieces' | 'all';
}

/** Handed in from outside, so that a page of the base game does not fetch it. */
export type Modules = (props: ModulesProps) => JSX.Element | null;

interface PieceProps {
  readonly view: TableView;
  readonly words: TableWords;
  readonly send: Send | undefined;
}

const PIECE: Readonly<Record<BasePiece, (props: PieceProps) => JSX.Element | null>> = {
  market: Market,
  discard: Discard,
  tiles: TileStacks,
  coaches: Coaches,
  route: RouteRow,
  hand: Hand,
  officials: Officials,
  stock: Stock,
  score: Score,
};

export function TableTop({
  id,
  title,
  table,
  send: dispatch,
  show,
  focus,
  language,
  modules: ModulePieces,
  answer,
  guide,
  children,
}: Props) {
  const { t, names } = language;
  const view = toTableView(table);
  const boardView = toBoardView(table);
  const words = tableWords(t, names, table.looks);
  const isAwake = useAwake();
  const { refusal } = table;
  const { root, say, send } = useKeptFocus(table, dispatch);
  const isElsewhere = focus?.length === 0;
  // Functions made here outlive the render (the board's hooks keep the first ones), and must not capture a
  // vnode: it references everything that was rendered after it.
  const isGuided = Boolean(guide);
  const modules = (part: ModulesProps['part']) =>
    ModulePieces && (
      <ModulePieces
        id={id}
        view={view}
        show={show}
        send={isAwake ? send : undefined}
        language={language}
        part={part}
      />
    );
  return (
    <div
      class="table-top"
      ref={root}
      onKeyDownCapture={(event) => {
        // In the capture phase: on the map, the same key leaves the map.
        if (event.key !== 'Escape' || !table.pending) return;
        event.stopPropagation();
        send({ type: 'cancel' });
      }}
    >
      {isElsewhere ? (
        modules('map')
      ) : (
        <Board
          id={`${id}-board`}
          view={boardView}
          words={boardWords(boardView, t, names, { title: t('example.map', { title }), looks: table.looks })}
          onPick={(city) => send({ type: 'city', city })}
          ground={SHEET_GROUND}
          focus={focus}
          isOneOfMany
        />
      )}
      <div class="tray">
        {guide ?? (
          <Say
            text={sentenceOf(table, { answer, hasOfficials: show.includes('officials') }, language)}
            isRefusal={refusal !== null}
            answer={isUntouched(table) ? null : table}
            anchor={say}
            after={refusal && <RuleLink rule={refusal.rule} language={language} />}
          />
        )}
        {BASE_PIECES.filter((piece) => show.includes(piece) || (!isGuided && isNeeded(piece, table.now))).map(
          (piece) => {
            const Shown = PIECE[piece];
            return <Shown key={piece} view={view} words={words} send={isAwake ? send : undefined} />;
          },
        )}
        {view.closing && <Closing closing={view.closing} words={words} send={send} />}
        <div class="needs-script">
          <Decisions view={view} words={words} send={send} />
        </div>
        {modules(isElsewhere ? 'pieces' : 'all')}
        {children}
      </div>
    </div>
  );
}

/**
 * When a pressed button is removed by its own action, focus the current sentence; after a cancel, the
 * card that had been chosen.
 */
function useKeptFocus(table: Table, dispatch: Send) {
  const root = useRef<HTMLDivElement>(null);
  const say = useRef<HTMLParagraphElement>(null);
  const wasInside = useRef(false);
  const asked = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      (asked.current ?? say.current)?.focus({ preventScroll: true });
    wasInside.current = false;
  }, [table]);
  const send: Send = (intent) => {
    wasInside.current = root.current?.contains(document.activeElement) ?? false;
    asked.current =
      intent.type === 'cancel' ? (root.current?.querySelector('.hand .card.is-chosen') ?? null) : null;
    dispatch(intent);
  };
  return { root, say, send };
}

/** Nothing was done here yet: the sentence shown on hydration is not announced. */
const isUntouched = ({ done, pending, refusal, undone }: Table): boolean =>
  done.length === 0 && !pending && !refusal && !undone;

/** Whether the current step needs the piece, so that it is shown even if the example does not list it. */
function isNeeded(piece: BasePiece, { step }: State): boolean {
  if (piece === 'market') return step === 'draw';
  return piece === 'hand' ? step === 'play' || step === 'discard' : piece === 'route' && step === 'play';
}

interface Saying {
  readonly answer: string | null | undefined;
  readonly hasOfficials: boolean;
}

function sentenceOf(table: Table, { answer, hasOfficials }: Saying, { t, names }: Language): string {
  const { refusal, done, past, pending, seat, undone, now } = table;
  const prompt = promptFor(table, t, names, { hasOfficials });
  if (refusal) {
    const reason = refusalSentence(refusal, t, names);
    return pending?.type === 'card' ? `${reason} ${prompt}` : reason;
  }
  if (undone) return `${t('table.undone', { action: actionLabel(undone, now, t, names) })} ${prompt}`;
  const last = done.at(-1);
  if (!last || pending) return prompt;
  const told = narrate(last.events, past.at(-1)!, {
    t,
    names,
    you: seat === 'onlooker' ? null : (seat ?? last.player),
  });
  return [...(answer ? [answer] : []), ...told, ...(answer ? [] : [prompt])].join(' ');
}
