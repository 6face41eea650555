import { PROVINCES, type GroupId } from '../../engine/index.ts';

/** A carriage in profile: coachwork in the colour of its provinces, over two wheels. */
export const CARRIAGE_SHAPE = 'M-9,-8.500H9L11,-3L8.500,3.500H-8.500L-11,-3Z';
export const CARRIAGE_WHEELS = 'M-6,1.500a2.700,2.700 0 1 0 0.1,0M6,1.500a2.700,2.700 0 1 0 0.1,0';

/** The class that brings a group's colour: that of its first province. */
export const groupClass = (group: GroupId): string =>
  `province-${PROVINCES.find((province) => province.group === group)!.id}`;

interface Props {
  readonly carriage: GroupId;
  readonly code: string;
}

export const CarriageSign = ({ carriage, code }: Props) => (
  <svg class={`carriage-sign ${groupClass(carriage)}`} viewBox="-12 -10 24 18" aria-hidden="true">
    <path class="carriage-body" d={CARRIAGE_SHAPE} />
    <path class="carriage-wheels" d={CARRIAGE_WHEELS} />
    <text class="carriage-code" y={0.4}>
      {code}
    </text>
  </svg>
);
