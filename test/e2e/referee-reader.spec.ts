/** The referee as a screen reader has it: found by role and name alone, and every answer spoken where it changes. */
import type { CityId } from '../../src/engine/index.ts';
import { answer } from '../../src/features/referee/may-i/answer.ts';
import { askAnother } from '../../src/features/referee/may-i/form-state.ts';
import { toldOf } from '../../src/features/referee/may-i/words.ts';
import { countSheet } from '../../src/features/referee/score/count.ts';
import { emptySheet, enter, type Entry } from '../../src/storage/sheets/sheet.ts';
import { bookletOf, editionOf } from '../../src/i18n/booklet.ts';
import { expect, language, test } from '../support/browser.ts';

const spoken = language('pl');
const { t, names } = spoken;

test('pl: search, question and score by roles and names, with the answers in live regions', async ({
  page,
}) => {
  await page.goto('/pl/');
  await page.getByRole('link', { name: t('find.button') }).click();
  const found = page.getByRole('region', { name: t('find.heading') });
  await found.getByRole('searchbox', { name: t('find.label') }).fill('ile kart na rece');
  await expect(found.getByRole('status')).toContainText(/\d/);
  const answers = found.getByRole('list', { name: t('find.results') }).getByRole('listitem');
  await expect(answers.first().getByRole('link')).toBeVisible();

  await page.getByRole('link', { name: t('may.door'), exact: true }).click();
  const may = page.getByRole('region', { name: t('may.heading'), exact: true });
  await may.getByRole('button', { name: t('may.kind.coach') }).click();
  const route: readonly CityId[] = ['ingolstadt', 'augsburg', 'muenchen'];
  for (const city of route)
    await may
      .getByRole('application')
      .getByRole('button', { name: new RegExp(`^${names.city(city)},`) })
      .click();
  await may.getByRole('radio', { name: t('may.takes.no') }).check();
  const asking = { ...askAnother('coach', null), route, takes: false };
  const given = answer(asking);
  if (given.type !== 'answered') throw new Error(JSON.stringify(given));
  for (const { sentence } of toldOf(given.readings, asking, editionOf(bookletOf(null, 'pl')), t, names))
    await expect(may.getByRole('status')).toContainText(sentence);

  await page.getByRole('link', { name: t('sheet.door'), exact: true }).click();
  const sheet = page.getByRole('region', { name: t('sheet.heading') });
  await sheet.getByRole('radio', { name: '2', exact: true }).first().check();
  const first = sheet.getByRole('group', { name: new RegExp(`^${t('player.number', { number: 1 })}`) });
  await first.getByRole('radio', { name: '7', exact: true }).check();
  await first.getByRole('combobox', { name: t('sheet.left') }).selectOption('4');
  const entries: readonly Entry[] = [
    { type: 'players', count: 2 },
    { type: 'coach', player: 0, coach: 7 },
    { type: 'left', player: 0, left: 4 },
  ];
  const { total } = countSheet(entries.reduce(enter, emptySheet())).players[0]!;
  const called = t('player.number', { number: 1 });
  await expect(first).toHaveAccessibleName(`${called} ${t('count.points', { n: total })}`);
  const row = sheet.getByRole('row', { name: new RegExp(`^${called}`) });
  await expect(row.getByRole('cell').last()).toContainText(String(total));
});
