/** A table as its pieces and its board show it. Everything that depends on a rule is asked of the engine. */
import {
  check,
  CITY_IDS,
  COACHES,
  ENDS,
  hasRoad,
  HAND_AFTER_CLOSING,
  housesLeft,
  nextCoach,
  OFFICIALS,
  scores,
  TILES,
  WAYS,
  type CityId,
  type Official,
  type PlayerState,
  type Road,
  type State,
  type TileStack,
} from '../../engine/index.ts';
import { SEAT_LOOKS, type BoardView, type SeatLook } from '../../board/types.ts';
import type { ClosingView, Decision, OfficialView, SeatView, TableView } from '../pieces/types.ts';
import { closingRefusal, gainsOf, houseAdded, largestChoice, roomFor } from './closing-choice.ts';
import { audienceOf, officesOf } from './module-view.ts';
import type { Table } from './state.ts';
import { handInOf, isHandingIn } from './hand-in.ts';

export function toTableView(table: Table): TableView {
  const { now, pending, isQuestion } = table;
  const { hand, route } = ownerOf(table);
  const isOn = isOnTurn(table);
  const chosen = pending?.type === 'discard' ? pending.cards : [];
  return {
    seats: seatsOf(table),
    market: now.market,
    canDraw: isOn && canDraw(table),
    pile: now.pile.length,
    discard: now.discard,
    route,
    ends: pending?.type === 'card' ? pending.ends : [],
    hand: hand.map((city, place) => ({
      city,
      isRaised: isOn && !isQuestion && fits(now, city),
      isChosen: chosen.includes(place) || (pending?.type === 'card' && pending.city === city),
    })),
    officials: OFFICIALS.map((official) => ({ official, state: officialState(table, official) })),
    stacks: (Object.keys(TILES) as readonly TileStack[]).map((stack) => ({
      stack,
      values: now.stacks[stack],
    })),
    closing: closingOf(table),
    discarding:
      isOn && now.step === 'discard'
        ? { needed: hand.length - HAND_AFTER_CLOSING, chosen: chosen.length }
        : null,
    decisions: isOn ? decisionsOf(table) : [],
    offices: officesOf(table, isOn),
    audience: audienceOf(table, isOn),
  };
}

/** A card can be drawn, or taken for two tokens. */
const canDraw = (table: Table): boolean =>
  table.now.step === 'draw' || check(table.now, { ...handInOf(table), draw: 'deck' }).ok;

/** The player whose hand and route are shown. An onlooker sees the acting player's route, but no hand. */
const ownerOf = ({ now, seat }: Table): PlayerState =>
  seat === 'onlooker' ? { ...now.players[now.player]!, hand: [] } : now.players[seat ?? now.player]!;

const isOnTurn = ({ now, seat }: Table): boolean => seat === null || seat === now.player;

const fits = (state: State, city: CityId): boolean =>
  ENDS.some((end) => check(state, { type: 'play', city, end }).ok);

/** Never 'free' for other viewers: whether an official helps depends on the acting player's hand. */
function officialState(table: Table, official: Official): OfficialView['state'] {
  const { now } = table;
  // Once the game is over, the official called in its last turn no longer counts as used.
  if (now.step !== 'over' && now.turn.official === official) return 'used';
  return isOnTurn(table) && check(now, { type: 'call', official }).ok ? 'free' : 'unavailable';
}

function seatsOf({ now: state, looks = SEAT_LOOKS }: Table): readonly SeatView[] {
  const { players, winner } = scores(state);
  return state.players.map((player, i) => {
    const next = nextCoach(player);
    return {
      seat: looks[i]!,
      isActing: state.step !== 'over' && i === state.player,
      cards: player.hand.length,
      housesLeft: housesLeft(player),
      coach: player.coach,
      next: next && { coach: next, points: COACHES.find(({ value }) => value === next)!.points },
      tiles: player.tiles,
      score: players[i]!,
      isWinner: state.step === 'over' && i === winner,
    };
  });
}

