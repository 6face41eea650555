/** The end of a game: who won and by what, how it came about, and what can be done with it now. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatLook } from '../../board/types.ts';
import { scores } from '../../engine/index.ts';
import { scoreTimelineOf, type ScoreTimeline } from '../../table/model/timeline/score-timeline.ts';
import { lastRoundSentence, tieSentence } from '../../table/words/moment-words.ts';
import { decidedBy } from '../../table/model/timeline/moments.ts';
import { capitalised, seatName } from '../../table/words/narration-context.ts';
import { playersByName } from '../../table/words/player-names.ts';
import { recordOf, type Session } from '../../table/model/session.ts';
import { toBoardView } from '../../table/model/view.ts';
import { hrefOf } from '../../i18n/paths.ts';
import { makeLink } from '../../notation/link.ts';
import { Accounts } from '../../table/ending/Accounts.tsx';
import { ReadOnlyMap } from '../../table/ending/ReadOnlyMap.tsx';
import { Moments } from '../../table/ending/Moments.tsx';
import type { Language } from '../../controls/page-texts.ts';
import { PointsChart } from '../../table/ending/PointsChart.tsx';
import { ShareGame } from '../../table/ending/ShareGame.tsx';

export interface EndCallbacks {
  /** To the position after so many actions. */
  readonly onSee: (at: number) => void;
  readonly onReplay: () => void;
  /** The same people again with other cards. */
  readonly onRematch: () => void;
  /** The same, but another one begins. */
  readonly onSwapSeats: () => void;
  /** Saves the game as a file. */
  readonly onFile: () => void;
}

interface Props extends EndCallbacks {
  readonly session: Pick<Session, 'setup' | 'table'>;
  /** Without the players' names: they are put into the texts here. */
  readonly language: Language;
}

export default function EndOfGame({ session, language, ...on }: Props) {
  const { setup, table } = session;
  const { lang, t: plain, names } = language;
  const course = useMemo(
    () =>
      scoreTimelineOf({ states: [...table.past, table.now], events: table.done.map(({ events }) => events) }),
    [table],
  );
  const decided = useMemo(() => decidedBy(course), [course]);
  const link = useMemo(() => linkOf(session, language), [session, lang]);
  const t = playersByName(plain, setup);
  const looks = setup.seats.map(({ look }) => look);
  const spoken = { lang, t, names };
  const { winner } = scores(table.now);
  const tie = tieSentence(table.now, spoken);
  const [isSharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears in place of the next move: scroll to it, and focus the heading so that it is read out.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    heading.current!.focus({ preventScroll: true });
  }, []);
  return (
    <section class="end-of-game" aria-labelledby="end-heading">
      <h2 id="end-heading" tabindex={-1} ref={heading}>
        {winner === null
          ? t('event.game-ended')
          : t('table.wins', { seat: capitalised(seatName(winner, t)) })}
      </h2>
      {tie && <p class="end-tie">{tie}</p>}
      {course.lastRound && <p>{lastRoundSentence(course.lastRound, t)}</p>}
      <Accounts end={table.now} looks={looks} language={spoken} />
      <p class="buttons end-buttons">
        <button type="button" class="primary" onClick={on.onRematch}>
          {t('end.rematch')}
        </button>
        <button type="button" onClick={on.onSwapSeats}>
          {t('end.swap')}
        </button>
        <button type="button" onClick={on.onReplay}>
          {t('end.replay')}
        </button>
        {link && (
          <button type="button" aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
            {t('end.share')}
          </button>
        )}
      </p>
      {link && isSharing && <ShareGame link={link} language={spoken} onFile={on.onFile} />}
      <div class="end-course">
        <div>
          <EndChart
            course={course}
            looks={looks}
            marked={decided?.moments.map(({ turn }) => turn) ?? []}
            language={spoken}
            onSee={on.onSee}
          />
          {decided && (
            <>
              <h3>{t('end.moments')}</h3>
              <Moments course={course} decided={decided} looks={looks} language={spoken} onSee={on.onSee} />
            </>
          )}
        </div>
        <div>
          <h3>{t('end.map')}</h3>
          <ReadOnlyMap
            id="end-board"
            view={{ houses: toBoardView({ ...table, looks }).houses ?? {} }}
            title={t('end.map')}
            looks={looks}
            language={spoken}
          />
        </div>
      </div>
    </section>
  );
}

/** The whole address of the replay. A game with more actions than a text can hold has none. */
function linkOf(session: Props['session'], { lang }: Language): string | null {
  try {
    return new URL(`${hrefOf(lang, 'replay')}#${makeLink(recordOf(session))}`, location.href).href;
  } catch {
    return null;
  }
}

interface ChartProps {
  readonly course: ScoreTimeline;
  readonly looks: readonly SeatLook[];
  readonly marked: readonly number[];
  readonly language: Language;
  readonly onSee: (at: number) => void;
}

function EndChart({ course, looks, marked, language: { t }, onSee }: ChartProps) {
  const [turns, setTurns] = useState(course.turns.length);
  return (
    <div class="end-chart">
      <PointsChart course={course} looks={looks} turns={turns} onTurns={setTurns} marked={marked} t={t} />
      <p>
        <button type="button" onClick={() => onSee(turns === 0 ? 0 : course.turns[turns - 1]!.to)}>
          {t('end.see.position')}
        </button>
      </p>
    </div>
  );
}
