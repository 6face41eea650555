/**
 * The camera of a board. A page of many boards fetches what moves it only for a board that somebody
 * reaches for; until then the picture stands as the server drew it.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera, Handlers } from './camera.ts';
import type { Crop } from './crop.ts';

const REACHES = ['pointerover', 'touchstart', 'focusin', 'wheel'] as const;

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
    const fetchCamera = async (): Promise<Camera> => {
      const { createCamera } = await import('./camera.ts');
      const created = createCamera(element, layer, home, handlers);
      if (isGone) created.remove();
      else {
        remove = created.remove;
        camera.current = created.camera;
      }
      return created.camera;
    };
    const ready = (): Promise<Camera> => (fetched ??= fetchCamera());
    const reach = (): void => void ready();
    // A wish that comes before the camera waits for it.
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
      for (const type of REACHES) element.removeEventListener(type, reach);
      remove();
    };
  }, [home]);
  return camera;
}
