/** Failed puzzles that are due: each is repeated at growing intervals. */
import { dayWords } from '../calendar/day-words.ts';
import { dueOn, nextDue } from '../../../storage/results/spaced-repetition.ts';
import { keyOf } from '../../../storage/results/result.ts';
import { MarkSign } from '../results/ResultLegend.tsx';
import { MemoryNotice } from '../results/MemoryNotice.tsx';
import type { RoomProps } from './room-props.ts';
import { useResults } from '../results/use-results.ts';
import { useToday } from '../calendar/use-today.ts';

export function ReviewRoom({ language }: RoomProps) {
  const { lang, t } = language;
  const today = useToday();
  const memory = useResults();
  if (!memory) return null;
  const words = dayWords(lang);
  const due = dueOn(memory.results, today);
  const next = nextDue(memory.results, today);
  return (
    <section class="again-room" aria-labelledby="again-room">
      <h2 id="again-room">{t('puzzle.room.again')}</h2>
      <MemoryNotice memory={memory} language={language} />
      <p class="lead">{t('result.again.lead')}</p>
      {due.length > 0 ? (
        <ul class="puzzle-list">
          {due.map((result) => (
            <li key={keyOf(result)}>
              <MarkSign mark={result.stars > 0 ? 'partly' : 'failed'} />
              <a href={`#${keyOf(result)}`}>
                {t('result.puzzle', { kind: t(`puzzle.kind.${result.kind}`), level: result.level })}
              </a>
              <span>{result.day ? words.short(result.day) : t('result.practice')}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('result.again.none')}</p>
      )}
      {next && <p>{t('result.again.next', { day: words.short(next) })}</p>}
    </section>
  );
}
