/** Whatever is typed: nothing throws, what is refused changes nothing, and suggestions lead somewhere. */
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { complete } from '../../../src/table/command/complete.ts';
import { LONGEST_LINE, parseCommand } from '../../../src/table/command/parse.ts';
import { answerTo } from '../../../src/table/command/answers.ts';
import { problemSentence } from '../../../src/table/command/problem-text.ts';
import { DEEDS } from '../../../src/table/command/vocabulary.ts';
import { nameOf } from '../../../src/table/command/phrase.ts';
import { step, tableOf, type Table } from '../../../src/table/model/reducer.ts';
import { arbWalk, deepFreeze, quickWalk } from '../../support/arbitraries.ts';
import { deskAt, lexicaOf } from '../../support/commands.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';
import { fc } from '../../support/property.ts';

const arbTable: fc.Arbitrary<Table> = fc
  .tuple(arbWalk, fc.constantFrom<Table['seat']>(null, 0, 1, 'onlooker'), fc.boolean())
  .map(([walk, seat, isQuestion]) => deepFreeze(tableOf(quickWalk(walk), { seat, isQuestion })));

/** Real words in any order, half words, and anything at all. */
const vocabulary = LANGUAGES.flatMap(({ lang }) => lexicaOf(lang)[0].entries.map(({ text }) => text));
const arbWord = fc.oneof(
  fc.constantFrom(...vocabulary),
  fc.tuple(fc.constantFrom(...vocabulary), fc.nat(6)).map(([word, cut]) => word.slice(0, cut)),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.nat(12).map(String),
);
const arbLine = fc.oneof(
  fc.array(arbWord, { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe.each(LANGUAGES)('in $lang', (language) => {
  test('any line is an intent, an answer or a sentence, and the table stays as it is until it is sent', () => {
    fc.assert(
      fc.property(arbTable, arbLine, (table, line) => {
        const desk = deskAt(table, language.lang);
        const parsed = parseCommand(line, desk);
        if (!parsed.ok) {
          const sentence = problemSentence(parsed.problem, desk, language);
          expect(sentence).toMatch(/[.?!]$/);
        } else if (parsed.command.type === 'ask') {
          expect(answerTo(parsed.command.asked, desk, language)).toSatisfy(isProse);
        } else if (parsed.command.type === 'send') {
          const after = parsed.command.intents.reduce(step, table);
          // Refused by the rules: the position is the same.
          if (after.refusal) expect(after.now).toBe(table.now);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a line of 64 KB is refused for its length and has no suggestions', () => {
    const desk = deskAt(tableOf(newGame({ players: 2 })), language.lang);
    for (const part of ['a', ' ', 'ulm ', '9', '(a+)+$', 'e\u0301', '👩‍🚀', '\ud800', '\u202eא']) {
      const line = part.repeat(Math.ceil(65_536 / part.length));
      expect(parseCommand(line, desk)).toEqual({ ok: false, problem: { why: 'too-long' } });
      expect(complete(line, desk)).toEqual([]);
    }
    const [verb] = complete('', desk);
    expect(complete(`${verb} ${' '.repeat(LONGEST_LINE)}`, desk)).toEqual([]);
  });

  test('any line can be completed, and the suggestions begin as it does', () => {
    fc.assert(
      fc.property(arbTable, arbLine, (table, line) => {
        for (const option of complete(line, deskAt(table, language.lang))) {
          expect(option).not.toBe(line);
          expect(option).not.toContain('\u00a0');
        }
      }),
      { numRuns: 150 },
    );
  });

  test('going from suggestion to suggestion ends in something the rules allow', () => {
    const [own] = lexicaOf(language.lang);
    const deeds = DEEDS.map((id) => nameOf({ kind: 'verb', id }, own));
    fc.assert(
      fc.property(arbWalk, fc.infiniteStream(fc.nat()), (walk, dice) => {
        const table = tableOf(quickWalk(walk));
        const desk = deskAt(table, language.lang);
        const pick = (options: readonly string[]): string | undefined =>
          options[dice.next().value! % Math.max(options.length, 1)];
        let line = pick(complete('', desk).filter((option) => deeds.includes(option)));
        if (line === undefined) return;
        for (let i = 0; i < 15; i++) {
          const next = pick(complete(`${line} `, desk).filter((option) => option.startsWith(`${line} `)));
          if (next === undefined) break;
          line = next;
        }
        const parsed = parseCommand(line, desk);
        expect(parsed, line).toMatchObject({ ok: true, command: { type: 'send' } });
        if (!parsed.ok || parsed.command.type !== 'send') return;
        const { refusal } = parsed.command.intents.reduce(step, table);
        // Houses are suggested one by one; under some options all must be placed, and that comes last.
        if (refusal?.code !== 'must-place') expect(refusal, line).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});
