/**
 * What can come next in a line, asked of the engine. For a question (`isQuestion`), which must give nothing
 * away, all that is thinkable is listed, legal or not.
 */
import {
  check,
  CITY_IDS,
  GROUPS,
  legalActions,
  OFFICIALS,
  WAYS,
  type Action,
  type CityId,
  type State,
  type Way,
} from '../../engine/index.ts';
import { closingRefusal } from '../model/closing-choice.ts';
import type { Table } from '../model/reducer.ts';
import type { Desk } from './command.ts';
import { idsOf } from './args.ts';
import { isSame, type Lexicon } from './lexicon.ts';
import { nameOf, phraseOf, type Part } from './phrase.ts';
import { isOthersTurn } from './parse.ts';
import { QUESTIONS, type Sense, type Verb } from './vocabulary.ts';

/** Closings are asked for one house at a time: under some options a route has thousands. */
function legalNow(state: State): readonly Action[] {
  if (state.step !== 'finish') return legalActions(state);
  const few: readonly Action[] = [
    ...OFFICIALS.map((official): Action => ({ type: 'call', official })),
    { type: 'end' },
  ];
  return few.filter((action) => check(state, action).ok);
}

/** What somebody might try, right or wrong. */
function thinkable({ now }: Table): readonly Action[] {
  const { hand, route } = now.players[now.player]!;
  const cities = [...new Set(hand)];
  switch (now.step) {
    case 'draw':
      return [
        ...now.market.map((_, from): Action => ({ type: 'draw', from })),
        { type: 'draw', from: 'deck' },
        ...OFFICIALS.map((official): Action => ({ type: 'call', official })),
      ];
    case 'play':
      return [
        ...cities.flatMap((city): Action[] => [
          { type: 'play', city, end: 'right' },
          ...(route.length > 1 ? [{ type: 'play', city, end: 'left' } as const] : []),
          { type: 'restart', city },
        ]),
        ...OFFICIALS.map((official): Action => ({ type: 'call', official })),
      ];
    case 'finish':
      return [...OFFICIALS.map((official): Action => ({ type: 'call', official })), { type: 'end' }];
    case 'coach':
      return [{ type: 'take-coach' }, { type: 'skip' }, { type: 'call', official: 'wainwright' }];
    default:
      return legalActions(now);
  }
}

const actionsNow = (table: Table): readonly Action[] =>
  table.isQuestion ? thinkable(table) : legalNow(table.now);

const canClose = ({ now, isQuestion }: Table, way: Way): boolean =>
  now.step === 'finish' && (isQuestion || !closingRefusal(now, way, []));

/** The verbs of this moment: what can be done first, then what can be asked. */
export function verbsNow({ table, lexica: [lexicon], wishes }: Desk): readonly Verb[] {
  const { now, pending, past } = table;
  const isBusy = isOthersTurn(table);
  const begun: readonly Verb[] = [
    ...(pending?.type === 'closing' ? (['confirm', 'house'] as const) : []),
    ...(pending?.type === 'discard' ? (['confirm'] as const) : []),
    ...(pending ? (['cancel'] as const) : []),
  ];
  const done = isBusy ? [] : actionsNow(table).map((action) => phraseOf(action, now, lexicon).verb);
  const closing: readonly Verb[] = !isBusy && WAYS.some((way) => canClose(table, way)) ? ['close'] : [];
  const undo: readonly Verb[] = pending || past.length > 0 ? ['undo'] : [];
  return [...new Set<Verb>([...begun, ...done, ...closing, ...undo, ...wishes, ...questionsAt(now)])];
}

/** What a module brings is asked only where it is played. */
function questionsAt({ tokenStacks, carriages }: State): readonly Verb[] {
  return QUESTIONS.filter(
    (about) => (about !== 'tokens' || tokenStacks !== null) && (about !== 'carriages' || carriages !== null),
  );
}

/** What can follow a verb and what was said after it. */
export function partsAfter(
  verb: Verb,
  args: readonly Sense[],
  table: Table,
  lexicon: Lexicon,
): readonly Part[] {
  const part = (sense: Sense): Part => ({ sense, text: nameOf(sense, lexicon) });
  // A city that is not the object of the verb keeps its uninflected name.
  const cities = (ids: readonly CityId[]): readonly Part[] =>
    ids.map((id) => ({ sense: { kind: 'city', id }, text: lexicon.t(`city.${id}`) }));
  const { now, pending } = table;
  switch (verb) {
    case 'where':
    case 'roads':
      return args.length > 0
        ? []
        : [
            ...cities(CITY_IDS),
            ...(verb === 'where' && now.carriages
              ? GROUPS.map((id) => ({
                  sense: { kind: 'carriage', id } as const,
                  text: lexicon.t(`carriage.${id}`),
                }))
              : []),
          ];
    case 'houses':
    case 'route':
      return args.length > 0 ? [] : now.players.map((_, id) => part({ kind: 'player', id }));
    default:
      break;
  }
  if (isOthersTurn(table)) return [];
  if (verb === 'house')
    return args.length === 0 && pending?.type === 'closing' ? cities(now.players[now.player]!.route) : [];
  if (verb === 'close')
    return closingParts(args, table).flatMap((sense) =>
      sense.kind === 'city' ? cities([sense.id]) : [part(sense)],
    );
  const phrases = actionsNow(table).map((action) => phraseOf(action, now, lexicon));
  const parts = phrases
    .filter((phrase) => phrase.verb === verb || (verb === 'draw' && phrase.verb === 'take'))
    .flatMap(({ groups }) => rest(groups, args));
  return parts.filter((each, i) => parts.findIndex((other) => other.text === each.text) === i);
}

/** The parts of a phrase left after these arguments, up to the end of the group; none if they do not fit. */
function rest(groups: readonly (readonly Part[])[], args: readonly Sense[]): readonly Part[] {
  const left = groups.map((group) => [...group]);
  for (const arg of args) {
    const group = left.find((each) => each.length > 0);
    const place = group?.findIndex(({ sense }) => isSame(sense, arg)) ?? -1;
    if (!group || place < 0) return [];
    group.splice(place, 1);
  }
  return left.find((group) => group.length > 0) ?? [];
}

function closingParts(args: readonly Sense[], table: Table): readonly Sense[] {
  const { now, isQuestion } = table;
  if (now.step !== 'finish') return [];
  const said = idsOf(args, 'way');
  const ways = said.length > 0 ? said : WAYS.filter((way) => canClose(table, way));
  const chosen = idsOf(args, 'city');
  const open = now.players[now.player]!.route.filter(
    (city) =>
      !chosen.includes(city) &&
      (isQuestion || ways.some((way) => !closingRefusal(now, way, [...chosen, city]))),
  );
  const isFirst = args.length === 0;
  return [
    ...(isFirst ? ways.map((id): Sense => ({ kind: 'way', id })) : []),
    ...open.map((id): Sense => ({ kind: 'city', id })),
    ...(isFirst && ways.some((way) => isQuestion || check(now, { type: 'close', way, houses: [] }).ok)
      ? [{ kind: 'none', id: 'none' } as const]
      : []),
  ];
}
