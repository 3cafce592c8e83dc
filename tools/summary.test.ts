import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.mjs';
import { playwrightOutcome, vitestOutcome } from './test-reports.mjs';

describe('the summary of a run', () => {
  it('contains only the counts if everything passed', () => {
    expect(
      summaryOf([
        { passed: 3, failures: [] },
        { passed: 4, failures: [] },
      ]),
    ).toBe('7 passed, 0 failed');
  });

  it('lists each failed test with the first lines of its message', () => {
    const message = ['\u{1B}[31mexpected 1\u{1B}[39m', '', 'a', 'b', 'c', 'd', 'e', 'f'].join('\n');
    expect(summaryOf([{ passed: 3, failures: [{ name: 'cart › adds', message }] }])).toBe(
      'FAILED cart › adds\n    expected 1\n    a\n    b\n    c\n    d\n    e\n3 passed, 1 failed',
    );
  });

  it('lists failed tests and files of a Vitest report', () => {
    const report = {
      numPassedTests: 5,
      testResults: [
        {
          name: '/shop/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a passes', failureMessages: [] },
            { status: 'failed', fullName: 'a fails', failureMessages: ['no'] },
          ],
        },
        { name: '/shop/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
        { name: '/shop/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report, '/shop')).toEqual({
      passed: 5,
      failures: [
        { name: 'a.test.ts › a fails', message: 'no' },
        { name: 'b.test.ts', message: 'cannot be loaded' },
      ],
    });
  });

  it('lists failed and flaky tests of a Playwright report', () => {
    const test = (status: string) => ({
      status,
      projectName: 'journeys',
      results: [{ errors: [{ message: 'no' }] }],
    });
    const spec = (title: string, status: string) => ({ title, line: 7, tests: [test(status)] });
    const report = {
      stats: { expected: 2 },
      suites: [
        {
          title: 'e2e/cart.spec.ts',
          specs: [spec('passes', 'expected'), spec('fails', 'unexpected')],
          suites: [{ title: 'on a phone', specs: [spec('wavers', 'flaky')] }],
        },
      ],
    };
    expect(playwrightOutcome(report)).toEqual({
      passed: 2,
      failures: [
        { name: 'e2e/cart.spec.ts:7 › fails [journeys]', message: 'no' },
        { name: 'e2e/cart.spec.ts:7 › on a phone › wavers [journeys]', message: 'no' },
      ],
    });
  });
});
