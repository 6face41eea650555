/** Which requests the worker answers, and what it shows when it has nothing. */
import { describe, expect, test } from 'vitest';
import { fallbackPaths } from '../../../src/site/offline/fallback.ts';
import { routeOf, type Route } from '../../../src/site/offline/route.ts';

const ORIGIN = 'https://a.example';
const past: Route = { type: 'past' };
const newest = (kind: 'page' | 'data' | 'file', path: string): Route => ({ type: 'newest', kind, path });

test.each<[string, Route]>([
  ['/b/', newest('page', '')],
  ['/b/pl/rules/?q=1', newest('page', 'pl/rules/')],
  ['/b/pl/rules', newest('page', 'pl/rules')],
  ['/b/pl/search.json', newest('data', 'pl/search.json')],
  ['/b/pl/app.webmanifest', newest('data', 'pl/app.webmanifest')],
  ['/b/icons/touch-180.png', newest('file', 'icons/touch-180.png')],
  ['/b/_astro/a.js', { type: 'script', path: '_astro/a.js' }],
  ['/b/sw.js', past],
  ['/b/offline/0123.json', past],
  ['/b/pl/offline/', newest('page', 'pl/offline/')],
  ['/b/pl/rulings/tie.png', past],
  ['/b/pl/puzzles/feed.xml', past],
  ['/pl/', past],
  ['https://b.example/b/', past],
])('%s', (address, expected) => {
  const asked = { method: 'GET', url: new URL(address, ORIGIN).href, isNavigation: true };
  expect(routeOf(asked, ORIGIN, '/b/')).toEqual(expected);
  expect(routeOf({ ...asked, method: 'POST' }, ORIGIN, '/b/')).toEqual(past);
});

test('what no window asks for, and is no page, goes past', () => {
  const asked = { method: 'GET', url: `${ORIGIN}/b/pl/rules`, isNavigation: false };
  expect(routeOf(asked, ORIGIN, '/b/')).toEqual(past);
});

describe('in place of what is not there', () => {
  const packs = { shared: '1', en: '2', pl: '3', ru: '4' };
  test.each<[string, readonly string[], readonly string[]]>([
    ['pl/rules/', ['ru'], ['pl/offline/', 'ru/offline/', '']],
    ['pl', [], ['pl/offline/', '']],
    ['nonsense/', ['ru', 'pl'], ['ru/offline/', 'pl/offline/', '']],
    ['shared/', ['xx'], ['']],
    ['', [], ['']],
  ])('of %s, with %j kept', (path, languages, expected) => {
    expect(fallbackPaths(path, languages, packs)).toEqual(expected);
  });
});
