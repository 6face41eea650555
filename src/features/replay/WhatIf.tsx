/** From the moment that is shown, another game: played on from there, while this one stays as it is. */
import { chance, freshId } from '../../table/model/chance.ts';
import { keepGame } from '../../storage/games/saved-games.ts';
import { recordOf, takenUp } from '../../table/model/session.ts';
import { hrefOf } from '../../i18n/paths.ts';
import { makeLink } from '../../notation/link.ts';
import type { Language } from '../../controls/page-texts.ts';
import type { WatchedGame } from './use-game.ts';

interface Props {
  readonly game: WatchedGame;
  readonly at: number;
  readonly language: Language;
}

export function WhatIf({ game, at, language: { lang, t } }: Props) {
  const { done, now } = game.session.table;
  const isOver = at === done.length && now.step === 'over';
  return (
    <section class="what-if">
      <h2>{t('replay.what-if')}</h2>
      <p id="what-if-says">{t(isOver ? 'replay.what-if.over' : 'replay.what-if.says')}</p>
      <p class="buttons">
        <button
          type="button"
          aria-disabled={isOver}
          aria-describedby="what-if-says"
          onClick={() => !isOver && location.assign(hrefOf(lang, 'play') + branchOf(game, at))}
        >
          {t('replay.what-if.play')}
        </button>
      </p>
    </section>
  );
}

/** With the same players where they are known; otherwise the lobby asks who plays on. */
function branchOf({ source, session }: WatchedGame, at: number): string {
  const { config, actions } = recordOf(session);
  const record = { config, actions: actions.slice(0, at) };
  const taken = takenUp(freshId(chance()), session.setup, record);
  const isKept = source.type === 'saved' && taken.ok && keepGame(taken.session).ok;
  return isKept ? `#game=${taken.session.id}` : `#link=${makeLink(record)}`;
}
