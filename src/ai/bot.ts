/** An automatic player as one who can be asked in a thread. */
import type { Think } from '../thread/answerer.ts';
import { think, type Choice, type Request } from './levels.ts';

export const bot: Think<Request, Choice> = function* (request) {
  const thinking = think(request);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) yield step.value.nodes;
  return step.value;
};
