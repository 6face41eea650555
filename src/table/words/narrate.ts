/** What happened, told in whole sentences. An event without a case here does not compile. */
import type { GameEvent, State } from '../../engine/index.ts';
import { audienceSentence, officesSentence } from './narrate-modules.ts';
import { person, tileName, type NarrationContext } from './narration-context.ts';

/** `before` is the state in which it began. Houses placed together are told together, and so are cards laid out. */
export const narrate = (
  events: readonly GameEvent[],
  before: State,
  narrator: NarrationContext,
): readonly string[] => told(events, before, narrator).map(({ text }) => text);

/** The same, each sentence with the first event it tells of. */
export const told = (
  events: readonly GameEvent[],
  before: State,
  narrator: NarrationContext,
): readonly { readonly event: GameEvent; readonly text: string }[] =>
  grouped(events).map((group) => ({
    event: group[0]!,
    text: sentence(group, { events, before }, narrator),
  }));

/** Runs of events that make one sentence. */
function grouped(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isRun = event.type === 'house-placed' || event.type === 'market-filled';
    if (isRun && last?.[0]!.type === event.type) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

interface Context {
  readonly events: readonly GameEvent[];
  readonly before: State;
}

/** For events without a player. */
const NOBODY = { who: 'you', seat: '' } as const;

function sentence(group: readonly GameEvent[], context: Context, narrator: NarrationContext): string {
  const { t, names } = narrator;
  const event = group[0]!;
  const { who, seat } = 'player' in event ? person(event.player, narrator) : NOBODY;
  switch (event.type) {
    case 'seated':
      return t(`event.seated.${who}`, { seat });
    case 'turn-began':
      return t(`event.turn-began.${who}`, { seat });
    case 'turn-ended':
      return t(`event.turn-ended.${who}`, { seat });
    case 'play-skipped':
      return t(`event.play-skipped.${who}`, { seat });
    case 'called':
      return t(`event.called.${event.forced ? 'forced' : event.official}.${who}`, { seat });
    case 'drawn': {
      if (event.city === null) return t(`event.drawn.hidden.${who}`, { seat });
      const from = event.from === 'deck' ? 'deck' : 'market';
      return t(`event.drawn.${from}.${who}`, { seat, ...names.params({ city: event.city }) });
    }
    case 'market-filled': {
      const cities = group.flatMap((each) => (each.type === 'market-filled' ? [each.city] : []));
      return t('event.market-filled', { n: cities.length, ...names.params({ cities }) });
    }
    case 'market-swept':
      return t('event.market-swept', { n: event.cities.length });
    case 'pile-formed':
      return t('event.pile-formed', { n: event.cards });
    case 'draw-skipped':
      return t(`event.draw-skipped.${event.which}.${who}`, { seat });
    case 'played': {
      const where = isFirst(event.player, context) ? 'first' : event.end;
      return t(`event.played.${where}.${who}`, { seat, ...names.params({ city: event.city }) });
    }
    case 'route-discarded':
      return t(`event.route-discarded.${who}`, { seat, route: names.route(event.cities) });
    case 'hand-discarded':
      return t(`event.hand-discarded.${who}`, { seat, ...names.params({ cities: event.cities }) });
    case 'route-closed': {
      const length = t('count.cities', { n: event.cities.length });
      const closed = t(`event.route-closed.${who}`, { seat, length });
      const hasHouse = context.events.some(({ type }) => type === 'house-placed');
      return hasHouse ? closed : `${closed} ${t('event.no-house')}`;
    }
    case 'house-placed': {
      const cities = group.flatMap((each) => (each.type === 'house-placed' ? [each.city] : []));
      const inCities = names.list(names.inOrder(cities).map((city) => t(`city.${city}.in`)));
      return t(`event.house-placed.${who}`, { seat, n: cities.length, inCities });
    }
    case 'tile-taken':
      return t(`event.tile-taken.${who}`, {
        seat,
        points: t('count.points', { n: event.value }),
        tile: tileName(event.stack, t, names),
      });
    case 'coach-taken':
      return t(`event.coach-taken.${who}`, { seat, coach: event.coach });
    case 'coach-declined':
      return t(`event.coach-declined.${who}`, { seat, coach: event.coach });
    case 'game-ended':
      return t('event.game-ended');
    case 'token-taken':
    case 'hand-in-began':
    case 'handed-in':
    case 'point-taken':
      return officesSentence(event, narrator);
    case 'carriage-moved':
    case 'carriage-arrived':
    case 'moves-lapsed':
      return audienceSentence(event, narrator);
  }
}

/** The first card of a route lies at no end. */
const isFirst = (player: number, { events, before }: Context): boolean =>
  before.players[player]!.route.length === 0 || events.some(({ type }) => type === 'route-discarded');
