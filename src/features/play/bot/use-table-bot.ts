/** The automatic players at this table, their pace, and the hint one can ask of them. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Choice } from '../../../ai/levels.ts';
import { actorOf, type PlayIntent, type Session } from '../../../table/model/session.ts';
import type { Speed } from '../../../table/model/settings.ts';
import { useBot, type Bot } from './use-bot.ts';
import { usePace, type Pace } from './use-pace.ts';

export interface TableBot {
  readonly bot: Bot;
  readonly pace: Pace;
  /** What was advised in this position, until something is done. */
  readonly advice: Choice | null;
  readonly isAsked: boolean;
  readonly ask: () => void;
}

export function useTableBot(session: Session, speed: Speed, send: (intent: PlayIntent) => void): TableBot {
  const { table, setup } = session;
  const who = actorOf(session)?.who ?? 'person';
  const bot = useBot({
    state: table.now,
    seed: setup.seed,
    actions: table.done.length,
    level: who === 'person' ? null : who,
  });
  const pace = usePace(session, bot.choice, speed, send);
  const [asked, setAsked] = useState<unknown>(null);
  useEffect(() => setAsked(null), [table.now]);
  const isAsked = asked === table.now && bot.advice === null && !bot.hasFailed;
  return useMemo(
    () => ({
      bot,
      pace,
      advice: session.looking === null && session.curtain === null ? bot.advice : null,
      isAsked,
      ask: () => {
        setAsked(table.now);
        bot.hint();
      },
    }),
    [
      bot.choice,
      bot.advice,
      bot.progress,
      bot.hasFailed,
      bot.hint,
      pace.isPaused,
      pace.isTheirs,
      isAsked,
      session,
    ],
  );
}
