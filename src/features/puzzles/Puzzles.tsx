/** The puzzle page: the address says which puzzle is on the table, or which room is open beside it. */
import type { RuleTitles } from './words/legal-words.ts';
import type { Lang } from '../../i18n/locales.ts';
import { usePageLanguage } from '../../controls/page-texts.ts';
import { Endless } from './rooms/Endless.tsx';
import { PuzzleRoom } from './rooms/PuzzleRoom.tsx';
import { RoomNav } from './rooms/RoomNav.tsx';
import type { RoomProps } from './rooms/room-props.ts';
import { ROOM } from './rooms/rooms.ts';
import { usePuzzlePlace } from './rooms/use-puzzle-place.ts';

interface Props {
  readonly lang: Lang;
  readonly titles: RuleTitles;
  readonly counts: RoomProps['counts'];
}

export default function Puzzles({ lang, titles, counts }: Props) {
  const language = usePageLanguage(lang);
  const place = usePuzzlePlace();
  return (
    <div class="puzzles">
      <RoomNav place={place} language={language} />
      {shown()}
    </div>
  );

  function shown() {
    if (!place) return <div class="puzzle-place" />;
    const isEndless = place.type === 'endless';
    if (isEndless || (place.type === 'room' && place.room === 'endless'))
      return <Endless order={isEndless ? place.order : null} language={language} />;
    if (place.type !== 'room') return <PuzzleRoom place={place} titles={titles} language={language} />;
    const Room = ROOM[place.room as keyof typeof ROOM];
    return <Room language={language} counts={counts} />;
  }
}
