/** The search: answers while one types, from the texts of the whole site. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { find, MOST_LETTERS } from './rank.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { translator, type Messages } from '../../../i18n/t.ts';
import { Result } from './Result.tsx';
import { useFinder } from './use-finder.ts';
import { useQuery } from './use-query.ts';

interface Props {
  readonly lang: Lang;
  readonly messages: Messages;
}

/** The id of the field, which the address `#search` names. */
const FIELD = 'search';

export function Search({ lang, messages }: Props) {
  const t = useMemo(() => translator(lang, messages), [lang, messages]);
  const room = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toField = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const { typed, settled, isBroken, type, settle } = useQuery(FIELD, toField);
  const [finder, again] = useFinder(lang);
  const found = useMemo(() => (typeof finder === 'string' ? null : find(finder, typed)), [finder, typed]);

  // The search button of every page: here it only moves the focus to the field, so the query is not lost.
  useEffect(() => {
    const button = document.querySelector('.to-search');
    const come = (event: Event): void => {
      if (document.documentElement.dataset['room'] !== 'search') return;
      event.preventDefault();
      toField();
    };
    button?.addEventListener('click', come);
    return () => button?.removeEventListener('click', come);
  }, []);

  const stops = (): readonly HTMLElement[] => [
    field.current!,
    ...room.current!.querySelectorAll<HTMLElement>('.found > a'),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = stops();
    const at = all.indexOf(event.currentTarget as HTMLElement);
    if (event.key === 'Escape') {
      if (at === 0) type('');
      else toField();
    } else if (at >= 0 && event.key === 'ArrowDown') all[at + 1]?.focus();
    else if (at > 0 && event.key === 'ArrowUp') all[at - 1]?.focus();
    else return;
    event.preventDefault();
  };

  const status = (): string => {
    if (isBroken) return t('find.broken');
    if (finder === 'failed') return t('find.failed');
    if (settled.trim() === '' || settled !== typed || !found) return '';
    const n = found.entries.length;
    return n > 0 ? t('find.found', { n }) : t('find.none', { query: settled.trim() });
  };

  return (
    <div class="search" ref={room} data-ready={found !== null}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          stops()[1]?.focus();
        }}
      >
        <label class="visually-hidden" for={FIELD}>
          {t('find.label')}
        </label>
        <input
          id={FIELD}
          type="search"
          ref={field}
          value={typed}
          maxLength={MOST_LETTERS}
          placeholder={t('find.hint')}
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="search"
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
      </form>
      <p class="search-status" role="status">
        {status()}
      </p>
      {finder === 'failed' && (
        <button type="button" onClick={again}>
          {t('find.again')}
        </button>
      )}
      {found && found.entries.length > 0 && (
        <ol class="found-list" aria-label={t('find.results')}>
          {found.entries.map((entry) => (
            <Result
              key={`${entry.kind} ${entry.id}`}
              entry={entry}
              hits={found.hits}
              lang={lang}
              t={t}
              onKeyDown={onKeyDown}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
