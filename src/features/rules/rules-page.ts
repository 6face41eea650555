/** Everything a page of the rules does by script, apart from its examples. Without it the page is whole, too. */
import { startSecondLanguage } from './second-language.ts';
import { startBookletSwitch } from '../../site/readings/booklet-switch.ts';
import { startQuestions } from './questions/choice-question.ts';
import { startCopying } from './copy-number.ts';
import { followNumber, startJumpBoxes } from './jump-box.ts';
import { startProgress } from './questions/show-progress.ts';
import { transientStatus } from '../../site/transient-status.ts';

export function startRules(): void {
  const status = document.querySelector<HTMLElement>('.rules-status');
  // For what is visible anyway and is only announced to screen readers.
  const aloud = document.querySelector<HTMLElement>('.rules-aloud');
  if (!status || !aloud) return;
  const texts = status.dataset;
  const { root = '', numbers = '' } = texts;
  const known = new Set(numbers.split(' '));
  const say = transientStatus(status);
  followNumber(root, (number) => known.has(number));
  startBookletSwitch(say, texts);
  startSecondLanguage(say, texts);
  startQuestions(transientStatus(aloud));
  startProgress(say);
  startCopying(say);
  startJumpBoxes(root, (number) => known.has(number));
  document.querySelector('button.print')?.addEventListener('click', () => window.print());
}
