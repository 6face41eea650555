/** The ground of a board that is alone on its page: it draws the land itself. */
import type { ProvinceId } from '../../engine/index.ts';
import { Cells } from '../layers/Cells.tsx';
import { Land, LandParts } from '../layers/Land.tsx';
import { Roads } from '../layers/Roads.tsx';
import { RedrawOn } from '../RedrawOn.tsx';
import type { Ground } from '../types.ts';

export const ownGround = (boardId: string, highlighted: readonly ProvinceId[] = []): Ground => ({
  land: () => (
    <RedrawOn
      values={[boardId, highlighted.join()]}
      draw={() => (
        <>
          <LandParts boardId={boardId} />
          <Land boardId={boardId} highlighted={highlighted} />
          <Roads />
        </>
      )}
    />
  ),
  cells: () => <RedrawOn values={[]} draw={() => <Cells />} />,
});
