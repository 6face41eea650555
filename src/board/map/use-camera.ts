/**
 * The camera of a board. On a page of many boards its code is fetched only when a pointer, a finger, the
 * focus or the wheel reaches a board; until then the map stays as the server rendered it.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera, Handlers } from './camera.ts';
import type { Crop } from './crop.ts';
import { wheelIsForMap } from './wheel.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin', 'wheel'] as const;
const FINGERS = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Records pinches and wheel events on a map whose camera is not loaded yet, and dispatches them again once
 * it is: a pinch can begin, and end, before that.
 */
function keepGestures(
  element: SVGSVGElement,
  onWheelLeftToPage: () => void,
): { readonly stop: () => void; readonly doAgain: () => void } {
  let kept: TouchEvent[] = [];
  let turned: WheelEvent[] = [];
  const keep = (event: TouchEvent): void => {
    const isPinch = event.touches.length > 1;
    if (event.type === 'touchstart' && !isPinch) kept = [];
    else if (isPinch || kept.length > 0) {
      // Of consecutive moves only the last one counts.
      if (kept.at(-1)?.type === 'touchmove' && event.type === 'touchmove') kept.pop();
      kept.push(event);
      // One finger scrolls the page; two zoom the map, as with a camera.
      if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
    }
  };
  const keepWheel = (event: WheelEvent): void => {
    if (wheelIsForMap(event, element, false)) {
      event.preventDefault();
      turned.push(event);
    } else onWheelLeftToPage();
  };
  for (const type of FINGERS) element.addEventListener(type, keep, { passive: false });
  element.addEventListener('wheel', keepWheel, { passive: false });
  const stop = (): void => {
    element.removeEventListener('wheel', keepWheel);
    for (const type of FINGERS) element.removeEventListener(type, keep);
  };
  const doAgain = (): void => {
    stop();
    // As new events, because the last one may still be bubbling. They do not bubble themselves: the page has
    // handled the originals.
    for (const { type, touches, targetTouches, changedTouches } of kept) {
      const fingers = {
        touches: [...touches],
        targetTouches: [...targetTouches],
        changedTouches: [...changedTouches],
      };
      element.dispatchEvent(new TouchEvent(type, { ...fingers, cancelable: true }));
    }
    for (const event of turned) element.dispatchEvent(new WheelEvent('wheel', event));
    kept = [];
    turned = [];
  };
  return { stop, doAgain };
}

interface Options extends Handlers {
  readonly home: Crop;
  readonly isOneOfMany: boolean;
}

export function useCamera(
  svg: RefObject<SVGSVGElement>,
  world: RefObject<SVGGElement>,
  { home, isOneOfMany, ...handlers }: Options,
): RefObject<Camera> {
  const camera = useRef<Camera>(null);
  useEffect(() => {
    const element = svg.current;
    const layer = world.current;
    if (!element || !layer) return undefined;
    let remove = (): void => {};
    let isGone = false;
    let fetched: Promise<Camera> | null = null;
    const gestures = keepGestures(element, handlers.onWheelLeftToPage);
    const fetchCamera = async (): Promise<Camera> => {
      const { createCamera } = await import('./camera.ts');
      const created = createCamera(element, layer, home, handlers);
      if (isGone) created.remove();
      else {
        remove = created.remove;
        camera.current = created.camera;
        gestures.doAgain();
      }
      return created.camera;
    };
    const ready = (): Promise<Camera> => (fetched ??= fetchCamera());
    const reach = (): void => void ready();
    // Calls made before the camera is loaded wait for it.
    camera.current = {
      zoomBy: (factor, around) => void ready().then((it) => it.zoomBy(factor, around)),
      pan: (direction) => void ready().then((it) => it.pan(direction)),
      fit: () => void ready().then((it) => it.fit()),
      reveal: (point) => void ready().then((it) => it.reveal(point)),
    };
    if (!isOneOfMany) reach();
    for (const type of REACHES) element.addEventListener(type, reach, { once: true, passive: true });
    return () => {
      isGone = true;
      gestures.stop();
      for (const type of REACHES) element.removeEventListener(type, reach);
      remove();
    };
  }, [home]);
  return camera;
}
