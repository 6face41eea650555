/** The signs on the table's tools, each in one engraved line. */
const PATHS = {
  undo: 'M8,5L4,9L8,13M4,9H13a5,5 0 0 1 0,10H8',
  hint: 'M9,18H15M10,21H14M12,3a6,6 0 0 1 3.500,10.900C14.500,14.700 14.500,15.500 14.500,16H9.500C9.500,15.500 9.500,14.700 8.500,13.900A6,6 0 0 1 12,3',
  log: 'M6,3H18V21H6ZM9,8H15M9,12H15M9,16H13',
  cards: 'M4,6H13V19H4ZM9,6V4H18V17H13',
  more: 'M4,7H20M4,12H20M4,17H20',
  players: 'M4,20V12L9,7L14,12V20ZM14,20H20V10H17V6',
  tiles: 'M12,4a8,8 0 1 0 0.1,0M12,8a4,4 0 1 0 0.1,0',
  now: 'M4,17L10,4L14,13L20,7M4,17H8M16,20H20',
  rome: 'M4,20H20M6,20V11M18,20V11M10,20V11M14,20V11M4,11H20L12,4Z',
  pause: 'M8,5V19M16,5V19',
  play: 'M7,4L19,12L7,20Z',
  skip: 'M5,5L13,12L5,19ZM17,5V19',
  close: 'M6,6L18,18M18,6L6,18',
  card: 'M7,4H17V20H7Z',
  check: 'M4,13L10,19L20,6',
  again: 'M19,12a7,7 0 1 1 -2.500,-5.400M17,2.500V7H12.500',
  house: 'M5,20V11L12,4L19,11V20Z',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
