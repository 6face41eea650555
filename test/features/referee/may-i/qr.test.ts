/** The code that carries a question: what is drawn reads as the link, whatever the question. */
import { correction, generate } from 'lean-qr/nano';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property.ts';
import { readQr } from '../../../support/read-qr.ts';

const modulesOf = (text: string) => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const line = [...Array(code.size).keys()];
  return line.map((y) => line.map((x) => code.get(x, y)));
};

test('a code of a link of any length in use is read by what knows only the standard', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789.');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 100 }), (said) => {
      const link = `https://example.org/pl/referee/#may=1${said}`;
      expect(readQr(modulesOf(link))).toBe(link);
    }),
    { numRuns: 100 },
  );
});
