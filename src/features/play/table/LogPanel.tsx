/** The log of a game in sentences: by player, with the rule behind each, and a button to see its moment. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RedrawOn } from '../../../board/RedrawOn.tsx';
import { makeLog, type LogEntry, type LogTurn } from './log.ts';
import { nameOf } from '../../../table/words/player-names.ts';
import type { PlayIntent, Session } from '../../../table/model/session.ts';
import { SeatSign } from '../../../table/pieces/Seats.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { RuleLink } from '../../../table/shell/RuleLink.tsx';
import { BotReason } from '../bot/BotReason.tsx';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  /** Without names: the log puts them in itself. */
  readonly language: Language;
  /** With names, for everything around the log. */
  readonly named: Language;
}

/** How many turns are rendered in one go. */
const AT_ONCE = 3;

export function LogPanel(props: Props) {
  const { session, language, named } = props;
  const { setup, table, looking } = session;
  const { t } = named;
  const [player, setPlayer] = useState<number | null>(null);
  const logOf = useMemo(() => makeLog(language, setup), [language, setup]);
  const turns = useMemo(() => logOf({ table }, player), [logOf, table, player]);
  const list = useRef<HTMLOListElement>(null);
  // The newest turns matter most and are rendered at once; older ones are added before them in batches.
  const [count, setCount] = useState(AT_ONCE);
  const shown = turns.slice(-count);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    const timer = count < turns.length ? setTimeout(() => setCount(count + AT_ONCE)) : undefined;
    return () => clearTimeout(timer);
  }, [turns, count]);
  return (
    <section class="table-panel log" aria-label={t('play.log.title')}>
      <p class="log-filter">
        <label>
          {t('play.log.whose')}{' '}
          <select
            value={player ?? ''}
            onChange={({ currentTarget: { value } }) => setPlayer(value === '' ? null : Number(value))}
          >
            <option value="">{t('play.log.everybody')}</option>
            {setup.seats.map((seat, index) => (
              <option key={index} value={index}>
                {nameOf(seat, language.t)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {turns.length === 0 && <p class="nothing">{t('event.none')}</p>}
      <ol class="log-turns" ref={list} tabindex={0} aria-busy={count < turns.length}>
        {shown.map((turn) => (
          <Turn
            key={turn.turn}
            {...props}
            turn={turn}
            looking={turn.entries.some(({ at }) => at === looking) ? looking : null}
          />
        ))}
      </ol>
    </section>
  );
}

interface TurnProps extends Props {
  readonly turn: LogTurn;
  /** The moment of this turn that is looked at. */
  readonly looking: number | null;
}

/** Looking at another moment re-renders only the turn that loses the mark and the one that gets it. */
function Turn({ turn, looking, session, send, language, named }: TurnProps) {
  const { setup, table, reasons } = session;
  const { t } = named;
  const entry = (each: LogEntry, index: number) => (
    <li key={index}>
      <button
        type="button"
        class="log-moment"
        title={t('play.log.look')}
        aria-current={looking === each.at ? 'true' : undefined}
        onClick={() => send({ type: 'look', at: each.at })}
      >
        {each.sentences.map(({ text }) => text).join(' ')}
      </button>
      <span class="log-more">
        {[...new Set(each.sentences.map(({ rule }) => rule))].map((rule) => (
          <RuleLink key={rule} rule={rule} language={named} />
        ))}
        {reasons[each.at - 1] && table.done[each.at - 1]!.player === each.player && (
          <BotReason reason={reasons[each.at - 1]!} language={named} />
        )}
      </span>
    </li>
  );
  const draw = () => {
    const seat = setup.seats[turn.player]!;
    return (
      <li>
        <h3>
          <SeatSign seat={seat.look} />
          {turn.turn === 0
            ? t('play.log.seating')
            : t('play.log.turn', { turn: turn.turn, name: nameOf(seat, language.t) })}
        </h3>
        <ol>{turn.entries.map(entry)}</ol>
      </li>
    );
  };
  return <RedrawOn values={[turn, looking, language, named]} draw={draw} />;
}
