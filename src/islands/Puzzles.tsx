/** The puzzle page: the address says which puzzle is on the table, or which room is open beside it. */
import type { Lang } from '../i18n/locales.ts';
import { usePageLanguage } from './page-texts.ts';
import { RoomNav } from './puzzle/RoomNav.tsx';
import type { RoomProps } from './puzzle/room-props.ts';
import { ROOM } from './puzzle/rooms.ts';
import { usePuzzlePlace } from './puzzle/use-puzzle-place.ts';

interface Props {
  readonly lang: Lang;
  readonly counts: RoomProps['counts'];
}

export default function Puzzles({ lang, counts }: Props) {
  const language = usePageLanguage(lang);
  const place = usePuzzlePlace();
  const Room = place?.type === 'room' ? ROOM[place.room] : undefined;
  return (
    <div class="puzzles" data-place={place?.type}>
      <RoomNav place={place} language={language} />
      {Room && <Room language={language} counts={counts} />}
    </div>
  );
}
