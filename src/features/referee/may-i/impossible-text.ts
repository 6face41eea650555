/**
 * The one place where the refusal of a position becomes a sentence. A code without a case here does
 * not compile.
 */
import { COACHES, HOUSES_PER_PLAYER, MARKET_SLOTS, type Impossible } from '../../../engine/index.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { brokenRoute, tokenCount, unknownTown } from './impossible-cases.ts';
import { tileName } from '../../../table/words/narration-context.ts';
import { numbered, type Who } from '../../../table/words/player-name.ts';
import { settingSentence } from '../../../table/words/setting-text.ts';
import { quoteUntrusted } from '../../../text/quote-untrusted.ts';

/** `who` names a seat. Slots and players are counted from 0 by programs and from 1 by people. */
export function impossibleSentence(
  problem: Impossible,
  t: Translate,
  names: Names,
  who: Who = numbered(t),
): string {
  switch (problem.code) {
    case 'malformed':
      return t('impossible.malformed');
    case 'bad-config':
      return settingSentence(problem.field, t, names);
    case 'unknown-player':
      return t('impossible.unknown-player', { n: problem.players, number: problem.player + 1 });
    case 'unknown-city':
      return t('illegal.unknown-card.city', { card: quoteUntrusted(problem.city) });
    case 'card-count':
      return t('impossible.card-count', { n: problem.count, ...names.params({ city: problem.city }) });
    case 'market-gap': {
      const { slots, empty } = problem;
      return empty.length === 0
        ? t('impossible.market-gap.slots', { slots, places: MARKET_SLOTS })
        : t('impossible.market-gap.empty', { n: empty.length, empty: numbers(empty.map(fromOne), names) });
    }
    case 'broken-route':
      return brokenRoute(problem, t, names, who);
    case 'too-many-houses':
      return t('impossible.too-many-houses', {
        n: problem.houses,
        player: who(problem.player),
        limit: HOUSES_PER_PLAYER,
      });
    case 'house-twice':
      return t('impossible.house-twice', {
        player: who(problem.player),
        inCity: t(`city.${problem.city}.in`),
      });
    case 'unknown-coach':
      return t('impossible.unknown-coach', {
        player: who(problem.player),
        coach: problem.coach,
        coaches: numbers(
          COACHES.map(({ value }) => value),
          names,
        ),
      });
    case 'unknown-tile':
      return t('impossible.unknown-tile', {
        player: who(problem.player),
        stack: quoteUntrusted(problem.stack),
      });
    case 'tile-count':
      return t('impossible.tile-count', {
        tile: tileName(problem.stack, t, names),
        values: numbers(problem.whole, names),
      });
    case 'tile-unearned':
      return t('impossible.tile-unearned', {
        player: who(problem.player),
        tile: tileName(problem.stack, t, names),
      });
    case 'tile-missing':
      return t('impossible.tile-missing', {
        player: who(problem.player),
        tile: tileName(problem.stack, t, names),
      });
    case 'end-tile':
      return t(problem.isHeld ? 'impossible.end-tile.held' : 'impossible.end-tile.missing', {
        player: who(problem.player),
      });
    case 'token-count':
      return tokenCount(problem, t, names);
    case 'bad-points': {
      const player = who(problem.player);
      return problem.hasModule
        ? t('impossible.bad-points.number', { player })
        : t('impossible.bad-points.no-module', { player, module: t('module.officials') });
    }
    case 'unknown-town':
      return unknownTown(problem, t, names);
    case 'clergy-count':
      return t(`impossible.clergy-count.${problem.reason}`, {
        player: who(problem.player),
        module: t('module.audience'),
      });
    case 'bad-turn':
      return t(`impossible.bad-turn.${problem.reason}`);
  }
}

const fromOne = (n: number): number => n + 1;

const numbers = (values: readonly number[], names: Names): string => names.list(values.map(String));
