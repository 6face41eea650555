import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/text/fold.ts';
import { matches, snippetOf } from '../../../src/features/rules/search.ts';

describe('matches', () => {
  test.each([
    ['Sposób pierwszy: każda prowincja', 'sposob KAZDA', true],
    ['Żetony i reszta', 'zetony', true],
    ['Łódź', 'lodz', true],
    ['Ещё одна карта', 'еще', true],
    ['What fits', 'fits what', true],
    ['What fits', 'fit house', false],
    ['jeden powóz', 'powozami', true],
    ['of the province', 'provinces', true],
    ['два экипажа', 'экипажей', true],
    ['a stagecoach', 'coach', false],
    ['two houses', 'ho', true],
    ['two houses', '(houses)', true],
    ['two houses', '.*', false],
    ['two houses', '', false],
  ])('%j, typed %j: %s', (text, typed, found) => {
    expect(matches(text, typed)).toBe(found);
  });
});

test('folding keeps every letter in its place', () => {
  for (const text of ['Zażółć gęślą jaźń', 'Ещё ёж и йод', 'Würzburg – Łódź', 'e\u0301a'.normalize('NFC')])
    expect(fold(text)).toHaveLength(text.length);
});

describe('snippetOf', () => {
  const long = 'słowo '.repeat(20);

  test('shows the first hit as it is written, with words around it', () => {
    const { before, hit, after } = snippetOf(`${long}Powóz ${long}`, 'powozy')!;
    expect(hit).toBe('Powóz');
    expect(before).toMatch(/^… (słowo )+$/);
    expect(after).toMatch(/^( słowo)+ …$/);
    expect((before + hit + after).length).toBeLessThan(130);
  });

  test('a short text is shown whole', () => {
    expect(snippetOf('One coach only', 'coach')).toEqual({ before: 'One ', hit: 'coach', after: ' only' });
  });

  test('no hit, no snippet', () => {
    expect(snippetOf('One coach only', 'house')).toBeNull();
  });
});
