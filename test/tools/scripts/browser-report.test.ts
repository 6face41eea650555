import { expect, test } from 'vitest';
import { failureTable, rowsOf, type Report } from '../../../src/tools/scripts/browser-report.ts';

const spec = (title: string, status: 'expected' | 'unexpected', message?: string) => ({
  title,
  file: 'learn.spec.ts',
  line: 12,
  tests: [
    {
      projectName: 'phone',
      status,
      results: [{ status: 'passed', duration: 1500, ...(message ? { error: { message } } : {}) }],
    },
  ],
});

const report: Report = {
  suites: [
    {
      file: 'learn.spec.ts',
      specs: [spec('is read', 'expected')],
      suites: [
        {
          file: 'learn.spec.ts',
          specs: [spec('is kept', 'unexpected', '\n\u001B[31mError\u001B[39m: too late\n  at x')],
        },
      ],
    },
  ],
};

test('a row names project, file, line and title, and the first line of the error', () => {
  expect(rowsOf(report)).toEqual([
    { name: '[phone] learn.spec.ts:12 is read', isFailed: false, seconds: 1.5, error: '' },
    { name: '[phone] learn.spec.ts:12 is kept', isFailed: true, seconds: 1.5, error: 'Error: too late' },
  ]);
});

test('an error outside of any test is a failure', () => {
  expect(rowsOf({ suites: [], errors: [{ message: 'no server' }] })).toEqual([
    { name: 'outside of any test', isFailed: true, seconds: 0, error: 'no server' },
  ]);
});

test('what failed in any round is named with its rounds, the most frequent first', () => {
  const row = (name: string, isFailed: boolean) => ({ name, isFailed, seconds: 1, error: 'late' });
  expect(
    failureTable([
      [row('a', true), row('b', true), row('c', false)],
      [row('a', false), row('b', true), row('c', false)],
    ]),
  ).toEqual(['2/2  b  (round 1, 2): late', '1/2  a  (round 1): late']);
  expect(failureTable([[row('c', false)]])).toEqual([]);
});
