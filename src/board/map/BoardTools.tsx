/** Buttons for the camera: what pinch, wheel and drag do, for a single tap. */
import type { RefObject } from 'preact';
import { DIRECTIONS, type Direction } from './direction.ts';
import type { BoardWords } from '../types.ts';
import type { Camera } from './camera.ts';

export const ZOOM_STEP = 2;

const ICONS = {
  zoomIn: 'M8,3V13M3,8H13',
  zoomOut: 'M3,8H13',
  fit: 'M3,6V3H6M10,3H13V6M13,10V13H10M6,13H3V10',
} as const;

const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'M3,10L8,5L13,10',
  right: 'M6,3L11,8L6,13',
  down: 'M3,6L8,11L13,6',
  left: 'M10,3L5,8L10,13',
};

interface Props {
  readonly camera: RefObject<Camera>;
  readonly ui: BoardWords['ui'];
}

export const ZoomTools = ({ camera, ui }: Props) => (
  <>
    <Tool label={ui.zoomIn} icon={ICONS.zoomIn} onPress={() => camera.current?.zoomBy(ZOOM_STEP)} />
    <Tool label={ui.zoomOut} icon={ICONS.zoomOut} onPress={() => camera.current?.zoomBy(1 / ZOOM_STEP)} />
    <Tool label={ui.fit} icon={ICONS.fit} onPress={() => camera.current?.fit()} />
  </>
);

/** One at each edge of an enlarged map. */
export const PanTools = ({ camera, ui }: Props) => (
  <div class="board-pan">
    {DIRECTIONS.map((direction) => (
      <Tool
        key={direction}
        className={`pan-${direction}`}
        label={ui.pan[direction]}
        icon={ARROWS[direction]}
        onPress={() => camera.current?.pan(direction)}
      />
    ))}
  </div>
);

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly className?: string;
  readonly onPress: () => void;
}

const Tool = ({ label, icon, className, onPress }: ToolProps) => (
  <button type="button" class={`tool ${className ?? ''}`} aria-label={label} title={label} onClick={onPress}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);
