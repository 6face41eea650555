/** What the most expensive texts cost, each in fresh processes for a cold first reading: part of `npm run bench`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { worstTexts } from './worst-texts.ts';

const SCRIPT = fileURLToPath(new URL('./time-parse.ts', import.meta.url));
const PROCESSES = 3;

type Times = Readonly<Record<'coldMs' | 'warmMs', number>> & { readonly code: string };

/** One row for each text, with the middle of the times. */
export function* benchWorst(): Generator<object> {
  for (const { name, form, text } of worstTexts()) {
    const times = Array.from({ length: PROCESSES }, () => timesOf(form, text));
    yield {
      bench: 'worst text',
      form,
      name,
      characters: text.length,
      answer: times[0]!.code,
      coldMs: middle(times.map(({ coldMs }) => coldMs)),
      warmMs: middle(times.map(({ warmMs }) => warmMs)),
    };
  }
}

function timesOf(form: string, input: string): Times {
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, form], { input, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Times;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
