/** Ways in which the stored text of a game can go wrong, each by name. */
import { crc32 } from '../../src/notation/crc32.ts';

/** What somebody can write who knows how the checksum is made. */
export function signed(fields: Readonly<Record<string, unknown>>): string {
  const { check: _check, ...rest } = fields;
  const text = JSON.stringify(rest).slice(0, -1);
  const crc = crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
  return `${text},"check":"${crc}"}`;
}

type Fields = Record<string, unknown> & {
  config: Record<string, unknown>;
  actions: Record<string, unknown>[];
  seats: Record<string, unknown>[];
  stamp: Record<string, unknown>;
};

const edited =
  (edit: (fields: Fields) => unknown) =>
  (text: string): string => {
    const fields = JSON.parse(text) as Fields;
    const result = edit(fields);
    return signed((result ?? fields) as Record<string, unknown>);
  };

const without = (field: string) =>
  edited((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field)));

const replaced =
  (from: string | RegExp, to: string) =>
  (text: string): string => {
    const result = text.replace(from, to);
    if (result === text) throw new Error(`nothing to replace: ${from}`);
    return result;
  };

/** Each gives a text that must be refused, and the code it is refused with. */
export const CORRUPTIONS: readonly (readonly [
  name: string,
  corrupt: (text: string) => string,
  code: string,
])[] = [
  ['emptied', () => '', 'bad-json'],
  ['cut in the middle', (text) => text.slice(0, text.length / 2), 'bad-json'],
  ['cut by one character', (text) => text.slice(0, -1), 'bad-json'],
  ['without its checksum', replaced(/,"check":"[^"]*"/, ''), 'save-changed'],
  ['with another checksum', replaced(/"check":"..../, '"check":"0000'), 'save-changed'],
  ['with an end of its own', (text) => `${text}\n`, 'save-changed'],
  ['with another seed', replaced('ulm-passau-417', 'ulm-passau-418'), 'save-changed'],
  ['with a name changed', replaced('"name":""', '"name":"x"'), 'save-changed'],
  ['as HTML of an error page', () => '<!doctype html><title>502</title>', 'bad-json'],
  ['as null', () => 'null', 'bad-json'],
  ['as a list', () => '[]', 'bad-json'],
  ['as UTF-16 read as Latin-1', (text) => [...text].join('\0'), 'bad-json'],
  ['written by a later version', edited((fields) => ({ ...fields, save: 2 })), 'save-format'],
  ['of other rules', edited((fields) => ({ ...fields, rules: 9 })), 'rules-version'],
  [
    'with an illegal action',
    edited(({ actions }) => void actions.unshift({ type: 'end' })),
    'illegal-action',
  ],
  ['with an action of no kind', edited(({ actions }) => void (actions[3] = {})), 'illegal-action'],
  ['without actions', without('actions'), 'bad-record'],
  ['without a config', without('config'), 'bad-record'],
  ['with nine players', edited(({ config }) => void (config['players'] = 9)), 'save-seats'],
  [
    'with more seats than players',
    edited(({ seats }) => void seats.push({ ...seats[0], look: 3 })),
    'save-seats',
  ],
  ['without seats', without('seats'), 'save-seats'],
  ['with two players of one look', edited(({ seats }) => void (seats[1]!['look'] = 0)), 'save-seats'],
  [
    'with a name that turns text around',
    edited(({ seats }) => void (seats[0]!['name'] = '\u202e')),
    'save-seats',
  ],
  ['without a stamp', without('stamp'), 'save-changed'],
  ['with a revision of no number', edited(({ stamp }) => void (stamp['revision'] = '7')), 'save-changed'],
  [
    'with endless actions',
    edited(({ actions }) => void actions.push(...Array<never>(2000).fill(actions[0] as never))),
    'illegal-action',
  ],
  ['of a size nobody plays', (text) => text + ' '.repeat(1_000_001), 'too-long'],
];
