/** One search result: the answer itself, and a link to its place on the site. */
import type { ComponentChildren } from 'preact';
import type { Entry } from './entry.ts';
import { excerpt, highlighted } from './highlight.ts';
import { entryHref } from './entry-href.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly entry: Entry;
  readonly hits: ReadonlySet<string>;
  readonly lang: Lang;
  readonly t: Translate;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function Result({ entry, hits, lang, t, onKeyDown }: Props) {
  const { kind, id, title, text, verdict, readings = [] } = entry;
  const mark = (said: string): ComponentChildren =>
    highlighted(said, hits, lang).map(({ text: piece, isHit }) => (isHit ? <mark>{piece}</mark> : piece));
  return (
    <li class={`found is-${kind}`}>
      <a href={entryHref(lang, entry)} onKeyDown={onKeyDown}>
        <span class="found-kind">{kind === 'rule' ? `§\u00a0${id}` : t(`find.kind.${kind}`)}</span>{' '}
        <span class="found-title">{mark(title)}</span>
      </a>
      {text !== '' && (
        <p class={verdict && `ruled is-${verdict}`}>
          {verdict && verdict !== 'fact' && (
            <>
              <strong class="ruled-word">{t(`rulings.verdict.${verdict}`)}</strong>{' '}
            </>
          )}
          {mark(kind === 'rule' ? excerpt(text, hits, lang) : text)}
        </p>
      )}
      {readings.length > 0 && (
        <ul class="found-readings">
          {readings.map(([who, said]) => (
            <li key={who}>
              <span class="found-who">{who}:</span> {mark(said)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
