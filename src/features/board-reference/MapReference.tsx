/** The map page: one city with its distances, two with the shortest ways between them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/map/Board.tsx';
import { BoardTable } from '../../board/map/BoardTable.tsx';
import { ownGround } from '../../board/map/ground.tsx';
import { useAwake } from '../../board/use-awake.ts';
import { neighbours, PROVINCES, provinceOf, type CityId } from '../../engine/index.ts';
import { boardWords } from '../../table/words/board-words.ts';
import {
  chooseWay,
  farthestFrom,
  hashOf,
  NONE,
  parseHash,
  pickCity,
  toBoardView,
  waysBetween,
  type Picked,
} from './map-reference.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { Say } from '../../controls/Say.tsx';
import { useLanguage, type LanguageProps } from '../../controls/use-language.ts';

export default function MapReference(props: LanguageProps) {
  const { t, names } = useLanguage(props);
  const { picked, setPicked, unknown } = useAddress();
  const view = toBoardView(picked);
  const words = boardWords(view, t, names, {
    title: t('map.title'),
    badge: (distance) => t('board.state.distance', { n: Number(distance) }),
  });
  const pick = (city: CityId): void => setPicked(pickCity(picked, city));
  const say = useRef<HTMLParagraphElement>(null);
  const isAwake = useAwake();
  const sentence = unknown === null ? summary(picked, t, names) : t('map.unknown', { name: unknown });
  const [first, second] = picked.cities;
  /** The pressed link is removed with its panel: move the focus to the sentence above it. */
  const follow = (city: CityId): void => {
    pick(city);
    say.current?.focus();
  };
  return (
    <>
      <div class="bench">
        <h1>{t('map.heading')}</h1>
        <Board
          id="map-board"
          view={view}
          words={words}
          onPick={pick}
          ground={ownGround('map-board', view.provinces)}
        />
        <div class="panel">
          <Say
            text={sentence}
            isRefusal={unknown !== null}
            answer={picked}
            className="needs-script"
            anchor={say}
          />
          {first && !second && <OneCity city={first} t={t} names={names} onPick={follow} />}
          {first && second && (
            <Ways
              picked={picked}
              from={first}
              to={second}
              t={t}
              names={names}
              onChoose={(way) => setPicked(chooseWay(picked, way))}
            />
          )}
          <p class="buttons needs-script">
            <button type="button" aria-disabled={!first} onClick={() => setPicked(NONE)}>
              {t('map.clear')}
            </button>
            {first && <CopyAddress key={hashOf(picked)} t={t} />}
          </p>
        </div>
        <p class="lead needs-script">{t('map.lead')}</p>
      </div>
      <section class="city-list" aria-labelledby="all-cities">
        <h2 id="all-cities">{t('map.list.heading')}</h2>
        <p class="needs-script">{t('map.list.lead')}</p>
        <BoardTable
          words={words}
          selected={picked.cities}
          rowId={(city) => city}
          {...(isAwake ? { onPick: pick, note: first || unknown !== null ? sentence : undefined } : {})}
        />
      </section>
    </>
  );
}

interface Language {
  readonly t: Translate;
  readonly names: Names;
}

function summary({ cities }: Picked, t: Translate, names: Names): string {
  const [from, to] = cities;
  if (!from) return t('map.none');
  if (!to) return t('map.one', { n: neighbours(from).length, ...names.params({ city: from }) });
  const n = waysBetween(from, to)[0]!.length - 1;
  return t('map.two', { n, ...names.params({ from, to }) });
}

function OneCity({
  city,
  t,
  names,
  onPick,
}: Language & { readonly city: CityId; readonly onPick: (city: CityId) => void }) {
  const province = provinceOf(city);
  const group = PROVINCES.find(({ id }) => id === province)!.group;
  const farthest = farthestFrom(city);
  return (
    <dl class="facts">
      <dt>{t('map.province')}</dt>
      <dd>{names.province(province)}</dd>
      <dt>{t('map.group')}</dt>
      <dd>{group ? names.group(group) : t('map.group.none')}</dd>
      <dt>{t('map.neighbours')}</dt>
      <dd>
        <ul class="links">
          {names.inOrder(neighbours(city)).map((next) => (
            <li key={next}>
              <button type="button" class="link" onClick={() => onPick(next)}>
                {names.city(next)}
              </button>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{t('map.farthest')}</dt>
      <dd>{t('map.farthest.value', { n: farthest.distance, cities: names.cities(farthest.cities) })}</dd>
    </dl>
  );
}

interface WaysProps extends Language {
  readonly picked: Picked;
  readonly from: CityId;
  readonly to: CityId;
  readonly onChoose: (way: number) => void;
}

function Ways({ picked, from, to, t, names, onChoose }: WaysProps) {
  const ways = waysBetween(from, to);
  return (
    <>
      <p>{t('map.ways', { n: ways.length })}</p>
      <ol class="ways">
        {ways.map((way, i) => {
          const text = names.route(way);
          return (
            <li key={text}>
              <button
                type="button"
                class="link"
                aria-pressed={picked.way === i}
                aria-label={t('map.way', { way: text })}
                onClick={() => onChoose(i)}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function CopyAddress({ t }: { readonly t: Translate }) {
  const [said, setSaid] = useState<'map.copied' | 'map.copy-failed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('map.copied');
    } catch {
      setSaid('map.copy-failed');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t('map.copy')}
      </button>
      <span role="status">{said && t(said)}</span>
    </>
  );
}

/** The browser has scrolled to the row of the city; once the map is hydrated, it is the better answer. */
function goToMap(): void {
  scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Keeps what is picked and the part of the address behind `#` the same. */
function useAddress() {
  const [picked, setState] = useState<Picked>(NONE);
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => {
      const parsed = parseHash(location.hash);
      // The skip link and the headings have addresses too; those pick no city.
      if (!parsed.ok && document.getElementById(location.hash.slice(1))) return;
      setUnknown(parsed.ok ? null : parsed.name);
      setState(parsed.ok ? parsed.picked : NONE);
      if (parsed.ok && location.hash) goToMap();
    };
    // On a slow connection the browser scrolls to the row only on load, after the map has been hydrated.
    const readAgain = (): void => {
      if (document.activeElement === document.body) read();
    };
    read();
    if (document.readyState !== 'complete') addEventListener('load', readAgain);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('load', readAgain);
      removeEventListener('hashchange', read);
    };
  }, []);
  const setPicked = (next: Picked): void => {
    setState(next);
    setUnknown(null);
    history.replaceState(null, '', hashOf(next) || location.pathname + location.search);
  };
  return { picked, setPicked, unknown };
}
