/** What the READMEs say of the sources is where they say it is. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sources = globSync('{src,test,content,public,.ci}/**/*.*');
const readmes = [...globSync('{src,test,content}/**/*.md'), 'README.md', 'CONTRIBUTING.md'];
/** Written by a build, or at the top of the repository. */
const BUILT = new Set(['sw.js', 'search.json', 'astro.config.mjs', 'package.json', 'tsconfig.json']);
const FILE = /`((?:[\w.-]+\/)*[A-Za-z][\w.-]*\.(?:ts|tsx|js|mjs|css|astro|json))`/g;
const LINK = /\]\((?!https?:)([^)#]+\.md)\)/g;

describe.each(readmes.filter((file) => !file.includes('/examples/')))('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...new Set([...text.matchAll(FILE)].map(([, name]) => name!))].filter(
    (name) => !BUILT.has(name),
  );
  test('names files that exist', () => {
    const missing = named.filter((name) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });

  test('leads to pages that exist', () => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const at = (link: string): string => new URL(link, `file:///${folder}`).pathname.slice(1);
    const known = new Set([...readmes, ...sources]);
    expect([...text.matchAll(LINK)].map(([, link]) => at(link!)).filter((link) => !known.has(link))).toEqual(
      [],
    );
  });
});

test('every command of package.json is told in the README', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const readme = readFileSync('README.md', 'utf8');
  const isTold = (name: string): boolean =>
    readme.includes(`\`npm run ${name}\``) || readme.includes(`\nnpm ${name} `);
  expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([]);
});
