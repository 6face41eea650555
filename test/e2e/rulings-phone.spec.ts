/** A dispute settled on a phone: from the list to the answer, under one’s own booklet, and on the board. */
import type { RulingText } from '../../src/content/ruling.ts';
import { isMeantFor } from '../../src/table/model/example.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { expect, language, test } from '../support/browser.ts';
import { EXAMPLES, readJson } from '../support/content.ts';
import { awake, said, startOf } from '../support/table.ts';

test('is a house in Bavaria needed? The list answers, the booklet decides, the board shows it', async ({
  page,
}) => {
  const { t, names } = language('pl');
  const { ask, readings } = readJson<Record<string, RulingText>>('content/rulings/pl/tiles.json')[
    'is-bavaria-needed'
  ]!;
  const example = EXAMPLES['eight-provinces']!;

  await page.goto('/pl/rulings/');
  await page.getByRole('link', { name: t('rulings.group.tiles'), exact: true }).tap();
  const entry = page.locator('#is-bavaria-needed');
  await expect(entry).toContainText(readings!['all-nine']!);
  await entry.getByRole('link', { name: ask, exact: true }).tap();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ask);
  const first = page.locator('.ruled .reading').first();
  // Bard is what Polish readers have until they say otherwise.
  await expect(first).toContainText(readings!['all-nine']!);
  const booklet = page.locator('select[name="booklet"]');
  await expect(booklet).toHaveValue('bard-pl');
  await booklet.selectOption('rebel-pl');
  await expect(first).toContainText(readings!['outside-baiern']!);

  const figure = await awake(page.locator('#position'));
  const line = example.lines.find((meant) => !isMeantFor(meant, startOf(example, 'pl')))!;
  await figure.locator('.show-me button').first().tap();
  const words = lineInWords(startOf(example, 'en'), line, t, names);
  await expect(said(figure)).toContainText(words.sentences.at(-1)!);

  await page.getByRole('link', { name: t('rulings.next') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ask);
});
