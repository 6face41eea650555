/** A week of daily puzzles in words: what the home page says of today's before anybody opens it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { dailyWords } from '../../../features/puzzles/calendar/daily-puzzles.ts';
import { LANGS, type Lang } from '../../../i18n/locales.ts';
import { translate } from '../../../i18n/messages.ts';
import { WEEKS, weekPath } from '../../../puzzle-bank/addresses.ts';

export const getStaticPaths = (() =>
  LANGS.flatMap((lang) =>
    Array.from({ length: WEEKS }, (_, week) => ({
      params: { lang, week: weekPath(week).replace(/^puzzles\/|\.json$/g, '') },
      props: { lang, week },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly lang: Lang; readonly week: number }> = ({ props: { lang, week } }) =>
  Response.json(Array.from({ length: 7 }, (_, i) => dailyWords(week * 7 + i, translate(lang))));
