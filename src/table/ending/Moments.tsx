/** The moments that decided a game, each with a button that shows its position. */
import type { ScoreTimeline } from '../model/timeline/score-timeline.ts';
import { causeSentence, turnName } from '../words/moment-words.ts';
import type { Decided } from '../model/timeline/moments.ts';
import type { SeatLook } from '../../board/types.ts';
import { SeatSign } from '../pieces/Seats.tsx';
import type { Language } from '../../controls/page-texts.ts';

interface Props {
  readonly course: ScoreTimeline;
  readonly decided: Decided;
  readonly looks: readonly SeatLook[];
  readonly language: Language;
  /** Shows the position after so many actions. */
  readonly onSee: (at: number) => void;
}

export const Moments = ({ course, decided, looks, language, onSee }: Props) => {
  const { t } = language;
  return (
    <ol class="moments">
      {decided.moments.map(({ turn, at, causes }) => {
        const played = course.turns[turn]!;
        const name = turnName(played, t);
        return (
          <li key={turn}>
            <p class="moment-name">
              <SeatSign seat={looks[played.player]!} />
              {name}
            </p>
            <ul>
              {causes.map((cause) => (
                <li key={cause.code}>{causeSentence(cause, played, decided, language)}</li>
              ))}
            </ul>
            <button
              type="button"
              class="link"
              aria-label={t('end.see.turn', { turn: name })}
              onClick={() => onSee(at)}
            >
              {t('end.see')}
            </button>
          </li>
        );
      })}
    </ol>
  );
};
