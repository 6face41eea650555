/** Link to the last unfinished game, above the set-up form, for layouts where the list is out of sight. */
import { hashOf } from './address.ts';
import type { GameCard, ReadableCard } from './game-cards.ts';
import { nameOf } from '../../../table/words/player-names.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly games: readonly GameCard[];
  readonly language: Language;
}

const isUnfinished = (card: GameCard): card is ReadableCard => card.isReadable && !card.isOver;

export function LastGame({ games, language: { t, names } }: Props) {
  const last = games.find(isUnfinished);
  if (!last) return null;
  const players = names.list(last.setup.seats.map((seat) => nameOf(seat, t)));
  return (
    <a class="button last-game" href={hashOf({ type: 'game', id: last.id })}>
      <span>{t('play.saved.continue')}</span>
      <span class="game-facts">{`${players} · ${t('play.saved.turn', { number: last.turn })}`}</span>
    </a>
  );
}
