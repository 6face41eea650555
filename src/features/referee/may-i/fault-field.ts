/** The field of the form beside which the reason for an impossible table is shown. */
import type { Impossible } from '../../../engine/index.ts';
import { fieldsOf, type FormState, type Field } from './form-state.ts';

export function fieldOf(problem: Impossible, asking: FormState): Field | null {
  const fields = fieldsOf(asking);
  const asked = (field: Field): Field | null => (fields.includes(field) ? field : null);
  switch (problem.code) {
    case 'card-count':
      return asking.hand.includes(problem.city) ? (asked('hand') ?? asked('route')) : asked('route');
    case 'broken-route':
      return asked('route');
    case 'too-many-houses':
    case 'house-twice':
      return asked('houses');
    case 'unknown-coach':
      return asked('coach');
    case 'token-count':
      return asked('tokens');
    case 'unknown-town':
      return asked('carriages');
    case 'bad-turn':
      return problem.reason === 'finish'
        ? (asked('route') ?? asked('helped'))
        : badTurn(problem.reason, asked);
    default:
      return null;
  }
}

const badTurn = (reason: string, asked: (field: Field) => Field | null): Field | null =>
  reason === 'play' ? (asked('hand') ?? asked('helped')) : asked('helped');
