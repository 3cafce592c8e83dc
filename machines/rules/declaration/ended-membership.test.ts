import { expect, it } from 'vitest';
import { isCanceledAfterEnd } from './index.ts';

it.each([
  ['the day before its end', '2026-11-27', false],
  ['its last day', '2026-11-26', false],
  ['the day after it', '2026-11-25', true],
])('a membership that is canceled on %s', (_when, lastDay, hasEnded) => {
  // Midnight has passed in Berlin, but not in London.
  const receivedAt = new Date('2026-11-25T23:30:00Z');
  expect(isCanceledAfterEnd({ lastDay, receivedAt, country: 'DE' })).toBe(hasEnded);
});

it('counts the days of the country of the page', () => {
  const receivedAt = new Date('2026-11-25T23:30:00Z');
  expect(isCanceledAfterEnd({ lastDay: '2026-11-25', receivedAt, country: 'GB' })).toBe(false);
});
