/** The booklets side by side on a phone: two of them compared, and both differences that a board can show. */
import type { Example } from '../../src/table/model/example.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { expect, language, test } from '../support/browser.ts';
import { EXAMPLES, readJson } from '../support/content.ts';
import { awake, exampleOn, said, startOf } from '../support/table.ts';

test('Bard against Rebel: what differs is left, what agrees or is unknown goes, and the boards answer', async ({
  page,
}) => {
  const { t, names } = language('pl');
  const words = readJson<Record<string, string>>('content/editions/pl.json');
  await page.goto('/pl/rulings/');
  await page.getByRole('link', { name: t('editions.link') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('editions.heading'));
  await expect(page.locator('select[name="booklet"]')).toHaveValue('bard-pl');
  await expect(page.locator('#players')).toBeVisible();

  await page.locator('select[name="against"]').selectOption('rebel-pl');
  await expect(page.locator('#start-player')).toContainText(words['start-player.youngest']!);
  await expect(page.locator('#placement'), 'they agree').toBeHidden();
  await expect(page.locator('#players'), 'unknown of Rebel').toBeHidden();
  await expect(page.locator('#group-scan')).toBeHidden();
  const shown = await page.locator('.difference:visible').count();
  await expect(page.locator('.compared-status')).toHaveText(t('editions.compared', { n: shown }));
  await page.locator('select[name="against"]').selectOption('bard-pl');
  await expect(page.locator('.compared-status')).toHaveText(t('editions.same'));
  await expect(page.locator('#players')).toBeVisible();

  const ask = async (id: string, line: Example['lines'][number], booklet: 'bard-pl' | 'rebel-pl') => {
    const figure = await awake(exampleOn(page, id));
    const start = startOf(EXAMPLES[id]!, booklet === 'bard-pl' ? 'pl' : 'en');
    const { label, sentences } = lineInWords(start, line, t, names);
    await figure.getByRole('button', { name: label }).tap();
    return { figure, sentences };
  };
  const innsbruck = EXAMPLES['innsbruck']!.lines.find(({ id }) => id === 'innsbruck')!;
  const { figure } = await ask('innsbruck', innsbruck, 'bard-pl');
  await expect(said(figure), 'whatever the booklet prints').toHaveClass(/is-refusal/);

  const [eight, nine] = EXAMPLES['eight-provinces']!.lines;
  const nineSay = await ask('eight-provinces', nine!, 'bard-pl');
  await expect(said(nineSay.figure)).toContainText(nineSay.sentences.at(-1)!);
  await page.locator('select[name="booklet"]').selectOption('rebel-pl');
  const eightSay = await ask('eight-provinces', eight!, 'rebel-pl');
  const tile = eightSay.sentences.find((sentence) => !nineSay.sentences.includes(sentence));
  await expect(said(eightSay.figure)).toContainText(tile!);
});
