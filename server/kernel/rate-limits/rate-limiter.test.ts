import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function atTime(burst: number, perMinute: number) {
  const clock = { now: 1_000_000 };
  return { clock, limiter: createRateLimiter({ burst, perMinute }, () => clock.now) };
}

it('gives back what was counted, but no more', () => {
  const { limiter } = atTime(2, 1);
  for (let count = 0; count < 3; count += 1) limiter.giveBack('a');
  limiter.count('a');
  limiter.count('a');
  expect(limiter.waitFor('a')).toBe(60);
  limiter.giveBack('a');
  expect(limiter.waitFor('a')).toBe(0);
  limiter.count('a');
  expect(limiter.waitFor('a')).toBe(60);
});

/** Counts until the limiter requires a wait; returns the count. */
function countAll(limiter: ReturnType<typeof createRateLimiter>, key: string): number {
  let counted = 0;
  for (; limiter.waitFor(key) === 0; counted += 1) limiter.count(key);
  return counted;
}

describe('a limit', () => {
  it('allows a burst and then one per interval', () => {
    const { clock, limiter } = atTime(3, 6);
    expect(countAll(limiter, 'a')).toBe(3);
    expect(limiter.waitFor('a')).toBe(10);
    clock.now += 9_999;
    expect(limiter.waitFor('a')).toBe(1);
    clock.now += 1;
    expect(countAll(limiter, 'a')).toBe(1);
    clock.now += 25_000;
    expect(countAll(limiter, 'a')).toBe(2);
    clock.now += 3_600_000;
    expect(countAll(limiter, 'a')).toBe(3);
  });

  it('counts each key separately', () => {
    const { limiter } = atTime(2, 1);
    expect(countAll(limiter, 'a')).toBe(2);
    expect(countAll(limiter, 'b')).toBe(2);
  });

  it('never requires a longer wait than for one, however many came at once', () => {
    const { limiter } = atTime(5, 6);
    for (let count = 0; count < 100; count += 1) limiter.count('a');
    expect(limiter.waitFor('a')).toBe(10);
  });

  it('tolerates a clock that is set back', () => {
    const { clock, limiter } = atTime(2, 60);
    countAll(limiter, 'a');
    clock.now -= 86_400_000;
    expect(limiter.waitFor('a')).toBe(1);
    clock.now += 1000;
    expect(limiter.waitFor('a')).toBe(0);
  });

  it('drops the least recently counted key instead of growing without end', () => {
    const { limiter } = atTime(1, 1);
    limiter.count('first');
    for (let key = 1; key < 20_000; key += 1) limiter.count(String(key));
    expect([limiter.waitFor('first'), limiter.waitFor('1')]).toEqual([60, 60]);
    limiter.count('one more');
    expect([limiter.waitFor('first'), limiter.waitFor('1')]).toEqual([0, 60]);
  });

  it('never allows more than a burst and what has become available since', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 }),
        (burst, perMinute, pauses) => {
          const { clock, limiter } = atTime(burst, perMinute);
          const begin = clock.now;
          let passed = 0;
          for (const pause of pauses) {
            clock.now += pause;
            passed += countAll(limiter, 'a');
            expect(passed).toBeLessThanOrEqual(burst + ((clock.now - begin) * perMinute) / 60_000 + 1e-6);
          }
        },
      ),
    );
  });
});
