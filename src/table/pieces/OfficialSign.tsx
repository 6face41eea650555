import type { Official } from '../../engine/index.ts';

/** Each by his tool, in one line: a horn, a letter, a scroll, a wheel. */
const SIGNS: Readonly<Record<Official, string>> = {
  coachman: 'M2,7V11M2,9H11C14,9 17,7.5 20,5V13C17,10.5 14,9 11,9M10,9a4.500,4.500 0 1 0 0.1,0',
  postmaster: 'M3,6H21V18H3ZM3,6L12,13L21,6',
  bailiff:
    'M6,4H19V16a2.500,2.500 0 0 1-2.500,2.500H7M6,4V16a2.500,2.500 0 0 1-2.500,2.500H16M9,8H16M9,12H16',
  wainwright:
    'M12,3a9,9 0 1 0 0.1,0M12,10a2,2 0 1 0 0.1,0M12,3V10M12,14V21M3,12H10M14,12H21M5.600,5.600L10.500,10.500M13.500,13.500L18.400,18.400M18.400,5.600L13.500,10.500M10.500,13.500L5.600,18.400',
};

export const OfficialSign = ({ official }: { readonly official: Official }) => (
  <svg class="figure-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[official]} />
  </svg>
);
