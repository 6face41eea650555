/** The country under the roads: provinces with their hatching, rivers, mountains. Never a target. */
import { PROVINCES, type ProvinceId } from '../../engine/index.ts';
import shapes from '../map/map-shapes.json' with { type: 'json' };
import { Hatchings, hatchingId } from './Hatchings.tsx';

interface Props {
  readonly boardId: string;
  readonly highlighted: readonly ProvinceId[];
}

const coastId = (boardId: string): string => `${boardId}-coast`;

/** Patterns and coast that the land refers to; separate, so that a land shown fifty times has them once. */
export const LandParts = ({ boardId }: Pick<Props, 'boardId'>) => (
  <g aria-hidden="true">
    <Hatchings boardId={boardId} />
    <defs>
      <path id={coastId(boardId)} d={shapes.coast} />
    </defs>
  </g>
);

export function Land({ boardId, highlighted }: Props) {
  const coast = coastId(boardId);
  return (
    <g class="land" aria-hidden="true">
      <use href={`#${coast}`} class="coast-far" />
      {PROVINCES.map(({ id }) => (
        <g key={id} class={`province province-${id}${highlighted.includes(id) ? ' is-highlighted' : ''}`}>
          <path class="province-tint" d={shapes.provinces[id]} />
          <path
            class="province-hatching"
            d={shapes.provinces[id]}
            fill={`url(#${hatchingId(boardId, id)})`}
          />
        </g>
      ))}
      <use href={`#${coast}`} class="coast-near" />
      <path class="water" d={shapes.rivers} />
      <path class="water lake" d={shapes.lake} />
      <path class="peaks" d={shapes.peaks} />
    </g>
  );
}
