/** All questions, by id. Only pages import this; an island is handed the one it asks. */
import type { Question } from './question.ts';

const files = import.meta.glob<readonly Question[]>('../../../../content/questions/*.json', {
  eager: true,
  import: 'default',
});
const questions: ReadonlyMap<string, Question> = new Map(
  Object.values(files)
    .flat()
    .map((question) => [question.id, question]),
);

export function questionById(id: string): Question {
  const question = questions.get(id);
  if (!question) throw new RangeError(`no question ${id} in content/questions`);
  return question;
}
