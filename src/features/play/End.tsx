/** Loads what is shown when a game is over (`EndOfGame.tsx`) only then, to keep it out of the first load. */
import { useEffect, useState } from 'preact/hooks';
import { chance, freshSeed } from '../../table/model/chance.ts';
import { exportName, exportText } from '../../storage/games/game-files.ts';
import { rematch } from './rematch.ts';
import { recordOf, type Session } from '../../table/model/session.ts';
import type { PlaySetup } from '../../table/model/setup.ts';
import { replayHash, type ReplaySource } from '../../i18n/replay-address.ts';
import { hrefOf } from '../../i18n/paths.ts';
import { makeLink } from '../../notation/link.ts';
import type { Language } from '../../controls/page-texts.ts';
import { saveFile } from '../../controls/save-file.ts';

interface Props {
  readonly session: Session;
  readonly isSaved: boolean;
  readonly onPlay: (setup: PlaySetup) => void;
  readonly language: Language;
}

const load = () => import('./EndOfGame.tsx');

export function End({ session, isSaved, onPlay, language }: Props) {
  const [EndOfGame, show] = useState<Awaited<ReturnType<typeof load>>['default'] | null>(null);
  useEffect(() => {
    // If this fails, the table itself still shows the score.
    void load().then(
      (loaded) => show(() => loaded.default),
      () => undefined,
    );
  }, []);
  if (!EndOfGame) return null;
  const { setup } = session;
  const watch = (at: number): void => {
    // A game saved here has the players' names; a link has not.
    const source: ReplaySource = isSaved
      ? { type: 'saved', id: session.id }
      : { type: 'link', text: makeLink(recordOf(session)) };
    location.assign(hrefOf(language.lang, 'replay') + replayHash({ source, at }));
  };
  return (
    <EndOfGame
      session={session}
      language={language}
      onSee={watch}
      onReplay={() => watch(0)}
      onRematch={() => onPlay({ ...rematch(setup, freshSeed(chance())), seats: setup.seats })}
      onSwapSeats={() => onPlay(rematch(setup, freshSeed(chance())))}
      onFile={() => saveFile(exportName(session), exportText(session))}
    />
  );
}
