/** Whose turn it is, what has been done in it, and whether an official is still free. */
import { check, OFFICIALS } from '../../../engine/index.ts';
import { readerOf } from '../../../table/words/status-message.ts';
import { capitalised } from '../../../table/words/narration-context.ts';
import { nameOf } from '../../../table/words/player-names.ts';
import type { PlaySetup } from '../../../table/model/setup.ts';
import type { Table } from '../../../table/model/reducer.ts';
import { turnSoFar, type TurnPart } from './turn-so-far.ts';
import type { Translate } from '../../../i18n/t.ts';
import { SeatSign } from '../../../table/pieces/Seats.tsx';
import type { TableWords } from '../../../table/pieces/types.ts';

interface Props {
  readonly table: Table;
  readonly words: TableWords;
  readonly t: Translate;
}

export function TurnOf({
  table: { now },
  setup,
  t,
}: Pick<Props, 'table' | 't'> & { readonly setup: PlaySetup }) {
  // Before the first turn, clergy are seated one after the other.
  const seat = setup.seats[now.step === 'seat' ? now.player : now.turn.player]!;
  return (
    <h2 class="turn-of">
      <SeatSign seat={seat.look} />
      <span>{capitalised(nameOf(seat, t))}</span>
    </h2>
  );
}

export function SoFar({ table, words, t }: Props) {
  const { now, done } = table;
  const you = readerOf(table);
  const parts = turnSoFar(now, done, you);
  // Only when the reader acts: whether an official helps others depends on their hidden hand.
  const isFree =
    you === now.player && OFFICIALS.some((official) => check(now, { type: 'call', official }).ok);
  if (parts.length === 0 && !isFree) return null;
  return (
    <ul class="so-far" aria-label={t('play.table.so-far')}>
      {parts.map((part, index) => (
        <li key={index}>{partText(part, words, t)}</li>
      ))}
      {isFree && <li class="is-open">{t('play.table.official-free')}</li>}
    </ul>
  );
}

function partText(part: TurnPart, words: TableWords, t: Translate): string {
  switch (part.type) {
    case 'drawn':
      return part.city
        ? t('play.table.part.drawn', { city: words.city(part.city) })
        : t('play.table.part.drawn-hidden');
    case 'laid':
      return t('play.table.part.laid', { city: words.city(part.city) });
    case 'called':
      return words.official(part.official);
    case 'closed':
      return t('play.table.part.closed');
  }
}
