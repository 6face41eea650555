/** The guide of the first game and its table as they are sent. */
import { parse } from 'node-html-parser';
import { createRef } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { learn, type Learning } from '../../../src/features/learn/first-game-table.ts';
import FirstGame from '../../../src/features/learn/FirstGame.tsx';
import { Guide } from '../../../src/features/learn/Guide.tsx';
import { LANGUAGES } from '../../support/language.ts';
import { lessonAt, SCRIPT } from '../../support/first-lessons.ts';

describe.each(LANGUAGES)('$lang', (language) => {
  const { lang, t } = language;
  const guide = (now: Learning) =>
    parse(render(<Guide now={now} send={() => {}} language={language} anchor={createRef()} />));

  test('only the guide speaks, and only what the lesson shows is there', () => {
    const page = parse(render(<FirstGame lang={lang} script={SCRIPT} />));
    expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(page.querySelector('.guide [role=status]')!.text).toContain(t('lesson.welcome'));
    expect(page.querySelectorAll('.part').map((part) => part.classNames)).toEqual([
      'part market',
      'part hand',
    ]);
  });

  test('the button that leads on comes right after the words', () => {
    const page = guide(lessonAt('companion-first', 'bard-pl'));
    const after = page.querySelector('.say')!.nextElementSibling!;
    expect(after.querySelector('button.primary')!.text).toBe(t('learn.watch'));
    expect(guide(lessonAt('first-card', 'bard-pl')).querySelector('button.primary')).toBeNull();
  });

  test('at the end there is a way on, and no button that leads nowhere', () => {
    const page = guide(lessonAt('score', 'bard-pl'));
    expect(page.querySelectorAll('.learn-onward a').map((a) => a.getAttribute('href'))).toEqual([
      `/${lang}/rules/`,
      `/${lang}/rules/turn/`,
    ]);
    expect(page.querySelector('button.primary')).toBeNull();
    expect(guide(lessonAt('close', 'bard-pl')).querySelector('.learn-onward')).toBeNull();
  });

  test('a refusal links to its rule', () => {
    const page = guide(learn(lessonAt('first-card', 'bard-pl'), { type: 'city', city: 'ulm' }));
    expect(page.querySelector('.say.is-refusal .told a')!.getAttribute('href')).toContain(`/${lang}/rules/`);
  });
});
