/** A question answered on the board: right when what was done has the effect of one of the right actions. */
import { useEffect, useMemo } from 'preact/hooks';
import { editionOf } from '../../../i18n/booklet.ts';
import { stateOf } from '../../../table/model/example.ts';
import { ANSWERED_EVENT, type Answered } from '../../../controls/page-events.ts';
import { isRight, type BoardQuestion } from './question.ts';
import { step, tableOf, type Intent, type Table } from '../../../table/model/reducer.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { TakeBack } from '../../../table/example/Example.tsx';
import { usePageLanguage } from '../../../controls/page-texts.ts';
import { TableTop, type Modules } from '../../../table/shell/TableTop.tsx';
import { useBooklet } from '../../../controls/use-booklet.ts';
import { useKeptReducer } from '../../../controls/use-kept-reducer.ts';

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
  const {
    state: table,
    send,
    show,
  } = useKeptReducer<Table, Intent>(() => tableOf(start, { isQuestion: true }), {
    reduce: step,
    keep: (next, before) => {
      tellAnswer(question, next, before);
      return next;
    },
  });
  useEffect(() => {
    if (table.start !== start) show((now) => step(now, { type: 'set-up', start }));
  }, [start]);
  const isAnswered = table.done.length > 0;
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
      answer={isAnswered ? t(isRightOn(question, table) ? 'example.right' : 'example.not-asked') : null}
    >
      <TakeBack table={table} send={send} language={language} />
    </TableTop>
  );
}

const isRightOn = (question: BoardQuestion, { done, start, past, now }: Table): boolean =>
  done.length > 0 && isRight(question, start, past[1] ?? now);

/** Tells the page, which stores right answers, before the new state is shown here. */
function tellAnswer(question: BoardQuestion, next: Table, before: Table): void {
  if (next.done.length === before.done.length && next.refusal === before.refusal) return;
  const isAnswered = next.done.length > 0;
  if (!isAnswered && next.refusal === null) return;
  const detail: Answered = { id: question.id, right: isRightOn(question, next) };
  document.dispatchEvent(new CustomEvent(ANSWERED_EVENT, { detail }));
}
