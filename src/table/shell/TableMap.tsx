/** The map of the game. Redrawn only when the position is another. */
import { Board } from '../../board/map/Board.tsx';
import { RedrawOn } from '../../board/RedrawOn.tsx';
import { SHEET_GROUND } from '../../board/map/sheet.tsx';
import type { CityId } from '../../engine/index.ts';
import { boardWords } from '../words/board-words.ts';
import type { Table } from '../model/reducer.ts';
import { toBoardView } from '../model/view.ts';
import type { Language } from '../../controls/page-texts.ts';

interface Props {
  readonly table: Table;
  /** Whose route is shown instead of the reader's. */
  readonly shown: number | null;
  /** Cities a hint is about. */
  readonly meant: readonly CityId[];
  /** Without it the map is only looked at. */
  readonly onPick: ((city: CityId) => void) | undefined;
  readonly language: Language;
}

export function TableMap({ table, shown, meant, onPick, language: { t, names } }: Props) {
  const draw = () => {
    const own = toBoardView(table);
    const view = {
      ...own,
      ...(shown === null ? {} : { route: table.now.players[shown]!.route, targets: [], roads: [] }),
      ...(meant.length > 0 ? { selected: meant } : {}),
    };
    return (
      <Board
        id="table-board"
        view={view}
        words={boardWords(view, t, names, { title: t('play.table.map') })}
        onPick={onPick}
        ground={SHEET_GROUND}
      />
    );
  };
  return <RedrawOn values={[table, shown, meant, onPick, t, names]} draw={draw} />;
}
