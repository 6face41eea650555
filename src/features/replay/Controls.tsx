/** The controls of a replay: step, turn, play, speed, jump, and whose cards are open. */
import type { ScoreTimeline } from '../../table/model/timeline/score-timeline.ts';
import { turnName } from '../../table/words/moment-words.ts';
import { capitalised, seatName } from '../../table/words/narration-context.ts';
import { SPEEDS, turnsBehind, type Hands, type Replay, type ReplayIntent } from './replay-state.ts';
import type { Translate } from '../../i18n/t.ts';

interface Props {
  readonly replay: Replay;
  readonly course: ScoreTimeline;
  readonly send: (intent: ReplayIntent) => void;
  readonly t: Translate;
}

/** Paths instead of characters, so that the signs look alike everywhere. */
const SIGNS = {
  first: 'M5,4V16M16,4L8,10L16,16Z',
  'turn-back': 'M10,4L3,10L10,16ZM17,4L10,10L17,16Z',
  back: 'M14,4L6,10L14,16Z',
  play: 'M6,3L16,10L6,17Z',
  pause: 'M6,4V16M14,4V16',
  on: 'M6,4L14,10L6,16Z',
  'turn-on': 'M3,4L10,10L3,16ZM10,4L17,10L10,16Z',
  last: 'M15,4V16M4,4L12,10L4,16Z',
} as const;
type Sign = keyof typeof SIGNS;

export function Controls({ replay, course, send, t }: Props) {
  const { at, length, isPlaying } = replay;
  const button = (sign: Sign, intent: ReplayIntent, isIdle: boolean) => (
    <button
      type="button"
      class={`reel-button ${sign === 'play' || sign === 'pause' ? 'primary' : ''}`}
      aria-label={t(`replay.do.${sign}`)}
      title={t(`replay.do.${sign}`)}
      aria-disabled={isIdle}
      onClick={() => !isIdle && send(intent)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  const isFirst = at === 0;
  const isLast = at === length;
  return (
    <div class="reel" role="group" aria-label={t('replay.reel')}>
      <p class="reel-buttons">
        {button('first', { type: 'first' }, isFirst)}
        {button('turn-back', { type: 'turn', by: -1 }, isFirst)}
        {button('back', { type: 'step', by: -1 }, isFirst)}
        {button(isPlaying ? 'pause' : 'play', { type: 'toggle' }, length === 0)}
        {button('on', { type: 'step', by: 1 }, isLast)}
        {button('turn-on', { type: 'turn', by: 1 }, isLast)}
        {button('last', { type: 'last' }, isLast)}
      </p>
      <div class="reel-choices">
        <p>
          <label for="reel-turn">{t('replay.jump')}</label>
          <select
            id="reel-turn"
            value={turnsBehind(replay)}
            onChange={(event) => send({ type: 'go-turns', turns: Number(event.currentTarget.value) })}
          >
            <option value={0}>{t('end.chart.start')}</option>
            {course.turns.map((turn, i) => (
              <option key={turn.from} value={i + 1}>
                {turnName(turn, t)}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label for="reel-speed">{t('replay.speed')}</label>
          <select
            id="reel-speed"
            value={replay.speed}
            onChange={(event) => {
              const speed = SPEEDS.find((each) => each === event.currentTarget.value);
              if (speed) send({ type: 'speed', speed });
            }}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t(`replay.speed.${speed}`)}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label for="reel-hands">{t('replay.hands')}</label>
          <select
            id="reel-hands"
            value={`${replay.hands}`}
            onChange={(event) => send({ type: 'hands', hands: handsOf(event.currentTarget.value) })}
          >
            <option value="all">{t('replay.hands.all')}</option>
            <option value="none">{t('replay.hands.none')}</option>
            {course.start.map((_, player) => (
              <option key={player} value={`${player}`}>
                {capitalised(seatName(player, t))}
              </option>
            ))}
          </select>
        </p>
      </div>
    </div>
  );
}

const handsOf = (value: string): Hands => (value === 'all' || value === 'none' ? value : Number(value));
