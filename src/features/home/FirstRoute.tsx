/** The home page's board: lay a route by tapping. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Board } from '../../board/map/Board.tsx';
import { FoldedTable } from '../../board/map/BoardTable.tsx';
import { ownGround } from '../../board/map/ground.tsx';
import { CITY_IDS, type CityId, type Route } from '../../engine/index.ts';
import { boardWords } from '../../table/words/board-words.ts';
import {
  EMPTY,
  gainsOf,
  step,
  toBoardView,
  type FirstRoute as LaidRoute,
  type Intent,
} from './first-route.ts';
import { sentenceFor } from './first-route-words.ts';
import { longestIn } from '../../storage/settings/longest-route.ts';
import { recall, remember } from '../../storage/settings/preferences.ts';
import type { Translate } from '../../i18n/t.ts';
import { Say } from '../../controls/Say.tsx';
import { useKeptReducer } from '../../controls/use-kept-reducer.ts';
import { useLanguage, type LanguageProps } from '../../controls/use-language.ts';

const BOARD_ID = 'first-route';
const GROUND = ownGround(BOARD_ID);

export default function FirstRoute(props: LanguageProps) {
  const { t, names } = useLanguage(props);
  const { state, send, best } = useKeptLongest();
  const view = toBoardView(state);
  const sentence = sentenceFor(state, t, names);
  const words = boardWords(view, t, names, { title: t('home.map-title') });
  const pick = (city: CityId): void => send({ type: 'pick', city });
  const isEmpty = state.route.length === 0 && state.history.length === 0;
  return (
    <div class="bench">
      <h1>{t('home.heading')}</h1>
      <Board
        id={BOARD_ID}
        view={view}
        words={words}
        onPick={pick}
        ground={GROUND}
        table={<FoldedTable words={words} onPick={pick} note={sentence} />}
      />
      <div class="panel">
        <p class="without-script">{t('home.without-script')}</p>
        <Say
          text={sentence}
          isRefusal={state.refusal !== null}
          answer={state}
          className={state === EMPTY ? 'needs-script' : 'is-roomy needs-script'}
        />
        <p class="buttons needs-script">
          <button type="button" aria-disabled={isEmpty} onClick={() => send({ type: 'undo' })}>
            {t('home.undo')}
          </button>
          <button
            type="button"
            aria-disabled={state.route.length === 0}
            onClick={() => send({ type: 'restart' })}
          >
            {t('home.restart')}
          </button>
        </p>
        <dl class="figures needs-script">
          <Figure label={t('home.length')} value={state.route.length} />
          <Figure label={t('home.best')} value={best} />
          <Figure label={t('home.possible')} value={CITY_IDS.length} />
        </dl>
        <Closing route={state.route} t={t} />
      </div>
      <p class="lead">{t('home.lead')}</p>
    </div>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

interface ClosingProps {
  readonly route: Route;
  readonly t: Translate;
}

/** What the route would be worth: the reason to make it longer. */
function Closing({ route, t }: ClosingProps) {
  if (route.length === 0) return null;
  const { missing, eachProvince, oneProvince, tile, coach } = gainsOf(route);
  if (missing > 0) return <p class="closing">{t('home.to-close', { n: missing })}</p>;
  const each = t('home.houses.each', { n: eachProvince });
  const province = t('home.houses.province', {
    n: oneProvince.houses,
    inProvince: t(`province.${oneProvince.province}.in`),
  });
  const houses =
    eachProvince === 1 ? province : oneProvince.houses === 1 ? each : t('home.houses.or', { each, province });
  return (
    <div class="closing">
      <h2>{t('home.closing')}</h2>
      <dl class="facts">
        <dt>{t('home.houses')}</dt>
        <dd>{houses}</dd>
        <dt>{t('home.tile')}</dt>
        <dd>{tile > 0 ? t('count.points', { n: tile }) : t('home.tile.none')}</dd>
        <dt>{t('home.coach')}</dt>
        <dd>{t('home.coach.value', { coach: coach.value, n: coach.points })}</dd>
      </dl>
    </div>
  );
}

/** The route, and the longest one of this device: read after the first render, and saved as it grows. */
function useKeptLongest() {
  const [longest, setLongest] = useState(0);
  const { state, send } = useKeptReducer<LaidRoute, Intent>(() => EMPTY, {
    reduce: step,
    keep: (next) => {
      const { length } = next.route;
      if (length > longestIn(recall('longest-route'))) remember('longest-route', String(length));
      return next;
    },
  });
  useLayoutEffect(() => {
    setLongest((was) => Math.max(was, state.route.length, longestIn(recall('longest-route'))));
  }, [state]);
  return { state, send, best: Math.max(longest, state.route.length) };
}
