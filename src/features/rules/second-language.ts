/** A second language beside the first: taken from the same page in that language, when asked for. */
import { isLang, type Lang } from '../../i18n/locales.ts';
import { orderReadings } from '../../site/readings/reading-order.ts';
import { follow, recall, remember } from '../../storage/settings/preferences.ts';

export const secondLanguageOf = (stored: string | null, own: string): Lang | null =>
  isLang(stored) && stored !== own ? stored : null;

const pages = new Map<string, Promise<Document>>();

function pageAt(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  });
  pages.set(address, page);
  // Not kept when it failed: the reader may be back online the next time.
  page.catch(() => pages.delete(address));
  return page;
}

/** The text of a paragraph without what belongs to its own page: anchors, links and buttons. */
function textOf(page: Document, id: string): Node[] {
  const rule = page.getElementById(id);
  const body = rule?.querySelector('.rule-body');
  if (!rule || !body) throw new Error(`no paragraph ${id}`);
  const title = document.createElement('p');
  title.className = 'beside-title';
  title.textContent = rule.querySelector('.rule-title')?.textContent ?? '';
  const copy = document.importNode(body, true);
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const button of copy.querySelectorAll('button')) button.replaceWith(...button.childNodes);
  return [title, copy];
}

const linksOf = (lang: Lang): readonly HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[data-beside="${lang}"]`),
];

function close(rule: Element): void {
  rule.querySelector('.beside')?.remove();
  for (const link of rule.querySelectorAll('a[data-beside]')) link.setAttribute('aria-expanded', 'false');
}

async function open(link: HTMLAnchorElement, failed: string): Promise<boolean> {
  const rule = link.closest('.rule')!;
  close(rule);
  link.setAttribute('aria-expanded', 'true');
  const place = document.createElement('div');
  place.className = 'beside';
  rule.append(place);
  try {
    const text = textOf(await pageAt(link.href.split('#')[0]!), rule.id);
    place.lang = link.hreflang;
    place.append(...text);
    orderReadings(place, document.documentElement.dataset['booklet'] ?? '');
    return true;
  } catch {
    place.setAttribute('role', 'status');
    place.textContent = failed;
    link.setAttribute('aria-expanded', 'false');
    return false;
  }
}

export function startSecondLanguage(say: (text: string) => void, texts: DOMStringMap): void {
  const { besideFailed = '', besideShown = '', besideHidden = '' } = texts;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-beside]')) {
    link.setAttribute('aria-expanded', 'false');
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.getAttribute('aria-expanded') === 'true') close(link.closest('.rule')!);
      else void open(link, besideFailed);
    });
  }
  const select = document.querySelector<HTMLSelectElement>('select[name="beside"]');
  const own = document.documentElement.lang;
  if (!select) return;
  /** Resolves to whether every text asked for could be shown. */
  const showAll = async (lang: Lang | null): Promise<boolean> => {
    if (lang)
      return (await Promise.all(linksOf(lang).map((link) => open(link, besideFailed)))).every(Boolean);
    for (const rule of document.querySelectorAll('.rule')) close(rule);
    return true;
  };
  const stored = secondLanguageOf(recall('beside'), own);
  select.value = stored ?? '';
  if (stored) void showAll(stored);
  follow('beside', (text) => {
    const lang = secondLanguageOf(text, own);
    select.value = lang ?? '';
    void showAll(lang);
  });
  select.addEventListener('change', () => {
    const lang = secondLanguageOf(select.value, own);
    remember('beside', lang);
    const language = select.selectedOptions[0]?.textContent.trim() ?? '';
    const said = lang ? besideShown.replace('{language}', language) : besideHidden;
    // The list of paragraphs only remembers the choice.
    if (document.querySelector('.rule')) void showAll(lang).then((isThere) => isThere && say(said));
  });
}
