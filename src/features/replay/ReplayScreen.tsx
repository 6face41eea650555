/** A game being watched: the map, the move of the moment, the reel, the table, and how the points went. */
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import { scoreTimelineOf } from '../../table/model/timeline/score-timeline.ts';
import { tieSentence } from '../../table/words/moment-words.ts';
import { decidedBy } from '../../table/model/timeline/moments.ts';
import { shownTable } from '../../table/model/history-view.ts';
import { playersByName } from '../../table/words/player-names.ts';
import { replayHash } from '../../i18n/replay-address.ts';
import { replayOf, turnsBehind, watch } from './replay-state.ts';
import { toBoardView } from '../../table/model/view.ts';
import { Accounts } from '../../table/ending/Accounts.tsx';
import { ReadOnlyMap } from '../../table/ending/ReadOnlyMap.tsx';
import { Moments } from '../../table/ending/Moments.tsx';
import type { Language } from '../../controls/page-texts.ts';
import { PointsChart } from '../../table/ending/PointsChart.tsx';
import { Controls } from './Controls.tsx';
import { Position } from './Position.tsx';
import { Sharing } from './Sharing.tsx';
import { MoveNarration } from './MoveNarration.tsx';
import type { WatchedGame } from './use-game.ts';
import { useReel } from './use-reel.ts';
import { WhatIf } from './WhatIf.tsx';

interface Props {
  readonly game: WatchedGame;
  readonly language: Language;
  readonly onClose: () => void;
}

export function ReplayScreen({ game, language, onClose }: Props) {
  const { session, source } = game;
  const { setup, table } = session;
  const course = useMemo(
    () =>
      scoreTimelineOf({ states: [...table.past, table.now], events: table.done.map(({ events }) => events) }),
    [table],
  );
  const decided = useMemo(() => decidedBy(course), [course]);
  const [replay, send] = useReducer(watch, game.at, (at) =>
    replayOf({
      length: table.done.length,
      turnEnds: course.turns.map(({ to }) => to),
      isOver: course.isOver,
      at,
    }),
  );
  useReel(replay, send);
  const { at } = replay;
  useEffect(() => history.replaceState(null, '', replayHash({ source, at })), [at, source]);

  const looks = setup.seats.map(({ look }) => look);
  const players: Language = { ...language, t: playersByName(language.t, setup) };
  const { t } = players;
  const shown = {
    ...shownTable({ table, looking: at < table.done.length ? at : null }),
    pending: null,
    refusal: null,
    isQuestion: true,
    seat: 'onlooker' as const,
    looks,
  };
  const see = (moment: number): void => {
    send({ type: 'go', at: moment });
    document.getElementById('replay-now')?.focus();
  };
  const tie = tieSentence(table.now, players);
  return (
    <div class="replay">
      <ReadOnlyMap
        id="replay-board"
        view={toBoardView({ ...shown, seat: shown.now.turn.player })}
        title={t('replay.map')}
        looks={looks}
        language={players}
      />
      <div class="replay-tray">
        <MoveNarration table={shown} course={course} replay={replay} looks={looks} language={players} />
        <Controls replay={replay} course={course} send={send} t={t} />
        <Position table={shown} hands={replay.hands} language={players} />
      </div>
      <div class="replay-more">
        <PointsChart
          course={course}
          looks={looks}
          turns={turnsBehind(replay)}
          onTurns={(turns) => send({ type: 'go-turns', turns })}
          marked={decided?.moments.map(({ turn }) => turn) ?? []}
          t={t}
        />
        {decided && (
          <section>
            <h2>{t('end.moments')}</h2>
            {tie && <p>{tie}</p>}
            <Moments course={course} decided={decided} looks={looks} language={players} onSee={see} />
          </section>
        )}
        {course.isOver && (
          <section>
            <h2>{t('replay.score')}</h2>
            <Accounts end={table.now} looks={looks} language={players} />
          </section>
        )}
        <WhatIf game={game} at={at} language={language} />
        <Sharing game={game} at={at} language={players} />
        <p class="buttons">
          <button type="button" onClick={onClose}>
            {t('replay.close')}
          </button>
        </p>
      </div>
    </div>
  );
}
