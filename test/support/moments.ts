/** Moments of the games kept in `golden`, as saved games that the play page opens. */
import type { Page } from '@playwright/test';
import LINKS from '../golden/links.json' with { type: 'json' };
import { newGame, type State } from '../../src/engine/index.ts';
import { replayActions } from '../../src/table/model/replay-actions.ts';
import { makeSave } from '../../src/storage/games/save.ts';
import { go, takenUp, type PlayIntent } from '../../src/table/model/session.ts';
import { SEAT_LOOKS } from '../../src/board/types.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import type { Lang } from '../../src/i18n/locales.ts';

export interface Moment {
  readonly game: string;
  /** The first state of which this holds. */
  readonly when: (state: State) => boolean;
  /** Whoever is to act is a person, and so is everybody if there are several. */
  readonly hasPeople?: boolean;
  /** What has been begun. */
  readonly begun?: (state: State) => readonly PlayIntent[];
}

const ID = 'moment';

export function savedAt({ game, when, hasPeople = false, begun }: Moment): string {
  const parsed = parseGame(LINKS.find(({ name }) => name === game)!.link);
  if (!parsed.ok) throw new Error(`${game}: ${parsed.code}`);
  const { config, actions } = parsed.record;
  const { states } = replayActions(newGame(config), actions);
  const at = states.findIndex(when);
  const state = states[at];
  if (!state) throw new Error(`${game}: nothing like that happens`);
  const seats = SEAT_LOOKS.slice(0, config.players).map((look) => ({
    name: '',
    look,
    who: hasPeople || look === state.player ? ('person' as const) : ('solid' as const),
  }));
  const taken = takenUp(ID, { seats }, { config, actions: actions.slice(0, at) });
  if (!taken.ok) throw new Error(`${game}: ${taken.code}`);
  const session = (begun?.(state) ?? []).reduce(go, taken.session);
  return makeSave(session, { revision: 1, begun: 0, saved: 0 });
}

/** The table of that moment, as if one had come back to a game left there. */
export async function openMoment(page: Page, lang: Lang, moment: Moment): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `posthorn.game.${ID}`,
    savedAt(moment),
  ] as const);
  await page.goto(`/${lang}/play/#game=${ID}`);
}
