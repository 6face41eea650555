/** Sends a finished puzzle to friends: through the device's own list of apps, or copied. */
import { useState } from 'preact/hooks';
import { dayWords } from '../calendar/day-words.ts';
import { shareText } from './share.ts';
import { keyOf, type Result } from '../../../storage/results/result.ts';
import { streakOf } from './streak.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { useResults } from './use-results.ts';
import { useToday } from '../calendar/use-today.ts';

interface Props {
  readonly puzzle: Pick<Result, 'id' | 'day'>;
  readonly language: Language;
}

type Said = 'copied' | 'by-hand';

export function SharePuzzle({ puzzle, language: { lang, t } }: Props) {
  const results = useResults()?.results;
  const today = useToday();
  const [said, setSaid] = useState<Said | null>(null);
  const [withStreak, setWithStreak] = useState(true);
  const result = results?.get(keyOf(puzzle));
  if (!results || !result?.tries) return null;
  const { current } = streakOf(results, today);
  const hasStreak = puzzle.day === today && current > 1;
  const address = new URL(`${hrefOf(lang, 'puzzles')}#${keyOf(puzzle)}`, location.href).href;
  const text = shareText(
    { result, streak: hasStreak && withStreak ? current : 0, address },
    t,
    dayWords(lang),
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('by-hand');
    }
  };
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ text });
    } catch (error) {
      // `AbortError`: the reader closed the list of apps. After any other error the text is copied instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div class="share-puzzle">
      <p class="buttons">
        <button type="button" onClick={() => void ('share' in navigator ? send() : copy())}>
          {t('result.share')}
        </button>
        {hasStreak && (
          <label class="check">
            <input
              type="checkbox"
              checked={withStreak}
              onChange={({ currentTarget }) => setWithStreak(currentTarget.checked)}
            />
            {t('result.share.streak')}
          </label>
        )}
      </p>
      <p role="status">{said && t(`result.share.${said}`)}</p>
      {said === 'by-hand' && (
        <textarea
          rows={3}
          readOnly
          aria-label={t('result.share')}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
