/** The game of the replay page: where it comes from, what it is, and what is wrong with it. */
import { useEffect, useState } from 'preact/hooks';
import { brokenSaveSentence, shutSentence } from '../../table/words/broken-save.ts';
import { importGame } from '../../storage/games/game-files.ts';
import { parseGame } from '../../notation/parse-game.ts';
import { findGame } from '../../storage/games/finished-games.ts';
import { recordOf, type Session } from '../../table/model/session.ts';
import { parseReplayHash, type ReplayAddress, type ReplaySource } from '../../i18n/replay-address.ts';
import { makeLink } from '../../notation/link.ts';
import type { Language } from '../../controls/page-texts.ts';

export interface WatchedGame {
  readonly source: ReplaySource;
  readonly session: Session;
  /** The moment the address asked for. */
  readonly at: number;
}

type Loaded = { readonly game: WatchedGame } | { readonly wrong: string };

/** A shared game is watched, not kept: it needs no name of its own. */
const UNKEPT = 'watched';

export function useGame(language: Language) {
  const [game, setGame] = useState<WatchedGame | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const show = (loaded: Loaded): void => {
    setGame('game' in loaded ? loaded.game : null);
    setWrong('wrong' in loaded ? loaded.wrong : null);
  };
  useEffect(() => {
    const read = (): void => {
      // The skip link has an address too; it names no game.
      if (document.getElementById(location.hash.slice(1))) return;
      const address = parseReplayHash(location.hash);
      const asked = location.hash;
      // An archived game takes a moment: another address may be asked for meanwhile.
      if (address) void gameAt(address, language).then((loaded) => location.hash === asked && show(loaded));
      else {
        setGame(null);
        setWrong(null);
      }
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [language]);
  return {
    game,
    wrong,
    open: (text: string): void => show(gameIn(text, language)),
    close: (): void => {
      history.replaceState(null, '', location.pathname + location.search);
      setGame(null);
      setWrong(null);
    },
  };
}

async function gameAt({ source, at }: ReplayAddress, language: Language): Promise<Loaded> {
  if (source.type === 'link') {
    const loaded = gameIn(source.text, language);
    return 'game' in loaded ? { game: { ...loaded.game, source, at } } : loaded;
  }
  const read = await findGame(source.id);
  if (read.ok) return { game: { source, session: read.session, at } };
  return { wrong: shutSentence(read, language.t, language.names) };
}

/** Any text of a game: of a file, a link or a list of moves. */
function gameIn(text: string, { t, names }: Language): Loaded {
  const taken = importGame(UNKEPT, text, parseGame);
  if (!taken.ok) return { wrong: brokenSaveSentence(taken, t, names) };
  const { session } = taken;
  return { game: { source: { type: 'link', text: makeLink(recordOf(session)) }, session, at: 0 } };
}
