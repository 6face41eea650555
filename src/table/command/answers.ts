/** The position on request, in whole sentences. What others hide is not told: cards only from the viewer's own hand. */
import { eventFor, GROUPS, neighbours, OFFICIALS, type State } from '../../engine/index.ts';
import { boardWords } from '../words/board-words.ts';
import { narrate } from '../words/narrate.ts';
import { capitalised, seatName } from '../words/narration-context.ts';
import { promptFor } from '../words/prompt.ts';
import type { Table } from '../model/reducer.ts';
import { toBoardView, toTableView } from '../model/view.ts';
import { tableWords } from '../words/table-words.ts';
import { labelled, marketWords } from './answer-parts.ts';
import type { Asked, Desk } from './command.ts';
import { nameOf } from './phrase.ts';
import { verbsNow } from './possible.ts';
import type { Speaker } from './problem-text.ts';
import { QUESTIONS, type Verb } from './vocabulary.ts';

export function answerTo(asked: Asked, desk: Desk, speaker: Speaker): string {
  return answers(asked, desk, speaker).join(' ');
}

function answers(asked: Asked, desk: Desk, speaker: Speaker): readonly string[] {
  const { t, names } = speaker;
  const { table } = desk;
  const { now } = table;
  const view = toTableView(table);
  const words = tableWords(t, names, table.looks);
  switch (asked.about) {
    case 'now':
      return [promptFor(table, t, names, { hasOfficials: true })];
    case 'hand': {
      const cards = view.hand.map(({ city, isRaised }) =>
        isRaised ? `${names.city(city)} (${words.ui.fits})` : names.city(city),
      );
      return [ended(labelled(words.ui.hand, cards.length > 0 ? names.list(cards) : words.ui['hand-empty']))];
    }
    case 'market':
      return [
        ended(marketWords(now, speaker)),
        ended(labelled(words.ui.pile, words.cards(view.pile))),
        ended(
          labelled(
            words.ui.discard,
            view.discard.length > 0 ? words.cards(view.discard.length) : words.ui['discard-empty'],
          ),
        ),
      ];
    case 'route': {
      const route = asked.player === null ? view.route : now.players[asked.player]!.route;
      const label =
        asked.player === null ? words.ui.route : `${seatOf(asked.player, speaker)}. ${words.ui.route}`;
      return [ended(labelled(label, route.length > 0 ? names.route(route) : words.ui['route-empty']))];
    }
    case 'score':
      return view.seats.map(({ score }, player) =>
        t('command.answer.score', {
          ...score,
          seat: seatOf(player, speaker),
          points: t('count.points', { n: score.total }),
        }).replaceAll(/-(?=\d)/g, '−'),
      );
    case 'houses': {
      const players = asked.player === null ? [...now.players.keys()] : [asked.player];
      return players.flatMap((player) => {
        const { houses } = now.players[player]!;
        const cities = houses.length > 0 ? names.cities(houses) : t('command.answer.none');
        return [
          ended(`${seatOf(player, speaker)}. ${labelled(words.ui['score-houses'], cities)}`),
          ended(labelled(words.ui.stock, String(view.seats[player]!.housesLeft))),
        ];
      });
    }
    case 'tiles':
      return [
        ...view.stacks.map(({ stack, values }) => ended(words.stackOf(stack, values))),
        ...view.seats.flatMap(({ tiles }, player) =>
          tiles.length > 0
            ? [ended(labelled(seatOf(player, speaker), tiles.map(words.heldTile).join('; ')))]
            : [],
        ),
      ];
    case 'officials':
      return view.officials.map(({ official, state }) =>
        ended(labelled(words.official(official), words.officialState(state))),
      );
    case 'tokens':
      return tokenAnswers(now, speaker);
    case 'carriages':
      return now.carriages
        ? GROUPS.map((group) => carriageAnswer(group, now, speaker))
        : [t('command.answer.no-carriages')];
    case 'where':
      return asked.what.kind === 'carriage'
        ? [now.carriages ? carriageAnswer(asked.what.id, now, speaker) : t('command.answer.no-carriages')]
        : cityAnswers(asked.what.id, table, speaker);
    case 'roads':
      return [t('command.answer.roads', names.params({ city: asked.city, roads: neighbours(asked.city) }))];
    case 'last':
      return lastAnswers(table, speaker);
    case 'help':
      return helpAnswers(desk, speaker);
  }
}

const ended = (text: string): string => `${text}.`;

const seatOf = (player: number, { t }: Speaker): string => capitalised(seatName(player, t));

function tokenAnswers({ players, tokenStacks }: State, speaker: Speaker): readonly string[] {
  const { t } = speaker;
  if (!tokenStacks) return [t('command.answer.no-tokens')];
  const row = (label: string, tokens: typeof tokenStacks | null): string =>
    ended(
      labelled(
        label,
        OFFICIALS.map((official) => `${t(`official.${official}`)} ${tokens?.[official] ?? 0}`).join(', '),
      ),
    );
  return [
    ...players.map(({ tokens }, player) => row(seatOf(player, speaker), tokens)),
    row(t('command.answer.stock'), tokenStacks),
  ];
}

const carriageAnswer = (
  group: (typeof GROUPS)[number],
  { carriages }: State,
  { t, names }: Speaker,
): string =>
  t('command.answer.carriage', {
    ...names.params({ carriage: group }, 'carriage'),
    ...names.params({ town: carriages![group] }, 'town'),
  });

/** What the board says of it, and where its cards are as far as one sees them. */
function cityAnswers(city: State['pile'][number], table: Table, { t, names }: Speaker): readonly string[] {
  const view = toTableView(table);
  const board = boardWords(toBoardView(table), t, names, { title: '', looks: table.looks });
  const places = view.market.flatMap((card, i) => (card === city ? [i + 1] : []));
  const held = view.hand.filter((card) => card.city === city).length;
  return [
    board.describe(city),
    ...(places.length > 0 ? [t('command.answer.open', { places: places.join(', ') })] : []),
    ...(held > 0 ? [t('command.answer.held', { n: held })] : []),
  ];
}

/** Everything since the viewer's own last action, or that action. */
function lastAnswers({ done, past, seat, now }: Table, { t, names }: Speaker): readonly string[] {
  if (done.length === 0) return [t('event.none')];
  const you = seat === 'onlooker' ? null : (seat ?? now.player);
  const own = done.findLastIndex(({ player }) => player === you);
  const from = seat === null || own === done.length - 1 ? done.length - 1 : own + 1;
  return done.slice(from).flatMap(({ events }, i) =>
    narrate(
      events.map((event) => eventFor(event, you)),
      past[from + i]!,
      { t, names, you },
    ),
  );
}

function helpAnswers(desk: Desk, { t, names }: Speaker): readonly string[] {
  const isAsking = (verb: Verb): boolean => QUESTIONS.some((question) => question === verb);
  const list = (verbs: readonly Verb[]): string =>
    names.list(
      verbs.map((id) => t('command.quoted', { text: nameOf({ kind: 'verb', id }, desk.lexica[0]) })),
    );
  const verbs = verbsNow(desk);
  return [
    t('command.answer.help.now', { commands: list(verbs.filter((verb) => !isAsking(verb))) }),
    t('command.answer.help.always', { commands: list(verbs.filter(isAsking)) }),
  ];
}
