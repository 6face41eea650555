/** Samples a whole state that agrees with a player's view: hidden cards and clergy are dealt at random. */
import {
  CARDS_PER_CITY,
  CITY_IDS,
  fit,
  GROUPS,
  RANKS,
  seedRandom,
  shuffle,
  type CityId,
  type Draft,
  type GroupId,
  type PlayerView,
  type Rank,
  type State,
} from '../engine/index.ts';
import { indexOf } from './map.ts';

/** The cards the viewer does not see: in the pile and in other hands. */
export function unseenCards(view: PlayerView): CityId[] {
  const left = CITY_IDS.map(() => CARDS_PER_CITY);
  const see = (cities: readonly (CityId | null)[]): void => {
    for (const city of cities) if (city !== null) left[indexOf(city)]! -= 1;
  };
  see(view.market);
  see(view.discard);
  for (const { hand, route } of view.players) {
    see(route);
    if (hand) see(hand);
  }
  return CITY_IDS.flatMap((city, i) => Array.from({ length: left[i]! }, () => city));
}

/** A state whose view is the given one. Equal seeds give equal states. */
export function determinize(view: PlayerView, seed: string): State {
  const random = seedRandom(seed);
  const cards = unseenCards(view);
  shuffle(cards, random);
  const { viewer: _viewer, pileSize, players, ...seen } = view;
  dealFitting(view, cards);
  const pile = cards.slice(0, pileSize);
  let dealt = pileSize;
  return {
    ...seen,
    pile,
    players: players.map(({ cards: count, hand, seated, ...rest }, seat) => ({
      ...rest,
      hand: hand ?? cards.slice(dealt, (dealt += count)),
      clergy: seated && seatClergy(view, seat, seated, random),
    })),
    random,
  };
}

/**
 * A player who has called the coachman, and waits for his help while others hand in tokens, has a card
 * that fits: if none was dealt, one is exchanged.
 */
function dealFitting({ viewer, turn, players, pileSize }: PlayerView, cards: CityId[]): void {
  if (turn.official !== 'coachman' || turn.laid !== 1 || turn.player === viewer) return;
  const { route, cards: count } = players[turn.player]!;
  let from = pileSize;
  for (let seat = 0; seat < turn.player; seat++) if (seat !== viewer) from += players[seat]!.cards;
  const fits = (city: CityId): boolean => fit(route, city).ok;
  if (cards.slice(from, from + count).some(fits)) return;
  const other = cards.findIndex(fits);
  [cards[from], cards[other]] = [cards[other]!, cards[from]!];
}

/**
 * A possible seating of a player in the carriages under way. A rank of which nobody waits in Rome has
 * not arrived for any player, so it is still seated; one of which only others wait may have been sent away.
 */
function seatClergy(
  { waitingRoom }: PlayerView,
  player: number,
  seated: readonly GroupId[],
  random: number[],
): Draft['players'][number]['clergy'] {
  const room = waitingRoom!;
  const surely = RANKS.filter((rank) => room[rank].length === 0);
  const perhaps = RANKS.filter((rank) => room[rank].length > 0 && !room[rank].includes(player));
  shuffle(perhaps as Rank[], random);
  const ranks: Rank[] = [...surely, ...perhaps].slice(0, seated.length);
  shuffle(ranks, random);
  const clergy: Partial<Record<GroupId, Rank>> = {};
  for (const group of GROUPS) {
    const at = seated.indexOf(group);
    if (at >= 0) clergy[group] = ranks[at]!;
  }
  return clergy;
}
