/** The hints taken so far, and the next one to ask for. */
import { useEffect } from 'preact/hooks';
import { firstMoveSentence, ideaSentences } from '../words/hint-words.ts';
import type { RouteSession, RouteIntent } from '../model/route-session.ts';
import type { Language } from '../../../controls/page-texts.ts';
import type { Explanation } from './use-explanation.ts';

interface Props {
  readonly solving: RouteSession;
  readonly send: (intent: RouteIntent) => void;
  readonly explanation: Explanation;
  readonly speak: (texts: readonly string[]) => void;
  readonly language: Language;
}

export function Help({ solving, send, explanation, speak, language }: Props) {
  const { t } = language;
  const { hints, answer, solution } = solving;
  const idea = solution && hints >= 1 ? ideaSentences(solving, language).join(' ') : null;
  const move = solution && hints >= 2 ? firstMoveSentence(solving, language) : null;
  useEffect(() => {
    const said = move ?? idea;
    if (said) speak([said]);
  }, [idea, move]);
  if (hints === 0) return null;
  const next = Math.min(3, hints + 1) as 1 | 2 | 3;
  return (
    <div class="hint-box puzzle-help">
      {idea && <p>{idea}</p>}
      {move && <p>{move}</p>}
      {!solution && (
        <p class="hint-wait">{t(explanation.hasFailed ? 'puzzle.no-answer' : 'puzzle.thinking')}</p>
      )}
      {hints < 3 && (
        <p class="buttons">
          <button type="button" onClick={() => send({ type: 'hint' })}>
            {t(`puzzle.hint.${next}`)}
          </button>
          {!answer && <small>{t('puzzle.costs')}</small>}
        </p>
      )}
      {hints === 3 && solution && (
        <p class="buttons">
          <button type="button" onClick={() => send({ type: 'show', at: 0 })}>
            {t('puzzle.hint.3')}
          </button>
        </p>
      )}
    </div>
  );
}
