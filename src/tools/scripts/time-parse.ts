/** Parses the text on the standard input as the form given: once cold, then warm. Part of `npm run bench`. */
import { text } from 'node:stream/consumers';
import { parseLink } from '../../notation/link.ts';
import { parseMoves } from '../../notation/parse-moves.ts';
import { parseRecordText } from '../../notation/record.ts';
import type { Form } from './worst-texts.ts';

const WARM_UP = 20;
const RUNS = 21;

const PARSERS = { link: parseLink, moves: parseMoves, record: parseRecordText };

const parse = PARSERS[process.argv[2] as Form];
const input = await text(process.stdin);

/**
 * Time of the processor, so that waiting for other work on the machine does not count; what the threads
 * that compile and collect garbage take meanwhile does. The time of one thread alone is too coarse.
 */
function timed(): number {
  const start = process.cpuUsage();
  parse(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const coldMs = timed();
for (let i = 0; i < WARM_UP; i++) parse(input);
const warmMs = Array.from({ length: RUNS }, timed).toSorted((a, b) => a - b)[RUNS >> 1]!;
const answer = parse(input);
console.log(JSON.stringify({ code: answer.ok ? 'ok' : answer.code, coldMs, warmMs }));
