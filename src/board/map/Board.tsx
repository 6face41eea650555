/**
 * The board: takes a view, returns intents, knows no rules.
 *
 *   figure.board
 *     svg                      one tab stop; arrows walk, Enter picks, Escape leaves
 *       g.world                moved by the camera
 *         ground.land LitRoads Ribbon ground.cells City×22
 *     div.board-bar
 *       table                  the same position as text, if the page wants it
 *       div.board-tools        zoom in, zoom out, fit; the arrows for panning stand on the map's edges
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CITY_IDS, type CityId } from '../../engine/index.ts';
import { PanTools, ZOOM_STEP, ZoomTools } from './BoardTools.tsx';
import { cropTo, isInSight } from './crop.ts';
import { neighbourTowards, type Direction } from './direction.ts';
import { FRAME, PLACES } from './layout.ts';
import { cityByLetter } from './letter-jump.ts';
import { City } from '../layers/City.tsx';
import { Ribbon } from '../layers/Ribbon.tsx';
import { LitRoads } from '../layers/Roads.tsx';
import type { BoardView, BoardWords, Ground } from '../types.ts';
import { useAwake } from '../use-awake.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly view: BoardView;
  readonly words: BoardWords;
  readonly onPick?: ((city: CityId) => void) | undefined;
  readonly ground: Ground;
  /** The cities that are in sight at first; all of them if left out. */
  readonly focus?: readonly CityId[] | undefined;
  /** On a page of many boards the camera is fetched only when this one is used. */
  readonly isOneOfMany?: boolean;
  /** The position as text, below the map. */
  readonly table?: ComponentChildren;
}

const EVERYWHERE: readonly CityId[] = [];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

const cityAt = (target: EventTarget | null): CityId | null => {
  const id = target instanceof Element ? target.closest('[data-city]')?.getAttribute('data-city') : null;
  return CITY_IDS.find((city) => city === id) ?? null;
};

export function Board({
  id,
  view,
  words,
  onPick,
  ground,
  focus = EVERYWHERE,
  isOneOfMany = false,
  table,
}: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<CityId>(view.selected?.[0] ?? view.route?.[0] ?? 'muenchen');
  const [showHint, setShowHint] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const isAwake = useAwake();
  const isLive = isAwake && onPick !== undefined;
  const home = useMemo(() => cropTo(focus), [focus]);
  // Before scripts run the camera cannot move, so cities out of sight need not be sent.
  const cities = isAwake ? CITY_IDS : CITY_IDS.filter((city) => isInSight(home, city));

  // The picked city becomes the tab stop, wherever it was picked, in the same paint in which it is marked.
  const picked = view.selected?.[0];
  useLayoutEffect(() => {
    if (picked) setCursor(picked);
  }, [picked]);
  useEffect(() => {
    if (!showHint) return undefined;
    const timer = setTimeout(() => setShowHint(false), 2500);
    return () => clearTimeout(timer);
  }, [showHint]);
  const camera = useCamera(svg, world, {
    home,
    isOneOfMany,
    onWheelLeftToPage: () => setShowHint(true),
    onZoomed: setZoomed,
  });

  const focusCity = (city: CityId): void => {
    setCursor(city);
    camera.current?.reveal(PLACES[city]);
    const control = svg.current?.querySelector<SVGGElement>(`g[data-city="${city}"] > .city-control`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const pick = (city: CityId): void => {
    setCursor(city);
    onPick?.(city);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const from = cityAt(event.target) ?? cursor;
    if (direction && event.shiftKey) camera.current?.pan(direction);
    else if (direction) {
      const next = neighbourTowards(from, direction);
      if (next) focusCity(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // A key held down picks once.
      if (!event.repeat) pick(from);
    } else if (event.key === 'Escape') tools.current?.querySelector('button')?.focus();
    else if (event.key === '+' || event.key === '=') camera.current?.zoomBy(ZOOM_STEP, PLACES[from]);
    else if (event.key === '-') camera.current?.zoomBy(1 / ZOOM_STEP, PLACES[from]);
    else if (event.key === '0') camera.current?.fit();
    else if (/^\p{L}$/u.test(event.key)) {
      const found = cityByLetter(from, event.key, words.city);
      if (found) focusCity(found);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent): void => {
    const city = cityAt(event.target);
    // The second half of a double click would take back or refuse what the first half did.
    if (!city || event.detail > 1) return;
    focusCity(city);
    pick(city);
  };

  const onFocusIn = (event: FocusEvent): void => {
    const city = cityAt(event.target);
    if (city) setCursor(city);
  };

  return (
    <figure class="board" id={id}>
      <div class="board-map">
        <svg
          ref={svg}
          class={`board-svg crop-${home.scale * 10}${isLive ? ' is-live' : ''}`}
          viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
          role={isLive ? 'application' : 'group'}
          aria-label={words.title}
          aria-describedby={isLive ? `${id}-help` : undefined}
          tabindex={isLive ? -1 : undefined}
          {...(isLive ? { onKeyDown, onClick, onFocusIn } : {})}
        >
          <g
            ref={world}
            class="world"
            transform={home.scale > 1 ? `translate(${home.x},${home.y}) scale(${home.scale})` : undefined}
          >
            {ground.land()}
            <LitRoads roads={view.roads ?? []} />
            <Ribbon route={view.route ?? []} />
            {isLive && ground.cells()}
            {cities.map((city) => (
              <City
                key={city}
                city={city}
                view={view}
                words={words}
                isLive={isLive}
                isTabStop={city === cursor}
                sheetId={isAwake ? undefined : ground.cityId?.(city)}
              />
            ))}
          </g>
        </svg>
        {isLive && isZoomed && <PanTools camera={camera} ui={words.ui} />}
        {isLive && (
          <p class="board-hint" hidden={!showHint}>
            {words.ui.wheelHint}
          </p>
        )}
      </div>
      {isLive && (
        <p hidden id={`${id}-help`}>
          {words.help}
        </p>
      )}
      <div class="board-bar">
        {isLive && (
          <div class="board-tools" ref={tools}>
            <ZoomTools camera={camera} ui={words.ui} />
          </div>
        )}
        {table}
      </div>
    </figure>
  );
}
