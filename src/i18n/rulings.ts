/** The rulings, by what is argued about, in the order in which they are read. A slug is an address for good. */
export const RULING_GROUPS = {
  turn: [
    'close-before-drawing',
    'card-does-not-fit',
    'drop-a-good-route',
    'first-card-of-new-route',
    'points-for-dropped-route',
    'dropped-cards',
    'new-route-same-turn',
    'must-close',
    'longer-than-seven',
    'both-ends',
    'same-city-twice',
    'colour-of-cities',
    'neighbours-without-road',
  ],
  hand: ['hand-limit', 'three-or-fewer', 'which-cards-to-keep', 'open-or-secret'],
} as const;

export type RulingGroup = keyof typeof RULING_GROUPS;
export type RulingSlug = (typeof RULING_GROUPS)[RulingGroup][number];
