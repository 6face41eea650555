/** Everything a page of the rules does by script, apart from its examples. Without it the page is whole, too. */
import { startBeside } from './second-language.ts';
import { startBookletSwitch } from '../../site/readings/booklet-switch.ts';
import { startQuestions } from './questions/choice-question.ts';
import { startCopying } from './copy-number.ts';
import { followNumber, startJumpBoxes } from './jump-box.ts';
import { startProgress } from './questions/show-progress.ts';
import { speaker } from '../../site/transient-status.ts';

export function startRules(): void {
  const status = document.querySelector<HTMLElement>('.rules-status');
  // What the eye has before it anyway is only spoken.
  const aloud = document.querySelector<HTMLElement>('.rules-aloud');
  if (!status || !aloud) return;
  const texts = status.dataset;
  const { root = '', numbers = '' } = texts;
  const known = new Set(numbers.split(' '));
  const say = speaker(status);
  followNumber(root, (number) => known.has(number));
  startBookletSwitch(say, texts);
  startBeside(say, texts);
  startQuestions(speaker(aloud));
  startProgress(say);
  startCopying(say);
  startJumpBoxes(root, (number) => known.has(number));
  document.querySelector('button.print')?.addEventListener('click', () => window.print());
}
