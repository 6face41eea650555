/** Splits a question's markup: it is written as a flat sequence, but shown as a form with a fold. */
export interface QuestionParts {
  readonly text: string;
  /** The answers' markup, belonging to this question. */
  readonly answers: string;
  readonly because: string;
  /** The words of an answer. */
  readonly wordsOf: (answer: string) => string;
}

const ANSWER =
  /<label class="answer" data-answer="([^"]+)">.*?<span class="answer-text">(.*?)<\/span><\/label>/gs;

export function partsOf(id: string, html: string): QuestionParts {
  const [, before, because] = /^(.*)<div class="because">(.*)<\/div>\s*$/s.exec(html) ?? [];
  if (before === undefined || because === undefined)
    throw new Error(`question ${id} has no <Because> at its end`);
  const answers = [...before.matchAll(ANSWER)];
  const words = new Map(answers.map(([, answer, text]) => [answer!, text!]));
  return {
    text: before.replace(ANSWER, '').trim(),
    answers: answers.map(([label]) => label.replace('name="question"', `name="${id}"`)).join('\n'),
    because,
    wordsOf: (answer) => {
      const found = words.get(answer);
      if (found === undefined) throw new Error(`question ${id} has no answer ${answer}`);
      return found;
    },
  };
}
