/** The short name of an action, as on a button. Which card lies where is read off the state it is done in. */
import type { Action, State } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

export function actionLabel(action: Action, state: State, t: Translate, names: Names): string {
  switch (action.type) {
    case 'draw': {
      const city = action.from === 'deck' ? null : state.market[action.from];
      if (action.from === 'deck') return t('act.draw.deck');
      return city
        ? t('act.draw.market', names.params({ city }))
        : t('act.draw.empty', { place: action.from + 1 });
    }
    case 'call':
      return t('act.call', names.params({ official: action.official }, 'official'));
    case 'play':
      return state.players[state.player]!.route.length === 0
        ? t('act.play.first', names.params({ city: action.city }))
        : t(`act.play.${action.end}`, names.params({ city: action.city }));
    case 'restart':
      return t('act.restart', names.params({ city: action.city }));
    case 'close':
      return action.houses.length === 0
        ? t('act.close.none')
        : t(`act.close.${action.way}`, names.params({ cities: action.houses }));
    case 'end':
      return t('act.end');
    case 'take-coach':
      return t('act.take-coach');
    case 'skip':
      return state.step === 'last-hand-in' ? t('act.skip') : t('act.skip.coach');
    case 'discard':
      return action.cities.length === 0
        ? t('act.discard.none')
        : t('act.discard', names.params({ cities: action.cities }));
    case 'seat':
      return t('act.seat');
    case 'advance':
      return t('act.advance', {
        ...names.params({ carriage: action.carriage }, 'carriage'),
        ...names.params({ to: action.to }, 'town'),
      });
    case 'hand-in': {
      const { officials, draw, house } = action;
      if (officials.length === 0) return t('act.skip');
      const label = t('act.hand-in', { n: officials.length, ...names.params({ officials }, 'official') });
      if (house) return `${label} · ${names.city(house)}`;
      return draw === undefined
        ? label
        : `${label} · ${actionLabel({ type: 'draw', from: draw }, state, t, names)}`;
    }
  }
}
