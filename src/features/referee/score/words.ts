/** The words of a sheet: names of players and tiles, sentences for doubts, and the label of a kept sheet. */
import { scores, VICTORY_POINTS, type TileStack } from '../../../engine/index.ts';
import { LOCALES, type Lang } from '../../../i18n/locales.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { signed } from '../../../table/words/moment-words.ts';
import { capitalised, tileName } from '../../../table/words/narration-context.ts';
import { numbered } from '../../../table/words/player-name.ts';
import { stateOfSheet } from './count.ts';
import type { Doubt } from './doubts.ts';
import type { KeptSheet } from '../../../storage/sheets/score-sheets.ts';
import type { Sheet } from '../../../storage/sheets/sheet.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export const calledOn = ({ players }: Sheet, player: number, t: Translate): string =>
  players[player]!.name.trim() || numbered(t)(player);

export const stackCalled = (stack: TileStack, { t, names }: Words): string =>
  capitalised(tileName(stack, t, names));

export function doubtSentence(doubt: Doubt, sheet: Sheet, { t, names }: Words): string {
  const tile = 'stack' in doubt ? stackCalled(doubt.stack, { t, names }) : '';
  const player = 'player' in doubt ? calledOn(sheet, doubt.player, t) : '';
  switch (doubt.code) {
    case 'gap':
      return t('sheet.doubt.gap', { tile, value: doubt.value });
    case 'houses':
      return t('sheet.doubt.houses', { player, needed: doubt.needed, placed: doubt.placed });
    case 'unearned':
      return t('sheet.doubt.unearned', { player, tile });
    case 'missing':
      return t('sheet.doubt.missing', { player, tile });
    case 'end-unearned':
      return t('sheet.doubt.end-unearned', { player });
    case 'points':
      return t('sheet.doubt.points', { total: doubt.total, box: VICTORY_POINTS });
    case 'end-nobody':
      return t('sheet.doubt.end-nobody');
    case 'not-ended':
      return t('sheet.doubt.not-ended');
  }
}

/** The label of a kept sheet: its date, and the points of each player. */
export function keptName({ at, sheet }: KeptSheet, lang: Lang, t: Translate): string {
  const day = new Intl.DateTimeFormat(LOCALES[lang].tag, { dateStyle: 'medium' }).format(new Date(at));
  const { players } = scores(stateOfSheet(sheet));
  const totals = players.map(({ total }, player) => `${calledOn(sheet, player, t)}\u00a0${signed(total)}`);
  return `${day}: ${totals.join(', ')}`;
}
