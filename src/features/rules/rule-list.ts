/** Filters the list of all paragraphs to those that contain what is typed. */
import { numberStart } from '../../text/paragraph-number.ts';
import type { SearchIndex } from './search-index.ts';
import { matches, snippetOf, type Snippet } from './search.ts';

/** The text around the match: `undefined` if only the title matches, `null` if nothing does. */
function find(
  id: string,
  title: string,
  typed: string,
  index: SearchIndex | null,
): Snippet | null | undefined {
  const [text = '', terms = []] = index?.rules[id] ?? [];
  const names = terms.map((term) => index?.terms[term] ?? '');
  if (!matches([title, text, ...names].join(' '), typed)) return null;
  const named = names.find((name) => snippetOf(name, typed));
  return snippetOf(text, typed) ?? (snippetOf(title, typed) || !named ? undefined : snippetOf(named, typed)!);
}

function showSnippet(entry: Element, snippet: Snippet | undefined): void {
  entry.querySelector('.snippet')?.remove();
  if (!snippet) return;
  const place = document.createElement('p');
  const hit = document.createElement('mark');
  place.className = 'snippet';
  hit.textContent = snippet.hit;
  place.append(snippet.before, hit, snippet.after);
  entry.append(place);
}

/** Filters the list on the page, and returns how many paragraphs are left. */
export function thinOut(typed: string, index: SearchIndex | null): number {
  const number = numberStart(typed);
  let left = 0;
  for (const entry of document.querySelectorAll<HTMLElement>('.paragraphs li')) {
    const title = entry.querySelector('a')?.textContent ?? '';
    const found =
      number === null ? find(entry.id, title, typed, index) : entry.id.startsWith(number) ? undefined : null;
    entry.hidden = found === null;
    showSnippet(entry, found ?? undefined);
    if (found !== null) left++;
  }
  for (const chapter of document.querySelectorAll<HTMLElement>('.chapter-entry'))
    chapter.hidden = !chapter.querySelector('.paragraphs li:not([hidden])');
  return left;
}
