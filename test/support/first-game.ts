/** Plays the guided first game on its page: what the lessons ask for, done by hand. */
import type { Locator, Page } from '@playwright/test';
import script from '../../content/learn/first-game.json' with { type: 'json' };
import { bookletOf, editionOf } from '../../src/i18n/booklet.ts';
import { isAsking, lessonOf, type FirstGameScript } from '../../src/table/model/first-game.ts';
import {
  learn,
  learning,
  type LearnIntent,
  type Learning,
} from '../../src/features/learn/first-game-table.ts';
import { OFFICIALS, type CityId, type Official } from '../../src/engine/index.ts';
import type { TableIntent } from '../../src/table/pieces/types.ts';
import { expect, type Language } from './browser.ts';
import { button, cardOf, type Press } from './table.ts';

export const beginning = ({ lang }: Pick<Language, 'lang'>): Learning =>
  learning(script as unknown as FirstGameScript, editionOf(bookletOf(null, lang)));

export const tableOn = (page: Page): Locator => page.locator('.first-game');
export const guideOn = (page: Page): Locator => page.locator('.guide .say');

/** The page is where the game is: the same step, and the guide's words for it. */
export async function expectStep(page: Page, { game }: Learning, { t }: Language): Promise<void> {
  const all = game.lessons.length;
  await expect(page.locator('.guide .step')).toHaveText(t('learn.progress', { n: game.at + 1, all }));
  await expect(guideOn(page)).toContainText(t(`lesson.${lessonOf(game)!.id}`));
}

/** What the lesson asks for: the intents of the table, each with what is pressed for it. */
function asked(now: Learning, page: Page, { t }: Language): readonly (readonly [LearnIntent, Locator])[] {
  const table = tableOn(page);
  const lesson = lessonOf(now.game)!;
  if (!isAsking(lesson)) {
    const name = t('moves' in lesson ? 'learn.watch' : 'learn.go-on');
    return [[{ type: 'next' }, button(table, name)]];
  }
  const wanted = lesson.do;
  switch (wanted.type) {
    case 'draw': {
      const from = wanted['from'] as number;
      return [[{ type: 'draw', from }, table.locator('.market .card').nth(from)]];
    }
    case 'play': {
      const { hand } = now.game.state.players[0]!;
      const city = wanted['city'] as CityId;
      return [[{ type: 'card', index: hand.indexOf(city) }, cardOf(table, hand, city)]];
    }
    case 'call': {
      const official = wanted['official'] as Official;
      const figure = table.locator('.officials .figure').nth(OFFICIALS.indexOf(official));
      return [[{ type: 'call', official }, figure]];
    }
    case 'close':
      return [
        [{ type: 'close' }, button(table.locator('.decisions'), t('table.close'))],
        [{ type: 'confirm' }, table.locator('.closing-panel .is-main')],
      ];
    case 'end':
      return [[{ type: 'end-turn' }, button(table, t('act.end'))]];
    default:
      return [[{ type: wanted.type } as TableIntent, button(table, t('act.take-coach'))]];
  }
}

/** Does as told until a lesson is reached; the last one if none is named. Looks at every step on the way. */
export async function play(
  page: Page,
  spoken: Language,
  press: Press,
  { from = beginning(spoken), until = 'score' }: { readonly from?: Learning; readonly until?: string } = {},
): Promise<Learning> {
  let now = from;
  await expectStep(page, now, spoken);
  while (lessonOf(now.game)!.id !== until) {
    for (const [intent, target] of asked(now, page, spoken)) {
      await press(target);
      now = learn(now, intent);
    }
    await expectStep(page, now, spoken);
  }
  return now;
}

/** The learner's column of the score: coach, tiles, houses, total. */
export const scoreOn = (page: Page): Promise<string[]> =>
  tableOn(page)
    .locator('.score tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('td')!.textContent));
