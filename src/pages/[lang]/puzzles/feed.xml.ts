/** A feed of the newest daily puzzles up to the day of the build; a daily build adds each day's puzzle. */
import type { APIRoute } from 'astro';
import { dailyWords } from '../../../features/puzzles/calendar/daily-puzzles.ts';
import { dailyIndex, openDays } from '../../../features/puzzles/calendar/daily.ts';
import { dayOf, parseDay } from '../../../text/day.ts';
import { feedText } from '../../../features/puzzles/calendar/feed.ts';
import { dayWords } from '../../../features/puzzles/calendar/day-words.ts';
import { capitalised } from '../../../table/words/narration-context.ts';
import { LOCALES, type Lang } from '../../../i18n/locales.ts';
import { translate } from '../../../i18n/messages.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import { languagePaths } from '../../../i18n/static-paths.ts';

export const getStaticPaths = languagePaths;

const NEWEST = 30;

function dayOfBuild(): string {
  const asked = process.env['TODAY'];
  const day = asked === undefined ? dayOf(new Date()) : parseDay(asked);
  if (day === null) throw new Error(`TODAY is no date such as 2026-11-16: ${asked}`);
  return day;
}

export const GET: APIRoute<{ readonly lang: Lang }> = ({ props: { lang }, site, url }) => {
  const t = translate(lang);
  const words = dayWords(lang);
  const page = new URL(hrefOf(lang, 'puzzles'), site).href;
  const items = openDays(dayOfBuild(), NEWEST).map((day) => {
    const { name, goal } = dailyWords(dailyIndex(day), t);
    return {
      day,
      title: `${capitalised(words.long(day))}: ${name}`,
      description: goal,
      link: `${page}#${day}`,
    };
  });
  const text = feedText({
    title: t('page.puzzles.title'),
    description: t('page.puzzles.description'),
    language: LOCALES[lang].tag,
    link: page,
    self: new URL(url.pathname, site).href,
    items,
  });
  return new Response(text, { headers: { 'content-type': 'application/rss+xml' } });
};
