import { expect, test } from 'vitest';
import { parseReason } from '../../../src/table/model/reason-data.ts';
import { ALL_REASONS } from '../../support/reasons.ts';

test.each(ALL_REASONS)(
  '$code comes back from storage with all its facts, and with nothing else',
  (reason) => {
    expect(parseReason({ ...reason, more: 1 })).toEqual(reason);
  },
);
