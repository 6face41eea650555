/** A game on the page: the table, and above it what has to be known about how it is saved. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { actorOf, type Session } from '../../table/model/session.ts';
import type { PlaySetup } from '../../table/model/setup.ts';
import type { Language } from '../../controls/page-texts.ts';
import { End } from './End.tsx';
import { GameTable } from './table/GameTable.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import type { GameHandle, Unsaved } from './use-game.ts';

interface Props extends Pick<GameHandle, 'send' | 'takeOver'> {
  readonly session: Session;
  readonly unsaved: Unsaved | null;
  /** Begins another game with this set-up. */
  readonly onPlay: (setup: PlaySetup) => void;
  readonly language: Language;
}

export function GameScreen({ session, unsaved, onPlay, send, takeOver, language }: Props) {
  const { t } = language;
  const heading = useRef<HTMLHeadingElement>(null);
  // On arrival from the lobby or by Back, scroll to the top and focus the heading, unless the focus is on
  // the curtain, which says whose turn it is.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    if (!document.activeElement?.closest('.curtain')) heading.current!.focus({ preventScroll: true });
  }, [session.id]);
  return (
    <>
      <h1 class="visually-hidden" tabindex={-1} ref={heading}>
        {t('play.heading')}
      </h1>
      <div role="status">
        {unsaved && <UnsavedNotice why={unsaved} session={session} takeOver={takeOver} t={t} />}
      </div>
      {actorOf(session) === null && (
        <End
          key={session.id}
          session={session}
          isSaved={unsaved === null}
          onPlay={onPlay}
          language={language}
        />
      )}
      <GameTable session={session} send={send} language={language} />
    </>
  );
}
