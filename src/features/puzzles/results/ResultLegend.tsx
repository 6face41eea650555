/** The sign of a result: full, half or empty. The shape tells them apart, not the colour. */
import type { Mark } from '../../../storage/results/result.ts';

const SHAPES: Readonly<Record<Mark, string>> = {
  solved: 'M4,8.5L7,11.5L12.5,5',
  partly: 'M8,2A6,6 0 0 1 8,14Z',
  failed: '',
};

export const MarkSign = ({ mark }: { readonly mark: Mark }) => (
  <svg class={`mark-sign is-${mark}`} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" />
    <path d={SHAPES[mark]} />
  </svg>
);
