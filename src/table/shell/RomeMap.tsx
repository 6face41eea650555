/** The way to Rome in the place of the map. */
import { useEffect, useMemo } from 'preact/hooks';
import type { TownId } from '../../engine/index.ts';
import { RedrawOn } from '../../board/RedrawOn.tsx';
import { RomeBoard } from '../../board/rome/RomeBoard.tsx';
import { romeWords, toRomeView } from '../words/rome-words.ts';
import type { AudienceView, Send } from '../pieces/types.ts';
import type { Language } from '../../controls/page-texts.ts';

interface Props {
  readonly audience: AudienceView;
  readonly send: Send | undefined;
  readonly language: Language;
}

export function RomeMap({ audience, send, language: { t, names } }: Props) {
  const view = useMemo(() => toRomeView(audience), [audience]);
  // If the map is larger than its container, scroll to the first town a carriage can move to.
  const target = send && view.targets?.[0];
  useEffect(() => {
    if (target) showTown(target);
  }, [target]);
  return (
    <RedrawOn
      values={[view, send, t, names]}
      draw={() => (
        <RomeBoard
          id="rome-board"
          view={view}
          words={romeWords(view, t, names)}
          onPick={send && ((town) => send({ type: 'town', town }))}
          onCarriage={send && ((carriage) => send({ type: 'carriage', carriage }))}
        />
      )}
    />
  );
}

/** Scrolls the map alone: the page and the tray stay where they are. */
function showTown(town: TownId): void {
  const sign = document.querySelector(`#rome-board g[data-town="${town}"]`);
  const place = sign?.closest('.table-map');
  if (!sign || !place) return;
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const frame = place.getBoundingClientRect();
  place.scrollBy(
    outside(left, right, frame.left, frame.right),
    outside(top, bottom, frame.top, frame.bottom),
  );
}

/** How far to scroll to centre it; 0 if it is wholly inside. */
const outside = (start: number, end: number, first: number, last: number): number =>
  start < first || end > last ? (start + end - first - last) / 2 : 0;
