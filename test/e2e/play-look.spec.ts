/**
 * How the play page looks, kept as pictures: every kind of moment on a desktop and on a phone, by
 * day in one of them and by night in the other. After a change that is meant, look at the new ones:
 * `npm run e2e -- play-look --update-snapshots`.
 */
import {
  fit,
  HAND_AFTER_CLOSING,
  type CityId,
  type PlayerState,
  type State,
} from '../../src/engine/index.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, language, test } from '../support/browser.ts';
import { inTheme, readyForPicture, screenOf, SIZES, type MapShown, type Scheme } from '../support/look.ts';
import { openMoment, type Moment } from '../support/moments.ts';

const BASE = 'two players, base game';
const OFFICIALS = 'three players, Russian edition, officials';
const BOTH = 'four players, both modules';

interface Look {
  readonly lang: Lang;
  /** On the desktop; the phone has the other one. */
  readonly scheme: Scheme;
  readonly map?: MapShown;
  readonly moment?: Moment;
}

const actor = ({ players, player }: State): PlayerState => players[player]!;
const isLate = (state: State, step: State['step'], houses: number): boolean =>
  state.step === step && actor(state).houses.length >= houses;

/** The place in the hand of a card for either end of a route. */
const cardForBoth = ({ hand, route }: PlayerState): number =>
  hand.findIndex((city: CityId) => {
    const fits = fit(route, city);
    return fits.ok && fits.ends.length > 1;
  });

const LOOKS: Readonly<Record<string, Look>> = {
  'set-up': { lang: 'pl', scheme: 'light' },
  drawing: {
    lang: 'en',
    scheme: 'light',
    map: 'all',
    moment: { game: OFFICIALS, when: (state) => isLate(state, 'draw', 6) },
  },
  laying: {
    lang: 'ru',
    scheme: 'dark',
    map: 'cities',
    moment: {
      game: BASE,
      when: (state) =>
        isLate(state, 'play', 0) && actor(state).route.length > 2 && cardForBoth(actor(state)) >= 0,
      begun: (state) => [{ type: 'card', index: cardForBoth(actor(state)) }],
    },
  },
  closing: {
    lang: 'pl',
    scheme: 'light',
    map: 'cities',
    moment: {
      game: BASE,
      when: (state) => isLate(state, 'finish', 3) && actor(state).route.length >= 5,
      begun: () => [{ type: 'close' }],
    },
  },
  discarding: {
    lang: 'ru',
    scheme: 'light',
    moment: {
      game: OFFICIALS,
      when: ({ step }) => step === 'discard',
      begun: (state) =>
        actor(state)
          .hand.slice(HAND_AFTER_CLOSING)
          .map((_, index) => ({ type: 'card', index })),
    },
  },
  seating: {
    lang: 'pl',
    scheme: 'dark',
    moment: {
      game: BOTH,
      when: ({ step }) => step === 'seat',
      begun: () => [
        { type: 'rank', rank: 5 },
        { type: 'carriage', carriage: 'baiern' },
      ],
    },
  },
  'hand-in': {
    lang: 'ru',
    scheme: 'dark',
    moment: {
      game: BOTH,
      when: (state) => isLate(state, 'hand-in', 4) && actor(state).tokens!.postmaster > 0,
      begun: () => [{ type: 'token', official: 'postmaster' }],
    },
  },
  rome: {
    lang: 'en',
    scheme: 'light',
    map: 'cities',
    moment: { game: BOTH, when: (state) => isLate(state, 'carriage', 7) },
  },
  curtain: {
    lang: 'ru',
    scheme: 'light',
    moment: { game: BASE, when: (state) => isLate(state, 'play', 2), hasPeople: true },
  },
  end: { lang: 'en', scheme: 'dark', moment: { game: BOTH, when: ({ step }) => step === 'over' } },
};

for (const size of SIZES) {
  test.describe(size, () => {
    test.use(screenOf(size));
    for (const [name, { lang, scheme, map = 'none', moment }] of Object.entries(LOOKS))
      test(name, async ({ page }) => {
        await inTheme(page, size, scheme);
        if (moment) await openMoment(page, lang, moment);
        else await page.goto(`/${lang}/play/`);
        if (moment?.hasPeople) await expect(page.locator('.curtain')).toBeVisible();
        else if (name === 'end') await expect(page.locator('.end-of-game')).toBeVisible();
        else if (moment) await expect(page.locator('.table-map .is-live:visible')).toBeVisible();
        else await expect(page.locator('.setup:not([inert])')).toBeVisible();
        await readyForPicture(page, map);
        // The keyboard stays where it was put, so that it is heard where one is.
        if (moment && name !== 'end')
          await expect(page.locator(moment.hasPeople ? '#curtain-name' : 'h1[tabindex]')).toBeFocused();
        // What the tokens bring is said once, above them.
        if (name === 'hand-in')
          await expect(page.getByText(language(lang).t('illegal.reward.for.1'))).toHaveCount(1);
        await expect(page).toHaveScreenshot(`${name}-${size}.png`);
      });
  });
}
