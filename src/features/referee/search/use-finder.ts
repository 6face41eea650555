import { useCallback, useEffect, useState } from 'preact/hooks';
import { unpacked, type Row } from './entry.ts';
import { finderOf, type Finder } from './finder.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { withBase } from '../../../i18n/paths.ts';

export type Fetched = Finder | 'coming' | 'failed';

/** The entries to search, fetched when the room is open; `again` retries after a failed request. */
export function useFinder(lang: Lang): readonly [Fetched, again: () => void] {
  const [fetched, setFetched] = useState<Fetched>('coming');
  const ask = useCallback(async () => {
    try {
      const answer = await fetch(withBase(`${lang}/search.json`));
      if (!answer.ok) throw new Error(answer.statusText);
      setFetched(finderOf(((await answer.json()) as Row[]).map(unpacked), lang));
    } catch {
      setFetched('failed');
    }
  }, [lang]);
  useEffect(() => void ask(), [ask]);
  const again = useCallback(() => {
    setFetched('coming');
    void ask();
  }, [ask]);
  return [fetched, again];
}
