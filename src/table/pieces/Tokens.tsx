/** The tokens of the offices of honour: what is left of each stack, and what the players hold. */
import { OfficialSign } from './OfficialSign.tsx';
import { Part } from './Part.tsx';
import { SeatSign } from './Seats.tsx';
import type { ModuleWords, OfficesView } from './types.ts';

interface Props {
  readonly offices: OfficesView;
  readonly words: ModuleWords;
}

export const Tokens = ({ offices, words }: Props) => (
  <Part name={words.offices.tokens} className="tokens">
    <ul class="token-stacks">
      {offices.stacks.map(({ official, left }) => (
        <li key={official} class="token">
          <OfficialSign official={official} />
          <b aria-hidden="true">{left}</b>
          <span class="visually-hidden">{words.tokensLeft(official, left)}</span>
        </li>
      ))}
    </ul>
    <ul class="seats">
      {offices.seats.map(({ seat, tokens, points }) => {
        const held = tokens.filter((token) => token.held > 0);
        return (
          <li key={seat}>
            <SeatSign seat={seat} />
            <span class="visually-hidden">
              {`${words.seat(seat)}: ${[
                ...held.map((token) => words.tokensHeld(token.official, token.held)),
                ...(held.length === 0 ? [words.offices.none] : []),
                ...(points > 0 ? [words.points(points)] : []),
              ].join(', ')}`}
            </span>
            {held.map((token) => (
              <span key={token.official} class="token is-held" aria-hidden="true">
                <OfficialSign official={token.official} />
                {token.held > 1 && <b>{token.held}</b>}
              </span>
            ))}
            {held.length === 0 && (
              <span class="seat-note" aria-hidden="true">
                {words.offices.none}
              </span>
            )}
            {points > 0 && (
              <span class="tile is-held" title={words.offices.points} aria-hidden="true">
                {points}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  </Part>
);
