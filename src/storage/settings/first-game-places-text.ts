/**
 * The places of the guided first game as one text, by booklet: `{"places":{"rebel-pl":["next",…]}}`.
 * Whether the inputs of a place lead anywhere only the game itself can say (`takenUp`).
 */
import { EDITIONS, type EditionId } from '../../engine/index.ts';
import { readJson } from '../../notation/json.ts';

/** Inputs as JSON, by booklet. */
export type Places = ReadonlyMap<EditionId, string>;

const isEdition = (name: string): name is EditionId => Object.hasOwn(EDITIONS, name);

/** Earlier pages kept one place, with its booklet beside it. */
interface Text {
  readonly places?: unknown;
  readonly edition?: unknown;
  readonly inputs?: unknown;
}

export function parsePlaces(text: string | null | undefined): Places {
  // A text nested too deeply could be read, but not written again.
  const value = readJson(text ?? 'null')?.value;
  if (typeof value !== 'object' || value === null) return new Map();
  const { places, edition, inputs } = value as Text;
  const entries =
    typeof places === 'object' && places !== null ? Object.entries(places) : [[String(edition), inputs]];
  return new Map(
    entries.flatMap(([name, list]) =>
      typeof name === 'string' && isEdition(name) && Array.isArray(list)
        ? [[name, JSON.stringify(list)] as const]
        : [],
    ),
  );
}

/** `null` where there is nothing to keep. */
export function writePlaces(places: Places): string | null {
  if (places.size === 0) return null;
  const inOrder = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{"places":{${inOrder.map(([edition, inputs]) => `"${edition}":${inputs}`).join(',')}}}`;
}
