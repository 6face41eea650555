/** The play page: the address says whether the lobby or a game is shown. */
import { useState } from 'preact/hooks';
import { chance, freshId } from '../game/play/chance.ts';
import { begin, go, type PlayIntent, type Session } from '../game/play/session.ts';
import type { PlaySetup } from '../game/play/setup.ts';
import type { Lang } from '../i18n/locales.ts';
import { usePageLanguage } from './page-texts.ts';
import { Lobby } from './play/Lobby.tsx';
import { PlainTable } from './play/PlainTable.tsx';
import { usePlace } from './play/use-place.ts';

export default function Play({ lang }: { readonly lang: Lang }) {
  const language = usePageLanguage(lang);
  const [place, goTo] = usePlace();
  const [session, setSession] = useState<Session | null>(null);
  const onPlay = (setup: PlaySetup): void => {
    const id = freshId(chance());
    setSession(begin(id, setup));
    goTo({ type: 'game', id });
  };
  const send = (intent: PlayIntent): void => setSession((now) => now && go(now, intent));
  if (place.type === 'game' && session?.id === place.id)
    return <PlainTable session={session} send={send} language={language} />;
  return <Lobby onPlay={onPlay} language={language} />;
}
