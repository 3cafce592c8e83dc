import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicCacheControl } from './cache-control.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['nothing ends', null, 60, 600],
  ['something ends tomorrow', now + 86_400_000, 60, 600],
  ['something ends in five minutes', now + 300_000, 60, 240],
  ['something ends in half a minute', now + 30_999, 30, 0],
  ['something ends this very second', now + 999, 0, 0],
  ['something has just ended', now - 5000, 0, 0],
])('%s', (_, unchangedUntil, fresh, stale) => {
  expect(publicCacheControl(unchangedUntil, now)).toBe(
    `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
  );
});

it('never lets a cache show expired content', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (left) => {
      const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
        publicCacheControl(now + left, now),
      )!;
      expect((Number(fresh) + Number(stale)) * 1000).toBeLessThanOrEqual(left);
    }),
  );
});
