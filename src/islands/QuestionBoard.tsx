/** A question answered on the board: right when what was done has the effect of one of the right actions. */
import { useEffect, useMemo, useReducer } from 'preact/hooks';
import { editionOf } from '../game/booklet.ts';
import { stateOf } from '../game/example.ts';
import { ANSWERED_EVENT, type Answered } from '../game/page-events.ts';
import { isRight, type BoardQuestion } from '../game/question.ts';
import { step, tableOf } from '../game/table-state.ts';
import type { Lang } from '../i18n/locales.ts';
import { TakeBack } from './Example.tsx';
import { usePageLanguage } from './page-texts.ts';
import { TableTop, type Modules } from './TableTop.tsx';
import { useBooklet } from './use-booklet.ts';

export interface Props {
  readonly title: string;
  readonly lang: Lang;
  readonly question: BoardQuestion;
  readonly modules?: Modules;
}

export default function QuestionBoard({ title, lang, question, modules }: Props) {
  const language = usePageLanguage(lang);
  const edition = editionOf(useBooklet(lang));
  const start = useMemo(() => stateOf(question.position, edition), [question, edition]);
  const [table, send] = useReducer(step, start, (state) => tableOf(state, { isQuestion: true }));
  useEffect(() => {
    if (table.start !== start) send({ type: 'set-up', start });
  }, [start]);
  const isAnswered = table.done.length > 0;
  const right = isAnswered && isRight(question, table.start, table.past[1] ?? table.now);
  const isWrong = table.refusal !== null && !isAnswered;
  useEffect(() => {
    if (!isAnswered && !isWrong) return;
    const detail: Answered = { id: question.id, right };
    document.dispatchEvent(new CustomEvent(ANSWERED_EVENT, { detail }));
  }, [table.done.length, table.refusal]);
  const { t } = language;
  return (
    <TableTop
      id={`question-${question.id}`}
      title={title}
      table={table}
      send={send}
      show={question.show}
      focus={question.focus}
      language={language}
      modules={modules}
      answer={isAnswered ? t(right ? 'example.right' : 'example.not-asked') : null}
    >
      <TakeBack table={table} send={send} language={language} />
    </TableTop>
  );
}
