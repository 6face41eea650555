/** One seat of the set-up: the look of its houses, a name, and who plays it. */
import { useRef } from 'preact/hooks';
import { SEAT_LOOKS, type SeatLook } from '../../../board/types.ts';
import { nameOf } from './seat-label.ts';
import { LONGEST_TYPED, type Draft, type DraftIntent } from './draft.ts';
import { OCCUPANTS, type Occupant } from '../../../table/model/setup.ts';
import { SeatSign } from '../../../table/pieces/Seats.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { Fault, faultProps } from '../../../controls/Fault.tsx';

interface Props {
  readonly draft: Draft;
  readonly seat: number;
  readonly fault: string | null;
  readonly send: (intent: DraftIntent) => void;
  readonly language: Language;
}

export function SeatRow({ draft, seat, fault, send, language: { t } }: Props) {
  const { look, who } = draft.seats[seat]!;
  const id = `seat-${seat}-name`;
  const looks = draft.seats.map((each) => each.look);
  const before = useRef(looks);
  return (
    <fieldset class="seat-row">
      <legend class="visually-hidden">{t('play.seat', { number: seat + 1 })}</legend>
      {/* Only the sign is visible: the native list of looks lies over it, transparent but fully usable. */}
      <label class="seat-look" title={t('play.look')}>
        <SeatSign seat={look} />
        <span class="visually-hidden">{t('play.look')}</span>
        <select
          value={look}
          autocomplete="off"
          onFocus={() => void (before.current = looks)}
          onChange={({ currentTarget }) =>
            send({
              type: 'look',
              seat,
              look: Number(currentTarget.value) as SeatLook,
              before: before.current,
            })
          }
        >
          {SEAT_LOOKS.map((each) => (
            <option key={each} value={each} selected={each === look}>
              {t(`seat.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="seat-called">
        <span class="visually-hidden">{t('play.name')}</span>
        <input
          id={id}
          type="text"
          value={nameOf(draft, seat, t)}
          maxLength={LONGEST_TYPED}
          placeholder={t(`seat.${look}`)}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          onInput={({ currentTarget }) => send({ type: 'name', seat, name: currentTarget.value })}
          {...faultProps(id, fault)}
        />
      </label>
      <label class="seat-who">
        <span class="visually-hidden">{t('play.who')}</span>
        <select
          value={who}
          autocomplete="off"
          onChange={({ currentTarget }) => send({ type: 'who', seat, who: currentTarget.value as Occupant })}
        >
          {OCCUPANTS.map((each) => (
            <option key={each} value={each} selected={each === who}>
              {t(`play.who.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Fault id={id} text={fault} />
    </fieldset>
  );
}
