/** The way to Rome in the place of the map. */
import { useMemo } from 'preact/hooks';
import { RomeBoard } from '../../board/RomeBoard.tsx';
import { romeWords, toRomeView } from '../../game/rome-words.ts';
import type { PlayIntent } from '../../game/play/session.ts';
import type { AudienceView } from '../../table/types.ts';
import type { Language } from '../page-texts.ts';

interface Props {
  readonly audience: AudienceView;
  readonly send: ((intent: PlayIntent) => void) | undefined;
  readonly language: Language;
}

export function RomeMap({ audience, send, language: { t, names } }: Props) {
  return useMemo(() => {
    const view = toRomeView(audience);
    return (
      <RomeBoard
        id="rome-board"
        view={view}
        words={romeWords(view, t, names)}
        onPick={send && ((town) => send({ type: 'town', town }))}
        onCarriage={send && ((carriage) => send({ type: 'carriage', carriage }))}
      />
    );
  }, [audience, send, t, names]);
}
