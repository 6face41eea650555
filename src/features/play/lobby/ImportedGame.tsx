/** An imported or linked game before it is taken up: summary, who plays each seat, what can be done. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scores } from '../../../engine/index.ts';
import { chance, freshId } from '../../../table/model/chance.ts';
import { nameOf } from '../../../table/words/player-names.ts';
import { recordOf, takenUp, type Session } from '../../../table/model/session.ts';
import { OCCUPANTS } from '../../../table/model/setup.ts';
import { turnOf } from '../turns.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import { makeLink } from '../../../notation/link.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Choice } from '../../../controls/Choice.tsx';
import { GameSummary } from './GameSummary.tsx';

interface Props {
  readonly session: Session;
  readonly onTakeUp: (session: Session) => void;
  readonly onLeave: () => void;
  readonly language: Language;
}

export function ImportedGame({ session, onTakeUp, onLeave, language }: Props) {
  const { lang, t } = language;
  const { table, setup } = session;
  const [seats, setSeats] = useState(setup.seats);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current!.focus(), []);
  const { players, winner } = scores(table.now);
  const isOver = table.now.step === 'over';
  const takeUp = (): void => {
    const more = { reasons: session.reasons, pending: table.pending };
    const taken = takenUp(freshId(chance()), { seats }, recordOf(session), more);
    if (taken.ok) onTakeUp(taken.session);
  };
  return (
    <section class="offer" aria-labelledby="offer">
      <h2 id="offer" tabindex={-1} ref={heading}>
        {t('play.offer')}
      </h2>
      <GameSummary
        setup={setup}
        totals={players.map(({ total }) => total)}
        turn={turnOf(table, table.done.length)}
        winner={isOver ? winner : null}
        language={language}
      />
      {!isOver && (
        <fieldset class="offer-seats">
          <legend>{t('play.offer.who')}</legend>
          {seats.map((seat, i) => (
            <Choice
              key={seat.look}
              label={nameOf(seat, t)}
              value={seat.who}
              values={OCCUPANTS.map((who) => [who, t(`play.who.${who}`)])}
              onChoose={(who) => setSeats(seats.map((each, j) => (i === j ? { ...each, who } : each)))}
            />
          ))}
        </fieldset>
      )}
      <p class="buttons">
        <button type="button" class="primary" onClick={takeUp}>
          {t(isOver ? 'play.saved.result' : 'play.offer.continue')}
        </button>
        <a class="button" href={`${hrefOf(lang, 'replay')}#${makeLink(recordOf(session))}`}>
          {t('end.replay')}
        </a>
        <button type="button" class="link" onClick={onLeave}>
          {t('play.offer.leave')}
        </button>
      </p>
    </section>
  );
}
