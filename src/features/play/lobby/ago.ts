/** How long ago something was, as one would say it. */
const UNITS = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['year', 365 * 24 * 60 * 60],
] as const;

/** In the largest unit of which one has passed. Never in the future, even if the clock was set back. */
export function ago(then: number, now: number, tag: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.findLast(([, each]) => seconds >= each) ?? (['second', Infinity] as const);
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  // No line ends between the number and what it counts.
  return words.format(-Math.floor(seconds / length), unit).replace(/(\d) /, '$1\u00a0');
}
