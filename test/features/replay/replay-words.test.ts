import { expect, test } from 'vitest';
import { importGame } from '../../../src/storage/games/game-files.ts';
import { parseGame } from '../../../src/notation/parse-game.ts';
import type { Session } from '../../../src/table/model/session.ts';
import { moveSentences } from '../../../src/features/replay/replay-words.ts';
import { readGames } from '../../../src/tools/scripts/golden/store.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';

const open = (text: string): Session => {
  const taken = importGame('watched', text, parseGame);
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  return taken.session;
};
const { table } = open(readGames().find(({ name }) => name === 'mixed-14')!.text);
const after = (actions: number) => ({
  done: table.done.slice(0, actions),
  past: table.past.slice(0, actions),
});
const [english] = LANGUAGES;

test.each(LANGUAGES.map((language) => [language.lang, language] as const))(
  '%s: every move of a game with both modules is told, each sentence with its rule',
  (_, words) => {
    for (const at of [...table.done.keys()].map((i) => i + 1)) {
      const sentences = moveSentences(after(at), 'all', words);
      expect(sentences.length).toBeGreaterThan(0);
      for (const { text, rule } of sentences) {
        expect(isProse(text), text).toBe(true);
        expect(rule).toMatch(/^\d+\.\d+$/);
      }
    }
  },
);

test('before the first move there is nothing to tell', () => {
  expect(moveSentences(after(0), 'all', english!)).toEqual([]);
});

test('a card from the pile is named to those whose hand is open', () => {
  const at = table.done.findIndex(({ action }) => action.type === 'draw' && action.from === 'deck') + 1;
  const { player } = table.done[at - 1]!;
  const other = (player + 1) % table.now.players.length;
  const say = (hands: Parameters<typeof moveSentences>[1]) =>
    moveSentences(after(at), hands, english!)[0]!.text;
  expect(say(player)).toBe(say('all'));
  expect(say(other)).toBe(say('none'));
  expect(say('all')).not.toBe(say('none'));
});
