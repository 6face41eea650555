/** What the two modules add to a position on a page: the way to Rome and its pieces, the tokens, and the moments of both. */
import { useMemo } from 'preact/hooks';
import { RomeBoard } from '../../board/rome/RomeBoard.tsx';
import { moduleWords } from '../words/module-words.ts';
import { romeWords, toRomeView } from '../words/rome-words.ts';
import { Carriages } from '../pieces/Carriages.tsx';
import { Clergy, WaitingRoom } from '../pieces/Clergy.tsx';
import { HandIn } from '../pieces/HandIn.tsx';
import { Seating } from '../pieces/Seating.tsx';
import { Tokens } from '../pieces/Tokens.tsx';
import type { ModulesProps } from './TableTop.tsx';

export function RomePieces(props: ModulesProps) {
  const { part, view, show, send, language } = props;
  const { t, names } = language;
  const words = useMemo(() => moduleWords(t, names), [t, names]);
  const { offices, audience } = view;
  const isMoving = audience?.carriages.some(({ isPossible }) => isPossible);
  if (part === 'map') return <WayToRome {...props} />;
  return (
    <>
      {offices?.handIn && send && <HandIn handIn={offices.handIn} words={words} send={send} />}
      {audience?.seating && send && <Seating seating={audience.seating} words={words} send={send} />}
      {audience && (isMoving || show.includes('carriages')) && (
        <Carriages audience={audience} words={words} send={send} />
      )}
      {part === 'all' && <WayToRome {...props} />}
      {audience && show.includes('waiting-room') && <WaitingRoom audience={audience} words={words} />}
      {audience && show.includes('clergy') && <Clergy audience={audience} words={words} />}
      {offices && show.includes('tokens') && <Tokens offices={offices} words={words} />}
    </>
  );
}

function WayToRome({ id, view: { audience }, show, send, language: { t, names } }: ModulesProps) {
  if (!audience || !show.includes('rome')) return null;
  const view = toRomeView(audience);
  return (
    <RomeBoard
      id={`${id}-rome`}
      view={view}
      words={romeWords(view, t, names)}
      onPick={send && ((town) => send({ type: 'town', town }))}
      onCarriage={send && ((carriage) => send({ type: 'carriage', carriage }))}
      isOneOfMany
    />
  );
}
