/** The navigation of the puzzle page: today's puzzle, and the rooms beside it. */
import { hashOf, ROOMS, type PuzzlePlace } from '../model/address.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly place: PuzzlePlace | null;
  readonly language: Language;
}

export function RoomNav({ place, language: { lang, t } }: Props) {
  const href = hrefOf(lang, 'puzzles');
  return (
    <nav class="puzzle-rooms" aria-label={t('puzzle.rooms')}>
      <a href={href} aria-current={place?.type === 'today' ? 'page' : undefined}>
        {t('puzzle.room.today')}
      </a>
      {ROOMS.map((room) => (
        <a
          key={room}
          href={href + hashOf({ type: 'room', room })}
          aria-current={(place?.type === 'room' ? place.room : place?.type) === room ? 'page' : undefined}
        >
          {t(`puzzle.room.${room}`)}
        </a>
      ))}
    </nav>
  );
}
