/** The built site as tests see it: every page, parsed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';

export interface Built {
  readonly folder: string;
  /** The sub-path the site was built for. */
  readonly base: string;
}

export const BUILDS: readonly Built[] = [
  { folder: 'dist', base: '/' },
  { folder: 'dist-subpath', base: '/games/posthorn/' },
];

export interface BuiltPage {
  readonly file: string;
  /** The address path at which a host serves it. */
  readonly url: string;
  readonly html: string;
  readonly root: HTMLElement;
}

export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted();

const parsed = new Map<string, readonly BuiltPage[]>();

/** Parsed once for all test files of a process: there are hundreds. Do not change what they hold. */
export function pagesOf({ folder, base }: Built): readonly BuiltPage[] {
  const pages =
    parsed.get(folder) ??
    filesOf(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const html = readFileSync(join(folder, file), 'utf8');
        return {
          file,
          url: base + file.replace(/index\.html$/, ''),
          html,
          root: parse(html, { comment: true }),
        };
      });
  parsed.set(folder, pages);
  return pages;
}

const sizes = new Map<string, number>();

/** Found out once a file: most are on hundreds of pages. */
export function gzipSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** Attribute values of all elements that match, absent ones left out. */
export const attributes = (root: HTMLElement, selector: string, name: string): readonly string[] =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
