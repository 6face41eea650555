/**
 * Where the guided first game was left, one place for each booklet: another language or booklet does
 * not erase it.
 */
import type { EditionId } from '../../engine/index.ts';
import { parsePlaces, writePlaces } from './first-game-places-text.ts';
import { isBlocked } from '../device/device.ts';
import { recall, remember } from './preferences.ts';
import { createSlot, type Slot } from '../device/slot.ts';

/** The inputs of one booklet's game, as JSON. */
export const placeSlot = (edition: EditionId): Slot =>
  createSlot({
    read: () => (isBlocked() ? undefined : (parsePlaces(recall('first-game')).get(edition) ?? null)),
    write: (inputs) => {
      const places = new Map(parsePlaces(recall('first-game')));
      if (inputs === null) places.delete(edition);
      else places.set(edition, inputs);
      return remember('first-game', writePlaces(places));
    },
  });
