/**
 * Zoom and pan, the one place where D3 touches the page. Loaded by `use-camera.ts` when it is needed.
 * The camera moves by a style set from script, never by rendering, so that a pinch costs no work in the
 * rest of the board.
 */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Crop } from './crop.ts';
import { VECTORS, type Direction } from './direction.ts';
import { FRAME } from './layout.ts';
import { wheelIsForMap } from './wheel.ts';

const MAX_ZOOM = 6;
/** How far one step of panning goes, in map units of the whole map. */
const PAN_STEP = 150;
/** From here on there is room for the names on the cards, also on a small phone. */
export const CLOSE_ZOOM = 2;
/** Plates grow slower than the map: at full zoom they are readable, but not too large. */
export const PLATE_SHRINK = 0.55;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  /** Around that point of the map, or around the middle of what is in sight. */
  zoomBy(factor: number, around?: Place): void;
  /** Looks further in that direction. */
  pan(direction: Direction): void;
  fit(): void;
  /** Brings a point of the map into sight, if it is not. */
  reveal(point: Place): void;
}

export interface Handlers {
  /** A plain wheel was left to the page; the reader may not know how to zoom. */
  readonly onWheelLeftToPage: () => void;
  /** The map became larger than its frame, or whole again. */
  readonly onZoomed: (isZoomed: boolean) => void;
}

export function createCamera(
  element: SVGSVGElement,
  layer: SVGGElement,
  /** The crop that the server rendered. Up to this scale wheel and single finger scroll the page. */
  home: Crop,
  { onWheelLeftToPage, onZoomed }: Handlers,
): { readonly camera: Camera; readonly remove: () => void } {
  const isEnlarged = (): boolean => zoomTransform(element).k > home.scale;
  const takes = (event: Event): boolean => {
    if (event.type === 'wheel') {
      const isForMap = wheelIsForMap(event as WheelEvent, element, isEnlarged());
      if (!isForMap) onWheelLeftToPage();
      return isForMap;
    }
    // One finger scrolls the page past a map that nobody has enlarged; two always zoom.
    if ('touches' in event) return (event as TouchEvent).touches.length > 1 || isEnlarged();
    return (event as MouseEvent).button === 0 && isEnlarged();
  };
  const corners: [[number, number], [number, number]] = [
    [FRAME.x, FRAME.y],
    [FRAME.x + FRAME.width, FRAME.y + FRAME.height],
  ];
  const selection = select<SVGSVGElement, unknown>(element);
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MAX_ZOOM])
    .extent(corners)
    .translateExtent(corners)
    .filter(takes)
    // A pointer that moves a little while it is pressed still clicks.
    .clickDistance(8)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      // Steps by button or key are animated; drag, pinch and wheel are followed at once.
      element.classList.toggle('is-gliding', !sourceEvent);
      element.classList.toggle('is-zoomed', transform.k > home.scale);
      element.classList.toggle('is-close', transform.k >= CLOSE_ZOOM);
      layer.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      element.style.setProperty('--shrink', String(transform.k ** -PLATE_SHRINK));
      onZoomed(transform.k > home.scale);
    });
  selection.call(behaviour).on('dblclick.zoom', null);
  // The crop is rendered already; D3 only has to know its transform.
  if (home.scale > 1) {
    behaviour.transform(selection, zoomIdentity.translate(home.x, home.y).scale(home.scale));
    element.classList.remove('is-gliding');
  }
  const camera: Camera = {
    zoomBy: (factor, around) => {
      const fixed = around && zoomTransform(element).apply([around.x, around.y]);
      behaviour.scaleBy(selection, factor, fixed);
    },
    pan: (direction) => {
      // The same share of the visible part at every zoom.
      const step = PAN_STEP / zoomTransform(element).k;
      const [dx, dy] = VECTORS[direction];
      behaviour.translateBy(selection, -dx * step, -dy * step);
    },
    fit: () => behaviour.transform(selection, zoomIdentity),
    reveal: ({ x, y }) => {
      const transform = zoomTransform(element);
      const [px, py] = transform.apply([x, y]);
      const inset = 40;
      const isInSight =
        px > FRAME.x + inset &&
        px < FRAME.x + FRAME.width - inset &&
        py > FRAME.y + inset &&
        py < FRAME.y + FRAME.height - inset;
      if (!isInSight && transform.k > 1) behaviour.translateTo(selection, x, y);
    },
  };
  return { camera, remove: () => void selection.on('.zoom', null) };
}
