/** A feed of daily puzzles, as RSS 2.0. */
import type { Day } from '../../../text/day.ts';

interface FeedItem {
  readonly day: Day;
  readonly title: string;
  readonly description: string;
  /** Permanent. */
  readonly link: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly link: string;
  /** Where the feed itself is. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}

/** Escapes XML's own characters, and drops control characters, which XML does not allow. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the ones
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

export function feedText({ title, description, language, link, self, items }: Feed): string {
  const entries = items.map(
    (item) => `<item>
${tag('title', item.title)}
${tag('link', item.link)}
<guid isPermaLink="true">${escaped(item.link)}</guid>
${tag('description', item.description)}
${tag('pubDate', new Date(`${item.day}T00:00:00Z`).toUTCString())}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', title)}
${tag('link', link)}
${tag('description', description)}
${tag('language', language)}
<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel>
</rss>
`;
}
