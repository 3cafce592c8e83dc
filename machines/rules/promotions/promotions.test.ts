import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBannerOn, isRunning, nextChange, type PromotionRun } from './promotions.ts';

const always: PromotionRun = { isActive: true, requires: null, startsAt: null, endsAt: null, countries: [] };
const now = '2026-11-21T12:00:00Z';

describe('a promotion', () => {
  it.each<[string, Partial<PromotionRun>, boolean]>([
    ['runs without limits', {}, true],
    ['runs in its country', { countries: ['DE', 'US'] }, true],
    ['does not run elsewhere', { countries: ['DE'] }, false],
    ['runs from its first moment', { startsAt: now }, true],
    ['does not run before', { startsAt: '2026-11-21T12:00:00.001Z' }, false],
    ['runs until its end', { endsAt: '2026-11-21T12:00:00.001Z' }, true],
    ['has ended at its end', { endsAt: now }, false],
    ['does not run when it was stopped', { isActive: false }, false],
    ['is not for everybody when learners have to prove it', { requires: 'LEARNER_VERIFICATION' }, false],
    ['is not for everybody when owners have to sign in', { requires: 'ACCOUNT' }, false],
  ])('%s', (_, change, expected) => {
    expect(isRunning({ ...always, ...change }, 'US', now)).toBe(expected);
  });

  it('starts and ends only at the announced moments', () => {
    const instant = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const run = fc.record({
      isActive: fc.boolean(),
      requires: fc.constant(null),
      startsAt: fc.option(instant),
      endsAt: fc.option(instant),
      countries: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 4 }), instant, instant, (promotions, one, other) => {
        const [from, to] = [one, other].sort() as [string, string];
        const change = nextChange(promotions, from);
        const runningAt = (at: string) => promotions.map((promotion) => isRunning(promotion, 'US', at));
        const isBeforeChange = change === null || to < change;
        const hasChanged = runningAt(to).join() !== runningAt(from).join();
        expect(isBeforeChange && hasChanged).toBe(false);
        expect(change === null || change > from).toBe(true);
      }),
    );
  });
});

it.each([
  ['every page', [], '/cart/', true],
  ['its page', ['/', '/offer/'], '/offer/', true],
  ['no other page', ['/', '/offer/'], '/offer/old/', false],
])('a banner is seen on %s', (_, pages, path, expected) => {
  expect(isBannerOn(pages, path)).toBe(expected);
});
