/** Which moment it is, and the move that led to it, sentence by sentence with its rules. */
import type { SeatLook } from '../../board/types.ts';
import type { ScoreTimeline } from '../../table/model/timeline/score-timeline.ts';
import { turnName } from '../../table/words/moment-words.ts';
import { turnsBehind, type Replay } from './replay-state.ts';
import { moveSentences } from './replay-words.ts';
import type { Table } from '../../table/model/state.ts';
import { SeatSign } from '../../table/pieces/Seats.tsx';
import type { Language } from '../../controls/page-texts.ts';
import { RuleLink } from '../../table/shell/RuleLink.tsx';

interface Props {
  readonly table: Table;
  readonly course: ScoreTimeline;
  readonly replay: Replay;
  readonly looks: readonly SeatLook[];
  readonly language: Language;
}

export function MoveNarration({ table, course, replay, looks, language }: Props) {
  const { t } = language;
  const { at, length, isPlaying } = replay;
  const turn = course.turns[turnsBehind(replay) - 1];
  const sentences = moveSentences(table, replay.hands, language);
  return (
    <div class="replay-told">
      <h2 id="replay-now" tabindex={-1}>
        {turn && <SeatSign seat={looks[turn.player]!} />}
        {turn ? turnName(turn, t) : t('end.chart.start')}
        <small>{t('replay.at', { at, length })}</small>
      </h2>
      {/* Not live while it plays by itself: a screen reader would never stop talking. */}
      <ul class="told say" aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="true">
        {sentences.length === 0 && <li>{t('replay.begins')}</li>}
        {sentences.map(({ text, rule }, i) => (
          <li key={`${at} ${i}`}>
            {text} <RuleLink rule={rule} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}
