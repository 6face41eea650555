/** Turns paragraph numbers in a text, as in “(6.6)”, into links: authors write the number, nothing else. */
import { RULES, type RuleId } from '../engine/index.ts';

const NUMBER = /(?<![\d.,–])\d{1,2}\.\d(?![\d]|\.\d)/g;

export const linkNumbers = (html: string, hrefOf: (rule: RuleId) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(NUMBER, (number) =>
            number in RULES ? `<a href="${hrefOf(number as RuleId)}">${number}</a>` : number,
          ),
    )
    .join('');
