/** Shown while an automatic player moves: its progress, pause, and skipping to the next person's turn. */
import type { Bot } from './use-bot.ts';
import type { Translate } from '../../../i18n/t.ts';
import { Icon } from '../../../controls/Icon.tsx';
import type { Pace } from './use-pace.ts';

interface Props {
  readonly pace: Pace;
  readonly bot: Pick<Bot, 'progress' | 'hasFailed' | 'again'>;
  /** Whether a person plays: skipping then leads to their turn, otherwise to the end of the game. */
  readonly hasPeople: boolean;
  readonly t: Translate;
}

export const PaceBar = ({ pace, bot, hasPeople, t }: Props) => (
  <div class="pace">
    {bot.hasFailed ? (
      <>
        <p>{t('play.table.bot-failed')}</p>
        <button type="button" onClick={bot.again}>
          {t('play.table.bot-again')}
        </button>
      </>
    ) : (
      <progress aria-label={t('play.table.thinking')} value={bot.progress ?? 0} />
    )}
    <button type="button" onClick={pace.togglePause}>
      <Icon name={pace.isPaused ? 'play' : 'pause'} />
      {t(pace.isPaused ? 'play.table.go-on' : 'play.table.pause')}
    </button>
    <button type="button" onClick={pace.skip}>
      <Icon name="skip" />
      {t(hasPeople ? 'play.table.skip' : 'play.table.skip-end')}
    </button>
  </div>
);
