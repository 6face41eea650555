/**
 * `npm run digests`: writes into each Polish and Russian chapter which English text it follows. Run it
 * when the others say what the English says; a test names the chapters whose English has changed since.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'content/rules';
const SOURCE = 'en';
const FOLLOWERS = ['pl', 'ru'];
const LINE = /^sourceDigest: .*\n/m;

/** Of lead and text, without the frontmatter's own marks. */
export const digestOf = (english: string): string =>
  createHash('sha256').update(english.replace(LINE, '')).digest('hex').slice(0, 12);

export const storedDigest = (text: string): string | null =>
  /^sourceDigest: '?(\w+)'?$/m.exec(text)?.[1] ?? null;

export const withDigest = (text: string, digest: string): string =>
  // In quotes, because twelve digits would be a number.
  text.replace(LINE, '').replace(/^(---\n[\s\S]*?\n)---\n/, `$1sourceDigest: '${digest}'\n---\n`);

export interface Follower {
  readonly file: string;
  readonly text: string;
  readonly digest: string;
}

/** Every chapter that follows an English one, with the digest it should have. */
export const followers = (): readonly Follower[] =>
  readdirSync(join(FOLDER, SOURCE)).flatMap((name) => {
    const digest = digestOf(readFileSync(join(FOLDER, SOURCE, name), 'utf8'));
    return FOLLOWERS.map((lang) => {
      const file = join(FOLDER, lang, name);
      return { file, text: readFileSync(file, 'utf8'), digest };
    });
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { file, text, digest } of followers()) {
    if (storedDigest(text) === digest) continue;
    writeFileSync(file, withDigest(text, digest));
    console.log(`${file} follows ${digest}`);
  }
}
