/**
 * The map of the way to Rome: takes a view, returns intents, knows no rules. One tab stop; arrows walk,
 * a letter goes to a town, Enter picks. Small enough to be read whole on a phone, so it needs no camera.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GROUPS, southOf, type GroupId, type TownId } from '../../engine/index.ts';
import type { Direction } from '../map/direction.ts';
import { MapCarriages } from '../layers/MapCarriages.tsx';
import { LitRomeRoads } from '../layers/RomeRoads.tsx';
import { Town } from '../layers/Town.tsx';
import { byLetter } from '../map/letter-jump.ts';
import { ROME_FRAME } from './rome-layout.ts';
import { RomeCells, RomeGround, RomeTowns } from './rome-sheet.tsx';
import { TOWN_IDS, townTowards } from './rome-ways.ts';
import type { RomeView, RomeWords } from './types-rome.ts';
import { useAwake } from '../use-awake.ts';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly view: RomeView;
  readonly words: RomeWords;
  readonly onPick?: ((town: TownId) => void) | undefined;
  /** Called instead of `onPick` when a carriage was clicked, not the town it is in. */
  readonly onCarriage?: ((carriage: GroupId) => void) | undefined;
  /** On a page of many maps each takes its towns from the sheet until scripts run. */
  readonly isOneOfMany?: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

const at = <Id extends string>(target: EventTarget | null, name: string, ids: readonly Id[]): Id | null => {
  const id = target instanceof Element ? target.closest(`[${name}]`)?.getAttribute(name) : null;
  return ids.find((each) => each === id) ?? null;
};

export function RomeBoard({ id, view, words, onPick, onCarriage, isOneOfMany = false }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<TownId>('rome');
  const isAwake = useAwake();
  const isLive = isAwake && onPick !== undefined;
  const isSheet = isOneOfMany && !isAwake;
  const towns = isSheet ? TOWN_IDS.filter((town) => view.targets?.includes(town)) : TOWN_IDS;
  // The first town that can be chosen becomes the tab stop, in the same paint in which it is marked.
  const target = view.targets?.[0];
  useLayoutEffect(() => {
    if (target) setCursor(target);
  }, [target]);

  const focusTown = (town: TownId): void => {
    setCursor(town);
    const control = svg.current?.querySelector<SVGGElement>(`g[data-town="${town}"] > .city-control`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const from = at(event.target, 'data-town', TOWN_IDS) ?? cursor;
    if (direction) {
      const next = townTowards(from, direction);
      if (next) focusTown(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // A key held down picks once.
      if (!event.repeat) onPick?.(from);
    } else if (/^\p{L}$/u.test(event.key)) {
      const found = byLetter(TOWN_IDS, from, event.key, words.town);
      if (found) focusTown(found);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent): void => {
    const town = at(event.target, 'data-town', TOWN_IDS);
    // The second half of a double click would take back or refuse what the first half did.
    if (!town || event.detail > 1) return;
    focusTown(town);
    const carriage = at(event.target, 'data-carriage', GROUPS);
    if (carriage && onCarriage) onCarriage(carriage);
    else onPick?.(town);
  };

  const { x, y, width, height } = ROME_FRAME;
  return (
    <figure class="board rome-board" id={id}>
      <div class="board-map">
        <svg
          ref={svg}
          class={`board-svg rome-svg${isLive ? ' is-live' : ''}`}
          viewBox={`${x} ${y} ${width} ${height}`}
          role={isLive ? 'application' : 'group'}
          aria-label={words.title}
          aria-describedby={isLive ? `${id}-help` : undefined}
          tabindex={isLive ? -1 : undefined}
          {...(isLive ? { onKeyDown, onClick } : {})}
        >
          <RomeGround />
          <LitRomeRoads roads={view.roads ?? []} />
          {isLive && <RomeCells />}
          <MapCarriages view={view} words={words} />
          {isSheet && <RomeTowns />}
          {towns.map((town) => (
            <Town
              key={town}
              town={town}
              view={view}
              words={words}
              isLive={isLive}
              isTabStop={town === cursor}
            />
          ))}
        </svg>
      </div>
      {isLive && (
        <p hidden id={`${id}-help`}>
          {words.help}
        </p>
      )}
      <Legend words={words} />
      <RomeTable words={words} onPick={isLive ? onPick : undefined} isSheet={isSheet} />
    </figure>
  );
}

const Legend = ({ words: { ui } }: { readonly words: RomeWords }) => (
  <figcaption class="rome-legend">
    <span class="legend-line">
      <Sample className="road" /> {ui.documented}
    </span>{' '}
    <span class="legend-line">
      <Sample className="road is-reconstructed" /> {ui.reconstructed}
    </span>
    <span class="legend-note">{ui.note}</span>
  </figcaption>
);

const Sample = ({ className }: { readonly className: string }) => (
  <svg class="legend-sample" viewBox="0 0 28 8" aria-hidden="true">
    <path class={className} d="M2,4H26" />
  </svg>
);

interface TableProps {
  readonly words: RomeWords;
  readonly onPick: ((town: TownId) => void) | undefined;
  readonly isSheet: boolean;
}

/** The map as text, from the north to Rome; on a page of many maps its rows are added once scripts run. */
const RomeTable = ({ words, onPick, isSheet }: TableProps) => (
  <details class={`board-table fold${isSheet ? ' needs-script' : ''}`}>
    <summary>{words.ui.table}</summary>
    <div class="city-table">
      <table aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.ui.columnTown}</th>
            <th scope="col">{words.ui.columnSouth}</th>
            <th scope="col">{words.ui.columnState}</th>
          </tr>
        </thead>
        <tbody>
          {(isSheet ? [] : TOWN_IDS).map((town) => (
            <tr key={town}>
              <th scope="row">
                {onPick ? (
                  <button type="button" class="link" onClick={() => onPick(town)}>
                    {words.town(town)}
                  </button>
                ) : (
                  words.town(town)
                )}
              </th>
              <td>{words.list(southOf(town))}</td>
              <td>{words.state(town)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
