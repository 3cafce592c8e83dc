import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../time/index.ts';
import { lastDayOfTerm } from './terms.ts';

describe('the last day of a term', () => {
  it.each([
    ['of a year', '2026-11-20', '2026-11-20', 12, '2027-11-19'],
    ['of three years', '2026-11-20', '2026-11-20', 36, '2029-11-19'],
    ['that began on 29 February', '2024-02-29', '2024-02-29', 12, '2025-02-27'],
    ['after it', '2024-02-29', '2025-02-28', 12, '2026-02-27'],
    ['in the next leap year, where its day is again', '2024-02-29', '2027-02-28', 12, '2028-02-28'],
    ['of a month that began on the 31st', '2026-01-31', '2026-01-31', 1, '2026-02-27'],
    ['of the month after it', '2026-01-31', '2026-02-28', 1, '2026-03-30'],
    ['of the next one', '2026-01-31', '2026-03-31', 1, '2026-04-29'],
    ['that began over the end of a year', '2026-12-31', '2026-12-31', 2, '2027-02-27'],
    ['that begins on no day of the subscription', '2026-01-31', '2026-05-05', 12, '2027-05-04'],
  ])('%s', (_what, startsOn, firstDay, months, lastDay) =>
    expect(lastDayOfTerm(startsOn, firstDay, months)).toBe(lastDay),
  );

  it('is followed by the first of the next one, for as many terms as there are, and drifts off no day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(1, 12, 24, 36),
        fc.integer({ min: 1, max: 40 }),
        (day, months, terms) => {
          const startsOn = addDays('2024-01-01', day);
          let firstDay = startsOn;
          for (let term = 0; term < terms; term += 1)
            firstDay = addDays(lastDayOfTerm(startsOn, firstDay, months), 1);
          expect(firstDay).toBe(addMonths(startsOn, terms * months));
        },
      ),
    );
  });
});
