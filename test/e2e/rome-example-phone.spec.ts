/** An example of the expansion by touch on a phone of 360 px. */
import { lineInWords } from '../../src/table/words/line-words.ts';
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { expect, language, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { awake, button, exampleOn, refusalOf, said, startOf } from '../support/table.ts';

test('pl: a route is closed and the carriage in Andechs goes on by thumb, not back north', async ({
  page,
}) => {
  const spoken = language('pl');
  const { t, names } = spoken;
  const example = EXAMPLES['rome-andechs']!;
  const start = startOf(example, 'pl');
  const [line] = example.lines;
  const [close, advance] = line!.actions;
  if (close?.type !== 'close' || advance?.type !== 'advance') throw new Error('the example has changed');
  await page.goto('/pl/rules/audience/');
  const figure = await awake(exampleOn(page, 'rome-andechs'));
  await button(figure, t('table.close')).tap();
  await figure
    .locator('.way')
    .filter({ hasText: t(`table.way.${close.way}`) })
    .tap();
  await figure.locator('.closing-panel .is-main').tap();
  const closed = replayActions(start, [close]).states.at(-1)!;
  await figure.locator('g[data-town="freising"] > .city-control').tap();
  const back = refusalOf(closed, { type: 'advance', carriage: 'baiern', to: 'freising' }, spoken);
  await expect(said(figure)).toContainText(back.text);
  await figure.locator(`g[data-town="${advance.to}"] > .city-control`).tap();
  const last = lineInWords(closed, { id: '', actions: [advance] }, t, names);
  await expect(said(figure)).toContainText(last.sentences.join(' '));
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
});
