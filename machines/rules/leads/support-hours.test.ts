import { expect, it } from 'vitest';
import { supportDeskHours } from './support-desks.ts';
import { supportWeek } from './support-hours.ts';

it.each([
  [
    'in winter',
    '2026-01-07T12:00:00Z',
    '2026-01-12T13:00:00.000Z',
    '2026-01-12T23:00:00.000Z',
    '2026-01-16T13:00:00.000Z',
  ],
  [
    'in summer',
    '2026-07-06T13:00:00Z',
    '2026-07-06T12:00:00.000Z',
    '2026-07-06T22:00:00.000Z',
    '2026-07-10T12:00:00.000Z',
  ],
])('the hours of support %s are those of New York', (_when, now, startsAt, endsAt, lastStartsAt) => {
  expect(supportWeek(supportDeskHours.AMERICA, now)).toEqual({ startsAt, endsAt, lastStartsAt });
});
