/** A map without moves: picking a city describes it in full, picking it again deselects it. */
import { useState } from 'preact/hooks';
import { Board } from '../../board/map/Board.tsx';
import { SHEET_GROUND } from '../../board/map/sheet.tsx';
import type { BoardView, SeatLook } from '../../board/types.ts';
import type { CityId } from '../../engine/index.ts';
import { boardWords } from '../words/board-words.ts';
import type { Language } from '../../controls/page-texts.ts';

interface Props {
  readonly id: string;
  readonly view: BoardView;
  readonly title: string;
  readonly looks: readonly SeatLook[];
  readonly language: Language;
}

export function ReadOnlyMap({ id, view, title, looks, language: { t, names } }: Props) {
  const [picked, setPicked] = useState<CityId | null>(null);
  const shown = picked ? { ...view, selected: [picked] } : view;
  const words = boardWords(shown, t, names, { title, looks });
  return (
    <div class="looked-map">
      <Board
        id={id}
        view={shown}
        words={words}
        onPick={(city) => setPicked(city === picked ? null : city)}
        ground={SHEET_GROUND}
        isOneOfMany
      />
      <p role="status">{picked && words.describe(picked)}</p>
    </div>
  );
}
