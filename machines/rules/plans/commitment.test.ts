import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../time/index.ts';
import { commitmentFrom } from './commitment.ts';
import { isRenewalEndable } from './renewal-switch.ts';
import { afterCharge } from './renewal-schedule.ts';
import { lastDayOfTerm } from './terms.ts';

describe('a commitment ends on the same day of the month, or on its last', () => {
  it.each([
    ['2026-11-26', 24, '2028-11-26'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 24, '2028-08-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-02-28', 24, '2028-02-28'],
  ])('%s for %i months: %s', (startsOn, months, endsOn) => {
    expect(commitmentFrom(startsOn, months)).toEqual({ months, endsOn });
  });
});

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));

it('has as many monthly terms as months, the last of which ends the day before it does', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 48 }), (startsOn, months) => {
      const { endsOn } = commitmentFrom(startsOn, months);
      let term = { startsOn, expiresOn: lastDayOfTerm(startsOn, startsOn, 1) };
      let paid = 1;
      for (let next = addDays(term.expiresOn, 1); next < endsOn; next = addDays(term.expiresOn, 1)) {
        // It can't be ended before it is over.
        const isEndable = isRenewalEndable({
          planType: 'RENTAL',
          nextChargeOn: next,
          commitmentEndsOn: endsOn,
        });
        expect(isEndable).toBe(false);
        term = afterCharge({ ...term, status: 'ACTIVE', termMonths: 1, nextChargeOn: next }, next, next);
        paid += 1;
      }
      expect(paid).toBe(months);
      expect(term.expiresOn).toBe(addDays(addMonths(startsOn, months), -1));
      const nextChargeOn = addDays(term.expiresOn, 1);
      expect(isRenewalEndable({ planType: 'RENTAL', nextChargeOn, commitmentEndsOn: endsOn })).toBe(true);
    }),
  );
});
