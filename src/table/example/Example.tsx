/** An example of the rules: a position to act in, and the lines it was made for. */
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import type { EditionId, State } from '../../engine/index.ts';
import { editionOf } from '../../i18n/booklet.ts';
import {
  EDITION_IDS,
  isMeantFor,
  stateOf,
  type Example as ExampleData,
  type Line,
} from '../model/example.ts';
import { lineInWords, type LineInWords } from '../words/line-words.ts';
import { refusalSentence } from '../words/refusal.ts';
import { step, tableOf, type Intent, type Table } from '../model/reducer.ts';
import type { Lang } from '../../i18n/locales.ts';
import { usePageLanguage, type Language } from '../../controls/page-texts.ts';
import { RuleLink } from '../shell/RuleLink.tsx';
import { TableTop, type Modules } from '../shell/TableTop.tsx';
import { useBooklet } from '../../controls/use-booklet.ts';

export interface Props {
  readonly id: string;
  readonly title: string;
  readonly lang: Lang;
  readonly example: Pick<ExampleData, 'position' | 'show' | 'focus' | 'lines'>;
  readonly modules?: Modules;
}

export default function Example({ id, title, lang, example, modules }: Props) {
  const language = usePageLanguage(lang);
  const { t, names } = language;
  const edition = editionOf(useBooklet(lang));
  const start = useMemo(() => stateOf(example.position, edition), [example, edition]);
  const [table, send] = useReducer(step, start, tableOf);
  useEffect(() => {
    if (table.start !== start) send({ type: 'set-up', start });
  }, [start]);
  const lines = useMemo(
    () =>
      example.lines
        .filter((line) => isMeantFor(line, start))
        .map((line) => ({ line, words: lineInWords(start, line, t, names) })),
    [example, start, language],
  );
  const others = useMemo(() => editionsOfOtherLines(example, start), [example, start]);
  return (
    <>
      <TableTop
        id={id}
        title={title}
        table={table}
        send={send}
        show={example.show}
        focus={example.focus}
        language={language}
        modules={modules}
      >
        <TakeBack table={table} send={send} language={language} />
        {lines.length > 0 && <ShowMe lines={lines} table={table} send={send} language={language} />}
        {others.length > 0 && (
          <p class="other-way">
            {t('example.other-way', {
              booklets: names.list(others.map((other) => t(`edition.${other}`))),
            })}
          </p>
        )}
      </TableTop>
      {lines.length > 0 && <InWords lines={lines.map(({ words }) => words)} language={language} />}
    </>
  );
}

/** The booklets with lines that do not apply under the present one. */
function editionsOfOtherLines({ lines, position }: Props['example'], start: State): readonly EditionId[] {
  const otherLines = lines.filter((line) => !isMeantFor(line, start));
  if (otherLines.length === 0) return [];
  return EDITION_IDS.filter((edition) => {
    const state = stateOf(position, edition);
    return otherLines.some((line) => isMeantFor(line, state));
  });
}

interface Controls {
  readonly table: Table;
  readonly send: (intent: Intent) => void;
  readonly language: Language;
}

export function TakeBack({ table, send, language: { t } }: Controls) {
  const isFresh = table.done.length === 0 && table.pending === null && table.refusal === null;
  return (
    <p class="buttons needs-script">
      <button type="button" aria-disabled={isFresh} onClick={() => send({ type: 'undo' })}>
        {t('example.undo')}
      </button>
      <button type="button" aria-disabled={isFresh} onClick={() => send({ type: 'start-over' })}>
        {t('example.start-over')}
      </button>
    </p>
  );
}

interface ShowMeProps extends Controls {
  readonly lines: readonly { readonly line: Line; readonly words: LineInWords }[];
}

/** One press, one action; after the last one the line begins anew. */
function ShowMe({ lines, table, send, language: { t } }: ShowMeProps) {
  return (
    <div class="needs-script">
      <p class="part-name">{t('example.show')}</p>
      <ul class="show-me">
        {lines.map(({ line, words }) => {
          const shown = table.shown?.line === line.id ? table.shown.actions : 0;
          return (
            <li key={line.id}>
              <button type="button" onClick={() => send({ type: 'show', line })}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9" />
                  <path d="M8,6L14,10L8,14Z" />
                </svg>
                <span class="visually-hidden">{t('example.show')}: </span>
                <span>{words.label}</span>
                {line.actions.length > 1 && (
                  <small>
                    {shown}/{line.actions.length}
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface InWordsProps {
  readonly lines: readonly LineInWords[];
  readonly language: Language;
}

function InWords({ lines, language }: InWordsProps) {
  const { t, names } = language;
  return (
    <details class="in-words fold">
      <summary>{t('example.words')}</summary>
      <dl>
        {lines.map(({ label, sentences, refusal }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sentences.join(' ')}{' '}
              {refusal && (
                <>
                  {refusalSentence(refusal, t, names)} <RuleLink rule={refusal.rule} language={language} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
