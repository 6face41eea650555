/** Fills in the name and goal of today's puzzle at its link: only the device knows which day it is. */
import { isLang } from '../../../i18n/locales.ts';
import { translator, type Messages } from '../../../i18n/t.ts';
import { addressOfDaily } from '../../../puzzle-bank/addresses.ts';
import { readResults } from '../../../storage/results/puzzle-results.ts';
import { streakOf } from '../results/streak.ts';
import { dailyIndex, FIRST_DAY } from '../calendar/daily.ts';
import type { Day } from '../../../text/day.ts';
import { today as dayNow } from '../../../text/moment.ts';

async function fill(door: HTMLElement, today: Day): Promise<void> {
  const { lang } = document.documentElement;
  const { path, at } = addressOfDaily(dailyIndex(today));
  const answer = await fetch(`${import.meta.env.BASE_URL.replace(/\/?$/, '/')}${lang}/${path}`);
  const week: unknown = answer.ok ? await answer.json() : null;
  const words = (Array.isArray(week) ? week[at] : null) as {
    readonly name?: unknown;
    readonly goal?: unknown;
  } | null;
  const put = (selector: string, text: unknown): void => {
    const place = door.querySelector(selector);
    if (place && typeof text === 'string') place.textContent = text;
  };
  put('.today-name', words?.name);
  put('.today-goal', words?.goal);
  const { current } = streakOf(readResults(), today);
  if (current > 1 && isLang(lang)) {
    const texts = JSON.parse(door.dataset['texts'] ?? '{}') as Messages;
    put('.today-streak', translator(lang, texts)('stats.streak', { n: current }));
  }
  door.dataset['day'] = today;
}

export function startTodayDoor(): void {
  const door = document.querySelector<HTMLElement>('.today-door');
  const today = dayNow();
  if (!door || today < FIRST_DAY) return;
  // If the request fails, the link stays as it is, and leads to the puzzle all the same.
  const start = (): void => void fill(door, today).catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
