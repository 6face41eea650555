/** Practice puzzles by kind and level, with how many of each are solved. */
import { LEVELS, practiceId } from '../../../puzzle-bank/addresses.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../../puzzle-bank/types.ts';
import { markOf, type Results } from '../../../storage/results/result.ts';
import { MemoryNotice } from '../results/MemoryNotice.tsx';
import type { RoomProps } from './room-props.ts';
import { useResults } from '../results/use-results.ts';

export function Practice({ counts, language }: RoomProps) {
  const { t } = language;
  const memory = useResults();
  if (!memory) return null;
  return (
    <section class="practice-room" aria-labelledby="practice-room">
      <h2 id="practice-room">{t('puzzle.room.practice')}</h2>
      <MemoryNotice memory={memory} language={language} />
      <p class="lead">{t('result.practice.lead')}</p>
      <div class="points-scroll">
        <table class="practice-table">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('result.practice.kind')}</span>
              </th>
              {LEVELS.map((level) => (
                <th key={level} scope="col" abbr={t('puzzle.level', { level })}>
                  <span aria-hidden="true">{level}</span>
                  <span class="visually-hidden">{t('puzzle.level', { level })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.filter((kind) => counts[kind].some((count) => count > 0)).map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`puzzle.kind.${kind}`)}</th>
                {LEVELS.map((level) => {
                  const { next, solved, all } = standingIn(
                    memory.results,
                    kind,
                    level,
                    counts[kind][level - 1] ?? 0,
                  );
                  return (
                    <td key={level}>
                      {next && (
                        <a
                          class={solved === all ? 'is-done' : undefined}
                          href={`#${next}`}
                          aria-label={t('result.practice.cell', {
                            kind: t(`puzzle.kind.${kind}`),
                            level,
                            solved,
                            all,
                          })}
                        >
                          {solved}/{all}
                        </a>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** `next` is the first one that is not solved; when all are, the first one again. */
function standingIn(results: Results, kind: Kind, level: PuzzleLevel, all: number) {
  const ids = Array.from({ length: all }, (_, at) => practiceId(kind, level, at));
  const isSolved = (id: string): boolean => markOf(results.get(id)) === 'solved';
  const next = ids.find((id) => !isSolved(id)) ?? ids[0];
  return { next, solved: ids.filter(isSolved).length, all };
}
