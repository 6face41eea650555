/** Moments of a turn that cannot be. */
import { AUDIENCE, TWO, type ImpossibleRow } from './impossible-row.ts';

export const IMPOSSIBLE_TURNS: readonly ImpossibleRow[] = [
  ['a turn before the seating', { config: AUDIENCE, step: 'play' }, { code: 'bad-turn', reason: 'seating' }],
  [
    'seat 1’s turn before the seating',
    { config: AUDIENCE, player: 1 },
    { code: 'bad-turn', reason: 'seating' },
  ],
  ['an official before the seating', { config: AUDIENCE, turn: {} }, { code: 'bad-turn', reason: 'seating' }],
  ['a play without a card', { config: TWO, step: 'play' }, { code: 'bad-turn', reason: 'play' }],
  ['a step in the middle of a closing', { config: TWO, step: 'coach' }, { code: 'bad-turn', reason: 'step' }],
  [
    'the coachman called for nothing',
    {
      config: TWO,
      step: 'play',
      turn: { official: 'coachman' },
      players: [{ hand: ['lodz'], route: ['ulm'] }],
    },
    { code: 'bad-turn', reason: 'play' },
  ],
  [
    'an official who does not exist',
    { config: TWO, turn: { official: 'postman' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the coachman while drawing',
    { config: TWO, turn: { official: 'coachman' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the wainwright before a closing',
    { config: TWO, turn: { official: 'wainwright' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'forced by somebody else',
    { config: TWO, turn: { official: 'bailiff', forced: true } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the coachman called without a route',
    { config: TWO, step: 'play', turn: { official: 'coachman' }, players: [{ hand: ['ulm'] }] },
    { code: 'bad-turn', reason: 'play' },
  ],
  [
    'two cards laid in a route of one',
    { config: TWO, step: 'finish', turn: { official: 'coachman' }, players: [{ route: ['ulm'] }] },
    { code: 'bad-turn', reason: 'finish' },
  ],
  [
    'forced by nobody',
    { config: TWO, step: 'finish', turn: { forced: true }, players: [{ route: ['ulm'] }] },
    { code: 'bad-turn', reason: 'official' },
  ],
  ['finishing without a card laid', { config: TWO, step: 'finish' }, { code: 'bad-turn', reason: 'finish' }],
];
