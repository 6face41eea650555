/** All days that have a puzzle, month by month, each with how it went. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_DAY } from './daily.ts';
import type { Day } from '../../../text/day.ts';
import { monthAfter, monthOf, weeksOf, type Month } from './month.ts';
import { dayByKey } from './calendar-keys.ts';
import { dayWords, type DayWords } from './day-words.ts';
import { capitalised } from '../../../table/words/narration-context.ts';
import { markOf, type Mark, type Results } from '../../../storage/results/result.ts';
import type { Translate } from '../../../i18n/t.ts';
import { MarkSign } from '../results/ResultLegend.tsx';
import { MemoryNotice } from '../results/MemoryNotice.tsx';
import type { RoomProps } from '../rooms/room-props.ts';
import { Streaks } from '../results/Streaks.tsx';
import { useResults } from '../results/use-results.ts';
import { useToday } from './use-today.ts';

const MARKS = ['solved', 'partly', 'failed'] as const satisfies readonly Mark[];

export function Calendar({ language }: RoomProps) {
  const { lang, t } = language;
  const today = useToday();
  const memory = useResults();
  if (!memory) return null;
  return (
    <section class="calendar-room" aria-labelledby="calendar-room">
      <h2 id="calendar-room">{t('puzzle.room.calendar')}</h2>
      <MemoryNotice memory={memory} language={language} />
      <Streaks results={memory.results} today={today} t={t} />
      <MonthGrid
        results={memory.results}
        today={today < FIRST_DAY ? FIRST_DAY : today}
        words={dayWords(lang)}
        t={t}
      />
      <ul class="calendar-key">
        {MARKS.map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} />
            {t(`day.mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GridProps {
  readonly results: Results;
  /** The last day that can be opened. */
  readonly today: Day;
  readonly words: DayWords;
  readonly t: Translate;
}

function MonthGrid({ results, today, words, t }: GridProps) {
  const [at, setAt] = useState<Day>(today);
  const grid = useRef<HTMLTableElement>(null);
  const hasWalked = useRef(false);
  const month = monthOf(at);
  // Focus follows the day only when it is moved by keys: a month button that was pressed keeps the focus.
  useLayoutEffect(() => {
    if (hasWalked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasWalked.current = false;
  }, [at]);
  const turn = (months: number): void =>
    setAt(dayByKey(months < 0 ? 'PageUp' : 'PageDown', at, FIRST_DAY, today)!);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayByKey(event.key, at, FIRST_DAY, today);
    if (to === null) return;
    event.preventDefault();
    hasWalked.current = true;
    setAt(to);
  };
  return (
    <div class="calendar">
      <div class="calendar-head">
        <MonthButton
          by={-1}
          isShut={month <= monthOf(FIRST_DAY)}
          month={month}
          turn={turn}
          words={words}
          t={t}
        />
        <h3 aria-live="polite">{capitalised(words.month(month))}</h3>
        <MonthButton by={1} isShut={month >= monthOf(today)} month={month} turn={turn} words={words} t={t} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days are walked by arrow keys */}
      <table ref={grid} role="grid" aria-label={words.month(month)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, i) => (
                <td key={i}>
                  {day && (
                    <DayCell
                      day={day}
                      isOpen={day >= FIRST_DAY && day <= today}
                      isToday={day === today}
                      isStop={day === at}
                      results={results}
                      words={words}
                      t={t}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="calendar-hint">{t('day.keys')}</p>
    </div>
  );
}

interface ButtonProps {
  readonly by: 1 | -1;
  readonly isShut: boolean;
  readonly month: Month;
  readonly turn: (by: number) => void;
  readonly words: DayWords;
  readonly t: Translate;
}

const MonthButton = ({ by, isShut, month, turn, words, t }: ButtonProps) => (
  <button
    type="button"
    class="calendar-turn"
    aria-disabled={isShut}
    aria-label={
      isShut
        ? t(by < 0 ? 'day.no-earlier' : 'day.no-later')
        : t('day.month', { month: words.month(monthAfter(month, by)) })
    }
    onClick={() => !isShut && turn(by)}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={by < 0 ? 'M10.5,3L5.500,8L10.500,13' : 'M5.500,3L10.500,8L5.500,13'} />
    </svg>
  </button>
);

interface CellProps {
  readonly day: Day;
  readonly isOpen: boolean;
  readonly isToday: boolean;
  readonly isStop: boolean;
  readonly results: Results;
  readonly words: DayWords;
  readonly t: Translate;
}

function DayCell({ day, isOpen, isToday, isStop, results, words, t }: CellProps) {
  const number = +day.slice(8);
  if (!isOpen) return <span class="calendar-day is-shut">{number}</span>;
  const result = results.get(day);
  const mark = markOf(result);
  const told =
    mark === null ? t('day.mark.none') : t('day.told', { mark: t(`day.mark.${mark}`), stars: result!.stars });
  const name = isToday ? t('day.today', { day: words.long(day) }) : words.long(day);
  return (
    <a
      class={`calendar-day ${isToday ? 'is-today' : ''}`}
      href={`#${day}`}
      tabindex={isStop ? 0 : -1}
      aria-label={t('day.label', { day: name, told })}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{number}</span>
      {mark && <MarkSign mark={mark} />}
    </a>
  );
}
