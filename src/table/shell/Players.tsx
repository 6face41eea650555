/** Everybody at the table: whose turn it is, what they hold, how far they are. */
import { COACHES, type CityId } from '../../engine/index.ts';
import { capitalised } from '../words/narration-context.ts';
import { nameOf } from '../words/player-names.ts';
import type { PlaySetup } from '../model/setup.ts';
import type { Table } from '../model/reducer.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { SeatSign } from '../pieces/Seats.tsx';
import type { SeatView, TableView, TableWords } from '../pieces/types.ts';
import { Icon } from '../../controls/Icon.tsx';

interface PlayerLine {
  readonly view: SeatView;
  readonly name: string;
  /** How an automatic player plays; nothing for a person. */
  readonly level: string | null;
  readonly isTurn: boolean;
  readonly route: readonly CityId[];
}

export const playerLines = (
  view: TableView,
  { now }: Table,
  { seats }: PlaySetup,
  t: Translate,
): readonly PlayerLine[] =>
  view.seats.map((seat, player) => {
    const { who } = seats[player]!;
    return {
      view: seat,
      name: capitalised(nameOf(seats[player]!, t)),
      level: who === 'person' ? null : t(`play.table.level.${who}`),
      isTurn: now.step !== 'over' && player === now.turn.player,
      route: now.players[player]!.route,
    };
  });

interface Props {
  readonly lines: readonly PlayerLine[];
  /** Whose route the map shows instead of the reader's. */
  readonly shown: number | null;
  readonly onShow: (player: number | null) => void;
  readonly words: TableWords;
  readonly t: Translate;
  readonly names: Names;
}

export const Players = ({ lines, shown, onShow, words, t, names }: Props) => (
  <ul class="players" aria-label={t('play.table.players')}>
    {lines.map((line, player) => (
      <li
        key={line.view.seat}
        class={`player ${line.isTurn ? 'is-turn' : ''} ${line.view.isActing ? 'is-acting' : ''}`}
        data-player={player}
      >
        <SeatSign seat={line.view.seat} />
        <span class="player-name" title={line.level ? `${line.name}, ${line.level}` : line.name}>
          {line.name}
          <span class="visually-hidden">
            {line.level && `, ${line.level}`}
            {line.isTurn && `, ${t('play.table.on-turn')}`}
          </span>
        </span>
        <Points view={line.view} t={t} />
        <span class="player-facts">
          <Counts view={line.view} t={t} />
          <Track view={line.view} words={words} />
        </span>
        <span class="player-facts">
          <Tiles view={line.view} words={words} />
          {line.route.length > 0 && (
            <button
              type="button"
              class="link player-route"
              aria-pressed={shown === player}
              aria-label={t('play.table.show-route', { name: line.name, route: names.route(line.route) })}
              onClick={() => onShow(shown === player ? null : player)}
            >
              {names.route(line.route)}
            </button>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Counts = ({ view, t }: { readonly view: SeatView; readonly t: Translate }) => (
  <span class="counts">
    <span class="count-of" title={t('play.table.cards')}>
      <Icon name="card" />
      <span class="visually-hidden">{t('play.table.cards')}: </span>
      {view.cards}
    </span>
    <span class="count-of" title={t('table.ui.stock')}>
      <Icon name="house" />
      <span class="visually-hidden">{t('table.ui.stock')}: </span>
      {view.housesLeft}
    </span>
  </span>
);

const Points = ({ view: { score }, t }: { readonly view: SeatView; readonly t: Translate }) => (
  <b class="points" title={t('play.table.points')}>
    <span class="visually-hidden">{t('play.table.points')}: </span>
    {score.total < 0 ? `−${-score.total}` : score.total}
  </b>
);

const Track = ({ view: { coach, next }, words }: { readonly view: SeatView; readonly words: TableWords }) => (
  <span class="coach-track">
    <span class="visually-hidden">{coach === 0 ? words.ui['no-coach'] : words.coach(coach)}</span>
    {COACHES.map(({ value, points }) => (
      <span
        key={value}
        aria-hidden="true"
        title={words.nextCoach(value, points)}
        class={`wheel ${value <= coach ? 'is-held' : ''} ${value === next?.coach ? 'is-next' : ''}`}
      >
        {value}
      </span>
    ))}
  </span>
);

const Tiles = ({ view: { tiles }, words }: { readonly view: SeatView; readonly words: TableWords }) =>
  tiles.length > 0 && (
    <span class="held-tiles">
      {tiles.map((tile) => (
        <span key={tile.stack} class="tile is-held" title={words.heldTile(tile)}>
          <span aria-hidden="true">{tile.value}</span>
          <span class="visually-hidden">{words.heldTile(tile)};</span>
        </span>
      ))}
    </span>
  );
