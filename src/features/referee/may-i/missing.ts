/** The field that has to be filled before a question can be put to the engine. */
import { fieldsOf, type FormState, type Field } from './form-state.ts';

export function missingIn(asking: FormState): Field | null {
  const { kind, moment, card, route, official, tokens, reward, house, carriage, to } = asking;
  // After a card was laid there is a route; before that there need not be one.
  const needsRoute = moment === 'finish' && route.length === 0;
  switch (kind) {
    case 'play':
      return card ? null : 'card';
    case 'close':
    case 'houses':
    case 'coach':
      return needsRoute ? 'route' : null;
    case 'call':
      return official ? (needsRoute && fieldsOf(asking).includes('route') ? 'route' : null) : 'official';
    case 'draw':
      return null;
    case 'hand-in':
      if (tokens.length === 0) return 'tokens';
      return reward === 'house' && !house ? 'house' : null;
    case 'carriage':
      if (route.length === 0) return 'route';
      return carriage === null ? 'carriage' : to === null ? 'to' : null;
  }
}
