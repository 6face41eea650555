/** `npm run arrows`: writes lint's rules from the table of arrows, a row a line. */
import { writeFileSync } from 'node:fs';
import { lintRules } from './lint-rules.ts';

export const ARROWS_FILE = 'src/tools/lint/arrows.json';

export function arrowsText(): string {
  const rows = lintRules().overrides.map((row) => JSON.stringify(row));
  return `{"overrides":[\n${rows.join(',\n')}\n]}\n`;
}

if (import.meta.main) {
  writeFileSync(ARROWS_FILE, arrowsText());
  console.log(`${ARROWS_FILE} written`);
}
