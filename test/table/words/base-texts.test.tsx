/** A page of the rules carries the texts of the base game, and of a module where one is played: whatever can happen there is among them. */
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import {
  CITY_IDS,
  ENDS,
  GROUPS,
  MARKET_SLOTS,
  OFFICIALS,
  RANKS,
  TOWNS,
  type ActionType,
  type GameEvent,
  type State,
  type Step,
} from '../../../src/engine/index.ts';
import { baseTexts, MODULE_TEXTS, tableTexts } from '../../../src/table/words/base-texts.ts';
import { EDITION_IDS, stateOf, type ExamplePosition } from '../../../src/table/model/example.ts';
import { PIECES } from '../../../src/table/model/pieces.ts';
import { narrate } from '../../../src/table/words/narrate.ts';
import type { Question } from '../../../src/features/rules/questions/question.ts';
import { refusalSentence } from '../../../src/table/words/refusal.ts';
import { step, tableOf } from '../../../src/table/model/reducer.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import { namesIn } from '../../../src/i18n/names.ts';
import { translator } from '../../../src/i18n/t.ts';
import { RomePieces } from '../../../src/table/shell/RomePieces.tsx';
import { TableTop } from '../../../src/table/shell/TableTop.tsx';
import type { TableIntent } from '../../../src/table/pieces/types.ts';
import { EXAMPLES, named, readJson } from '../../support/content.ts';
import { ALL_EVENTS } from '../../support/events.ts';
import { playing } from '../../support/positions.ts';
import { fc } from '../../support/property.ts';
import { ALL_REFUSALS } from '../../support/refusals.ts';

/** Chapters 12 and 13 of the rules are the modules; these are their steps, actions and events. */
const MODULE_STEPS: readonly Step[] = ['seat', 'carriage', 'hand-in', 'last-hand-in'];
const MODULE_ACTIONS: readonly ActionType[] = ['seat', 'advance', 'hand-in'];
const MODULE_EVENTS: readonly GameEvent['type'][] = [
  'seated',
  'token-taken',
  'hand-in-began',
  'handed-in',
  'point-taken',
  'carriage-moved',
  'carriage-arrived',
  'moves-lapsed',
];

const baseRefusals = ALL_REFUSALS.filter(
  ([, refusal]) =>
    !/^1[23]\./.test(refusal.rule) &&
    (refusal.code !== 'wrong-step' ||
      !(MODULE_STEPS.includes(refusal.step) || MODULE_ACTIONS.includes(refusal.type))),
);
const baseEvents = ALL_EVENTS.filter(({ type }) => !MODULE_EVENTS.includes(type));

const spoken = LANGS.map((lang) => {
  const t = translator(lang, baseTexts(MESSAGES[lang]));
  return { lang, t, names: namesIn(lang, t) };
});

describe.each(spoken)('the base texts in $lang', ({ t, names }) => {
  test('hold every refusal that needs no module', () => {
    for (const [, refusal] of baseRefusals) expect(refusalSentence(refusal, t, names)).not.toBe('');
    expect(baseRefusals.length).toBeGreaterThan(100);
  });

  test('hold every event that needs no module', () => {
    for (const event of baseEvents)
      for (const you of [0, 1]) expect(narrate([event], playing(), { t, names, you })).toBeInstanceOf(Array);
    expect(baseEvents.length).toBeGreaterThan(25);
  });
});

const questions = named('content/questions', '.json')
  .flatMap((chapter) => readJson<readonly Question[]>(`content/questions/${chapter}.json`))
  .filter((question) => question.kind === 'board');
const positions = [
  ...Object.entries(EXAMPLES).map(([id, { position }]) => [id, position] as const),
  ...questions.map(({ id, position }) => [id, position] as const),
];

const only = <T extends TableIntent['type']>(...types: readonly T[]) =>
  fc.constantFrom(...types).map((type) => ({ type }) as TableIntent);
const anyCity = fc.constantFrom(...CITY_IDS);
const anything: fc.Arbitrary<TableIntent> = fc.oneof(
  fc.record({ type: fc.constant('city' as const), city: anyCity }),
  fc.record({ type: fc.constant('card' as const), index: fc.nat(4) }),
  fc.record({ type: fc.constant('end' as const), end: fc.constantFrom(...ENDS) }),
  fc.record({
    type: fc.constant('draw' as const),
    from: fc.oneof(fc.nat(MARKET_SLOTS - 1), fc.constant('deck' as const)),
  }),
  fc.record({ type: fc.constant('call' as const), official: fc.constantFrom(...OFFICIALS) }),
  fc.record({
    type: fc.constant('way' as const),
    way: fc.constantFrom('each-province' as const, 'one-province' as const),
  }),
  fc.record({ type: fc.constant('house' as const), city: anyCity }),
  only('new-route', 'close', 'confirm', 'cancel', 'end-turn', 'take-coach', 'skip', 'undo'),
);
const anythingWithModules: fc.Arbitrary<TableIntent> = fc.oneof(
  anything,
  fc.record({ type: fc.constant('rank' as const), rank: fc.constantFrom(...RANKS) }),
  fc.record({ type: fc.constant('carriage' as const), carriage: fc.constantFrom(...GROUPS) }),
  fc.record({ type: fc.constant('town' as const), town: fc.constantFrom(...TOWNS.map(({ id }) => id)) }),
  fc.record({ type: fc.constant('token' as const), official: fc.constantFrom(...OFFICIALS) }),
);

/** The texts of the page that such a position stands on. */
function languageOf({ config: { modules = [] } }: ExamplePosition) {
  if (modules.length === 0) return spoken[0]!;
  const also = modules.flatMap((module) => MODULE_TEXTS[module]);
  const t = translator('en', tableTexts(MESSAGES.en, also));
  return { lang: 'en' as const, t, names: namesIn('en', t) };
}

/** What a page shows while somebody does that; a text that is missing throws. */
function acted(start: State, intents: readonly TableIntent[], language: (typeof spoken)[number]): void {
  let table = tableOf(start);
  for (const intent of intents) {
    table = step(table, intent);
    render(
      <TableTop
        id="x"
        title=""
        table={table}
        send={() => {}}
        show={PIECES}
        focus={undefined}
        language={language}
        modules={start.modules.length > 0 ? RomePieces : undefined}
      />,
    );
  }
}

test.each(positions)('%s: whatever is done, nothing lacks its words', (_, position) => {
  const language = languageOf(position);
  const { modules } = stateOf(position, 'smart-ru');
  expect(modules).toEqual(position.config.modules ?? []);
  const hasModules = modules.length > 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITION_IDS),
      fc.array(hasModules ? anythingWithModules : anything, { minLength: 4, maxLength: 8 }),
      (edition, intents) => acted(stateOf(position, edition), intents, language),
    ),
    { numRuns: hasModules ? 20 : 2 },
  );
});