function closingOf({
  now,
  pending,
  isQuestion,
}: Pick<Table, 'now' | 'pending' | 'isQuestion'>): ClosingView | null {
  if (pending?.type !== 'closing') return null;
  const { way, houses } = pending;
  const brought = gainsOf(now, way, houses);
  // A question does not tell what the wainwright could do.
  const gains = brought && isQuestion ? { ...brought, offer: null } : brought;
  return {
    way,
    // While more houses are due, `gains` is null, and the text shown for it says so.
    room: isQuestion || gains === null ? 0 : roomFor(now, way, houses),
    ways: WAYS.map((each) => {
      if (each === way) return { way, gains };
      return isQuestion ? { way: each } : { way: each, gains: gainsOf(now, each, largestChoice(now, each)) };
    }),
    cities: now.players[now.player]!.route.map((city) => ({
      city,
      isChosen: houses.includes(city),
      isPossible: isQuestion || houses.includes(city) || houseAdded(now, way, houses, city).ok,
    })),
  };
}

/** Offered wherever the step has such a choice. One that is not allowed looks so, and the engine says why when it is tried. */
function decisionsOf({ now, pending, isQuestion }: Table): readonly Decision[] {
  const { route } = now.players[now.player]!;
  const decision = (type: Decision['type'], isChosen = false, isPossible = true): Decision => ({
    type,
    isChosen,
    isPossible: isPossible || isQuestion,
  });
  switch (now.step) {
    case 'play':
      return route.length > 0 ? [decision('new-route', pending?.type === 'new-route')] : [];
    case 'finish':
      if (pending?.type === 'closing') return [];
      return [decision('close', false, !closingRefusal(now, 'each-province', [])), decision('end-turn')];
    case 'coach':
      return [
        ...(check(now, { type: 'take-coach' }).ok ? [decision('take-coach')] : []),
        ...(check(now, { type: 'call', official: 'wainwright' }).ok ? [decision('wainwright')] : []),
        decision('skip'),
      ];
    case 'last-hand-in':
      return [decision('skip-hand-in')];
    default:
      return [];
  }
}

export function toBoardView(table: Table): BoardView {
  const { now, pending, refusal, isQuestion, looks = SEAT_LOOKS } = table;
  const { route, hand } = ownerOf(table);
  const houses: Partial<Record<CityId, SeatLook[]>> = {};
  now.players.forEach((player, i) => {
    for (const city of player.houses) (houses[city] ??= []).push(looks[i]!);
  });
  const refused = refusal && 'city' in refusal ? refusal.city : null;
  const marks = refused ? ({ marks: { [refused]: 'bad' } } as const) : {};
  const planned = (cities: readonly CityId[]): Partial<Record<CityId, SeatLook>> =>
    Object.fromEntries(cities.map((city) => [city, looks[now.player]!]));
  if (isOnTurn(table) && isHandingIn(now)) {
    const site = handInOf(table).house;
    const sites = isQuestion
      ? []
      : CITY_IDS.filter((city) => check(now, { ...handInOf(table), house: city }).ok);
    const chosen = site ? { selected: [site], planned: planned([site]) } : {};
    return { route, houses, targets: sites, ...chosen, ...marks };
  }
  if (pending?.type === 'closing') {
    const open = closingOf({ now, pending, isQuestion })!.cities.filter((city) => city.isPossible);
    return {
      route,
      houses,
      planned: planned(pending.houses),
      selected: pending.houses,
      targets: open.map(({ city }) => city),
      ...marks,
    };
  }
  const targets = isQuestion || !isOnTurn(table) ? [] : [...new Set(hand)].filter((city) => fits(now, city));
  const ends = [...new Set([route[0], route.at(-1)])].filter((city) => city !== undefined);
  const roads = targets.flatMap((target) =>
    ends.filter((end) => hasRoad(end, target)).map((end): Road => [end, target]),
  );
  const selected = pending?.type === 'card' ? { selected: [pending.city] } : {};
  return { route, houses, targets, roads, ...selected, ...marks };
}
