/**
 * A position as short words: a head (`21-d-`: players, seat, modules, step, official), the cards
 * (`market/pile/discards`), with the audience the carriages and the waiting room, then each player
 * (`hand/route/houses/coach/tiles`, tokens and points, clergy). The grammar is in `README.md`.
 */
import type {
  CityId,
  Module,
  PlayerCount,
  Position,
  PositionPlayer,
  Rank,
  Tile,
  Tokens,
} from '../engine/index.ts';
import {
  CITY_LETTERS,
  GROUP_LETTERS,
  OFFICIAL_LETTERS,
  STACK_LETTERS,
  TOWN_LETTERS,
} from './code-letters.ts';

const MODULES: Readonly<Record<string, readonly Module[]>> = {
  '-': [],
  o: ['officials'],
  a: ['audience'],
  b: ['officials', 'audience'],
};
const STEPS = { d: 'draw', p: 'play', f: 'finish' } as const;
const RANKS: readonly Rank[] = [1, 2, 3, 4, 5];
const cities = (list: readonly (CityId | null)[] = []): string =>
  CITY_LETTERS.write(list.filter((city) => city !== null));

export function writePosition(position: Position): readonly string[] {
  const { config, player = 0, step = 'draw', turn, players = [], market, pile, discard } = position;
  const modules = Object.keys(MODULES).find((key) => MODULES[key]!.join() === (config.modules ?? []).join());
  const official = turn?.official ? OFFICIAL_LETTERS.write([turn.official]) : '-';
  return [
    `${config.players}${player}${modules}${step[0]}${official}`,
    [cities(market), cities(pile), cities(discard)].join('/'),
    ...(position.carriages ? [writeRome(position)] : []),
    ...players.map(writePlayer),
  ];
}

function writeRome({ carriages = {}, waitingRoom = {} }: Position): string {
  const towns = TOWN_LETTERS.write(GROUP_LETTERS.all.map((group) => carriages[group]!));
  return `${towns}/${RANKS.map((rank) => (waitingRoom[rank] ?? []).join('')).join('.')}`;
}

function writePlayer({
  hand,
  route,
  houses,
  coach = 0,
  tiles = [],
  tokens,
  points,
  clergy,
}: PositionPlayer): string {
  const parts = [cities(hand), cities(route), cities(houses), `${coach}`];
  parts.push(tiles.map(({ stack, value }) => `${STACK_LETTERS.write([stack])}${value}`).join(''));
  if (tokens) parts.push(`${OFFICIAL_LETTERS.all.map((official) => tokens[official]).join('')}.${points}`);
  if (clergy) parts.push(GROUP_LETTERS.all.map((group) => clergy[group] ?? '-').join(''));
  return parts.join('/');
}

/** `null` if a word is malformed; whether the position is possible, the engine decides. */
export function readPosition([head = '', cards = '', ...rest]: readonly string[]): Position | null {
  const parts = /^([234])([0-3])([-oab])([dpf])([-cpb])$/.exec(head);
  if (!parts) return null;
  const [players, seat, modules, step, official] = parts.slice(1) as [
    string,
    string,
    string,
    keyof typeof STEPS,
    string,
  ];
  const [market, pile, discard, ...more] = cards.split('/').map(CITY_LETTERS.read);
  if (!market || !pile || !discard || more.length > 0) return null;
  const asked = MODULES[modules]!;
  const rome = asked.includes('audience') ? readRome(rest[0] ?? '') : {};
  const seats = rest.slice(asked.includes('audience') ? 1 : 0).map((word) => readPlayer(word, asked));
  if (!rome || seats.includes(null) || seats.length !== Number(players)) return null;
  return {
    config: { players: Number(players) as PlayerCount, ...(asked.length > 0 && { modules: asked }) },
    player: Number(seat),
    ...(step !== 'd' && { step: STEPS[step] }),
    ...(official !== '-' && { turn: { official: OFFICIAL_LETTERS.read(official)![0]! } }),
    players: seats as PositionPlayer[],
    market,
    pile,
    discard,
    ...rome,
  };
}

function readRome(word: string): Pick<Position, 'carriages' | 'waitingRoom'> | null {
  const parts = /^([a-zA-Z]{5})\/([0-3]{0,4}(?:\.[0-3]{0,4}){4})$/.exec(word);
  const towns = parts && TOWN_LETTERS.read(parts[1]!);
  if (!towns) return null;
  const waiting = parts[2]!.split('.').map((seats) => Array.from(seats, Number));
  return {
    carriages: Object.fromEntries(GROUP_LETTERS.all.map((group, i) => [group, towns[i]!])),
    waitingRoom: Object.fromEntries(RANKS.map((rank, i) => [rank, waiting[i]!])),
  };
}

function readPlayer(word: string, modules: readonly Module[]): PositionPlayer | null {
  const parts = word.split('/');
  if (parts.length !== 5 + modules.length) return null;
  const [hand, route, houses] = parts.slice(0, 3).map(CITY_LETTERS.read);
  const tiles = readTiles(parts[4]!);
  if (!hand || !route || !houses || !tiles || !/^[0-7]$/.test(parts[3]!)) return null;
  const office = modules.includes('officials') ? readTokens(parts[5]!) : {};
  const clergy = modules.includes('audience') ? readClergy(parts.at(-1)!) : {};
  if (!office || !clergy) return null;
  return { hand, route, houses, coach: Number(parts[3]) as 0, tiles, ...office, ...clergy };
}

function readTiles(text: string): readonly Tile[] | null {
  if (!/^(?:[xyzbwsoipe][1-6])*$/.test(text)) return null;
  const pairs = text.match(/../g) ?? [];
  return pairs.map((pair) => ({ stack: STACK_LETTERS.read(pair[0]!)![0]!, value: Number(pair[1]) }));
}

function readTokens(text: string): Pick<PositionPlayer, 'tokens' | 'points'> | null {
  const parts = /^(\d{4})\.(\d{1,2})$/.exec(text);
  if (!parts) return null;
  const counts = OFFICIAL_LETTERS.all.map((official, i) => [official, Number(parts[1]![i])] as const);
  return { tokens: Object.fromEntries(counts) as unknown as Tokens, points: Number(parts[2]) };
}

function readClergy(text: string): Pick<PositionPlayer, 'clergy'> | null {
  if (!/^[-1-5]{5}$/.test(text)) return null;
  const seats = GROUP_LETTERS.all.map((group, i) => [group, Number(text[i])] as const);
  return { clergy: Object.fromEntries(seats.filter(([, rank]) => rank > 0)) };
}
