/** “Show me”: every line of every example is shown to its end, each chapter in one of the languages. */
import { isMeantFor, type Line } from '../../src/table/model/example.ts';
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { narrate } from '../../src/table/words/narrate.ts';
import { refusalSentence } from '../../src/table/words/refusal.ts';
import type { State } from '../../src/engine/index.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { expect, language, LANGS, test, type Language } from '../support/browser.ts';
import { EXAMPLES, idsOf, WRITTEN } from '../support/content.ts';
import { awake, exampleOn, said, startOf } from '../support/table.ts';

/** What the table says when the last action of a line has been shown. */
function lastWords(start: State, line: Line, { t, names }: Language): string {
  const { states, events, refusal } = replayActions(start, line.actions);
  if (refusal) return refusalSentence(refusal, t, names);
  const before = states.at(-2)!;
  return narrate(events.at(-1)!, before, { t, names, you: before.player }).join(' ');
}

const exampled = CHAPTERS.map((chapter) => ({
  chapter,
  ids: idsOf(new Map(WRITTEN).get('en')!.get(chapter)!, 'Example'),
})).filter(({ ids }) => ids.length > 0);

exampled.forEach(({ chapter, ids }, i) => {
  const lang = LANGS[i % LANGS.length]!;
  const spoken = language(lang);

  test(`${lang}: the examples of “${chapter}” are shown step by step`, async ({ page }) => {
    await page.goto(`/${lang}/rules/${chapter}/`);
    for (const id of ids) {
      const figure = await awake(exampleOn(page, id));
      const start = startOf(EXAMPLES[id]!, lang);
      const lines = EXAMPLES[id]!.lines.filter((line) => isMeantFor(line, start));
      await expect(figure.locator('.show-me button')).toHaveCount(lines.length);
      for (const [n, line] of lines.entries()) {
        const show = figure.locator('.show-me button').nth(n);
        const steps = line.actions.length;
        for (let shown = 1; shown <= steps; shown++) {
          await show.click();
          if (steps > 1) await expect(show.locator('small')).toHaveText(`${shown}/${steps}`);
        }
        await expect(said(figure), `${id}: ${line.id}`).toContainText(lastWords(start, line, spoken));
      }
    }
  });
});
