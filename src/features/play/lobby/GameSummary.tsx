/** Summary of a game: players with points, turn or winner, modules, and when it was saved, if given. */
import type { PlaySetup } from '../../../table/model/setup.ts';
import { nameOf } from '../../../table/words/player-names.ts';
import { SeatSign } from '../../../table/pieces/Seats.tsx';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly id?: string;
  readonly setup: Pick<PlaySetup, 'seats' | 'modules'>;
  readonly totals: readonly number[];
  readonly turn: number;
  readonly winner: number | null;
  readonly when?: string;
  readonly language: Language;
}

export function GameSummary({ id, setup, totals, turn, winner, when, language: { t } }: Props) {
  const called = setup.seats.map((seat) => nameOf(seat, t));
  const facts = [
    winner === null
      ? t('play.saved.turn', { number: turn })
      : t('play.saved.over', { name: called[winner]! }),
    ...setup.modules.map((module) => t(`module.${module}`)),
    ...(when ? [when] : []),
  ];
  return (
    <>
      <ul class="game-players" id={id}>
        {setup.seats.map(({ look }, seat) => (
          <li key={look} class={seat === winner ? 'is-winner' : undefined}>
            <SeatSign seat={look} />
            <span>{called[seat]}</span>
            <b title={t('play.saved.points')}>
              <span class="visually-hidden">{t('play.saved.points')}: </span>
              {signed(totals[seat]!)}
            </b>
          </li>
        ))}
      </ul>
      <p class="game-facts">{facts.join(' · ')}</p>
    </>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
