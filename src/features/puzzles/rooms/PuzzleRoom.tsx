/** The puzzle that the address names; if it names none, today's, with a note about that. */
import { useState } from 'preact/hooks';
import { dailyIndex, standingOf } from '../calendar/daily.ts';
import { daysAfter, type Day } from '../../../text/day.ts';
import { dayWords } from '../calendar/day-words.ts';
import type { PuzzlePlace } from '../model/address.ts';
import type { RuleTitles } from '../words/legal-words.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import { addressOf, addressOfDaily } from '../../../puzzle-bank/addresses.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { isDayUnderWay } from '../../../storage/attempts/puzzle-attempts.ts';
import { LegalRoom } from './LegalRoom.tsx';
import { Remembered } from '../results/Remembered.tsx';
import { RouteRoom } from './RouteRoom.tsx';
import { usePuzzle } from './use-puzzle.ts';
import { useToday } from '../calendar/use-today.ts';

interface Props {
  readonly place: Exclude<PuzzlePlace, { readonly type: 'room' | 'endless' }>;
  readonly titles: RuleTitles;
  readonly language: Language;
}

export function PuzzleRoom({ place, titles, language }: Props) {
  const { t, lang } = language;
  const today = useToday();
  // A puzzle opened before midnight stays, and so does yesterday's when it is begun and not answered.
  const [opened] = useState(() => {
    const yesterday = daysAfter(today, -1);
    return isDayUnderWay(yesterday) ? yesterday : today;
  });
  const words = dayWords(lang);
  const asked = askedFor(place, opened, today);
  const { loaded, again } = usePuzzle(asked.address);
  const instead = usePuzzle(loaded.type === 'missing' ? dailyAddress(today) : null);
  const isInstead = loaded.type === 'missing';
  const shown = isInstead ? instead.loaded : loaded;
  const day = isInstead ? today : asked.day;
  const isToCome = place.type === 'day' && standingOf(place.day, today) === 'to-come';
  return (
    <>
      <div role="status">
        {isInstead && (
          <p class="puzzle-note">
            {isToCome ? t('puzzle.to-come', { day: words.short(place.day) }) : t('puzzle.unknown')}
          </p>
        )}
        {day !== null && day !== today && place.type === 'today' && (
          <p class="puzzle-note">
            {t('puzzle.new-day')}{' '}
            <a href={`${hrefOf(lang, 'puzzles')}#${today}`}>
              {t('puzzle.new-day.link', { day: words.short(today) })}
            </a>
          </p>
        )}
        {shown.type === 'failed' && (
          <p class="puzzle-note is-refusal">
            {t('puzzle.load-failed')}{' '}
            <button type="button" onClick={isInstead ? instead.again : again}>
              {t('play.table.bot-again')}
            </button>
          </p>
        )}
      </div>
      {shown.type === 'loading' && <div class="puzzle-place" />}
      {shown.type === 'ready' && (
        <>
          <PuzzleTable
            key={`${shown.puzzle.id} ${day}`}
            puzzle={shown.puzzle}
            day={day}
            title={day && words.short(day)}
            titles={titles}
            language={language}
          />
          <Remembered puzzle={shown.puzzle} day={day} language={language} />
        </>
      )}
    </>
  );
}

function askedFor(place: Props['place'], opened: Day, today: Day) {
  switch (place.type) {
    case 'today':
      return { address: dailyAddress(opened), day: opened };
    case 'day': {
      const isThere = standingOf(place.day, today) === 'open';
      return { address: isThere ? dailyAddress(place.day) : null, day: place.day };
    }
    case 'practice':
      return { address: addressOf(place.id), day: null };
    case 'unknown':
      return { address: null, day: null };
  }
}

const dailyAddress = (day: Day) => addressOfDaily(dailyIndex(day));

type TableProps = Parameters<typeof LegalRoom>[0] | Parameters<typeof RouteRoom>[0];

function PuzzleTable({
  puzzle,
  ...rest
}: Omit<Parameters<typeof LegalRoom>[0], 'puzzle'> & Pick<TableProps, 'puzzle'>) {
  return puzzle.kind === 'legal' ? (
    <LegalRoom puzzle={puzzle} {...rest} />
  ) : (
    <RouteRoom puzzle={puzzle} {...rest} />
  );
}
