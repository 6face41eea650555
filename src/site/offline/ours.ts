/**
 * Whether an answer of the network is this site's own. A captive portal answers everything with its
 * page and status 200, a proxy may hand on half a file, and neither may replace a kept copy.
 *
 * The digest cannot decide alone: a page of a newer deployment has another one and must be shown.
 * Pages carry two marks, one in the head and one at the very end, so that half a page is recognised
 * too. The patterns allow for hosts that drop quotes and comments or add scripts of their own. Data of
 * a newer deployment is taken if it is a whole JSON text.
 */
import type { Digest } from './pack.ts';
import type { Kind } from './route.ts';

const HEAD_MARK = /<meta name="?application-name"? content="?Posthorn\b/;
const END_MARK = /\bid="?page-end\b/;

export function isOurPage(html: string): boolean {
  const head = HEAD_MARK.exec(html);
  return head !== null && END_MARK.test(html.slice(head.index));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is known about an answer once it is read to its end. */
export interface Answered {
  readonly kind: Kind;
  readonly isOk: boolean;
  readonly type: string;
  readonly text: string;
  readonly digest: Digest;
}

/** `expected` is the digest in this worker's build, if it knows the address. */
export function isOurs({ kind, isOk, type, text, digest }: Answered, expected: Digest | undefined): boolean {
  // This site's 404 page is marked, too, but must not replace a kept page: a deploy may delete before it
  // writes, or no longer have the page, which the next worker knows.
  if (!isOk) return false;
  if (kind === 'page') return type.startsWith('text/html') && isOurPage(text);
  if (digest === expected) return true;
  return kind === 'data' ? /\bjson\b/.test(type) && isJson(text) : type.startsWith('image/');
}
