/** Two seas, waters and mountains on the way to Rome. */
import shapes from '../rome/rome-shapes.json' with { type: 'json' };

export const RomeLand = ({ id }: { readonly id: string }) => (
  <g class="land" aria-hidden="true">
    <defs>
      <pattern id={`${id}-waves`} width={8} height={4} patternUnits="userSpaceOnUse">
        <path class="waves" d="M0,2H8" />
      </pattern>
    </defs>
    <path class="rome-sea" d={shapes.sea} />
    <path d={shapes.sea} fill={`url(#${id}-waves)`} />
    <path class="coast-near" d={shapes.coast} />
    <path class="water" d={shapes.rivers} />
    <path class="water lake" d={shapes.lakes} />
    <path class="peaks" d={shapes.peaks} />
  </g>
);
