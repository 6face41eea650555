/** Which answers of the network are taken for our own. */
import { expect, test } from 'vitest';
import { isOurs, type Answered } from '../../../src/site/offline/ours.ts';

const PAGE =
  '<!DOCTYPE html><html><head><meta name="application-name" content="Posthorn"></head><body>Text<i id="page-end" hidden></i></body></html>';
const page: Answered = {
  kind: 'page',
  isOk: true,
  type: 'text/html; charset=utf-8',
  text: PAGE,
  digest: 'new',
};
const data: Answered = {
  kind: 'data',
  isOk: true,
  type: 'application/json',
  text: '[{"a":1}]',
  digest: 'new',
};

test.each<[string, Answered, boolean]>([
  ['a page of a newer deployment', page, true],
  ['a page whose host drops quotes', { ...page, text: PAGE.replaceAll('"', '') }, true],
  [
    'a page whose host adds a script at its end',
    { ...page, text: PAGE.replace('</body>', '<script></script></body>') },
    true,
  ],
  ['our page for what does not exist, in place of one that does', { ...page, isOk: false }, false],
  ['half a page', { ...page, text: PAGE.slice(0, PAGE.length / 2) }, false],
  ['a page without its beginning', { ...page, text: PAGE.slice(80) }, false],
  ['a portal', { ...page, text: '<h1>Welcome</h1>' }, false],
  ['a page that is no page', { ...page, type: 'application/json' }, false],
  ['data of this build', { ...data, digest: 'known', text: 'anything' }, true],
  ['data of a newer deployment', data, true],
  ['half of it', { ...data, text: '[{"a"' }, false],
  ['a portal in place of data', { ...data, type: 'text/html', text: PAGE }, false],
  ['a portal that claims to be data', { ...data, text: '<h1>Welcome</h1>' }, false],
  ['data that could not be found', { ...data, isOk: false }, false],
  ['a newer icon', { ...data, kind: 'file', type: 'image/png', text: '?' }, true],
  ['a portal in place of an icon', { ...data, kind: 'file', type: 'text/html', text: PAGE }, false],
])('%s', (_, answered, expected) => {
  expect(isOurs(answered, 'known')).toBe(expected);
});
