/** What this device knows of the puzzles solved on it: counted, drawn, and as tables. */
import { capitalised } from '../../../table/words/narration-context.ts';
import { ratingCourse } from './rating.ts';
import { STARS, statisticsOf, type Tally } from './statistics.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import type { Translate } from '../../../i18n/t.ts';
import { LEVELS } from '../../../puzzle-bank/addresses.ts';
import { KINDS } from '../../../puzzle-bank/types.ts';
import { MemoryNotice } from './MemoryNotice.tsx';
import { RatingFigure } from './RatingFigure.tsx';
import type { RoomProps } from '../rooms/room-props.ts';
import { Streaks } from './Streaks.tsx';
import { useResults } from './use-results.ts';
import { useToday } from '../calendar/use-today.ts';

export function Statistics({ language }: RoomProps) {
  const { lang, t } = language;
  const today = useToday();
  const memory = useResults();
  if (!memory) return null;
  const { all, byKind, byLevel, byStars } = statisticsOf(memory.results);
  const most = Math.max(1, ...STARS.map((stars) => byStars[stars]));
  return (
    <section class="statistics-room" aria-labelledby="statistics-room">
      <h2 id="statistics-room">{t('puzzle.room.statistics')}</h2>
      <MemoryNotice memory={memory} language={language} />
      <Streaks results={memory.results} today={today} t={t} />
      {all.tried === 0 ? (
        <p>{t('stats.none')}</p>
      ) : (
        <>
          <p>{t('stats.all', { n: all.tried, solved: all.solved, partly: all.partly })}</p>
          <RatingFigure course={ratingCourse(memory.results)} language={language} />
          <div class="tallies">
            <Tallies
              heading={t('stats.by-kind')}
              rows={KINDS.map((kind) => [t(`puzzle.kind.${kind}`), byKind[kind]] as const)}
              t={t}
            />
            <Tallies
              heading={t('stats.by-level')}
              rows={LEVELS.map(
                (level) => [capitalised(t('puzzle.level', { level })), byLevel[level]] as const,
              )}
              t={t}
            />
            <table class="tally">
              <caption>{t('stats.by-stars')}</caption>
              <tbody>
                {STARS.map((stars) => (
                  <tr key={stars}>
                    <th scope="row">{t('stats.stars', { n: stars })}</th>
                    <td class="tally-bar">
                      <Bar parts={[['solved', byStars[stars]]]} of={most} />
                    </td>
                    <td>{byStars[stars]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <p>
        {t('stats.data')} <a href={hrefOf(lang, 'data')}>{t('page.data.nav')}</a>
      </p>
    </section>
  );
}

interface TalliesProps {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, tally: Tally])[];
  readonly t: Translate;
}

function Tallies({ heading, rows, t }: TalliesProps) {
  const most = Math.max(1, ...rows.map(([, { tried }]) => tried));
  return (
    <table class="tally">
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <span class="visually-hidden">{heading}</span>
          </th>
          <th scope="col">{t('day.mark.solved')}</th>
          <th scope="col">{t('day.mark.partly')}</th>
          <th scope="col">{t('stats.tried')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { tried, solved, partly }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="tally-bar">
              <Bar
                parts={[
                  ['solved', solved],
                  ['partly', partly],
                  ['failed', tried - solved - partly],
                ]}
                of={most}
              />
            </td>
            <td>{solved}</td>
            <td>{partly}</td>
            <td>{tried}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  readonly parts: readonly (readonly [look: 'solved' | 'partly' | 'failed', count: number])[];
  readonly of: number;
}

/** Hidden from screen readers, because the figures are beside it. Full ink, a tint, empty. */
function Bar({ parts, of }: BarProps) {
  let from = 0;
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([look, count]) => {
        const x = from;
        const width = (count / of) * 100;
        from += width;
        return (
          width > 0 && <rect key={look} class={`bar is-${look}`} x={x} y="1" width={width} height="10" />
        );
      })}
    </svg>
  );
}
