/** Adapts the automatic players to the interface of `src/thread`: yields node counts, returns the choice. */
import type { Think } from '../thread/answerer.ts';
import { think, type Choice, type Request } from './levels.ts';

export const bot: Think<Request, Choice> = function* (request) {
  const thinking = think(request);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield step.value.nodes;
  return step.value;
};
