import { expect, it } from 'vitest';
import { dayOfOrganization } from './day-of-organization.ts';

const stored = { country: { code: 'US' }, isExpired: false, isRenewalPending: false };
const noon = (day: string) => new Date(`${day}T17:00:00Z`);

it.each<[what: string, said: Partial<Parameters<typeof dayOfOrganization>[0]>, clock: string, day: string]>([
  ['is the country’s, while it runs', {}, '2026-11-20', '2026-11-20'],
  ['isn’t after the end that the store doesn’t see yet', {}, '2026-12-05', '2026-11-30'],
  ['is after the end that the store sees', { isExpired: true }, '2026-11-20', '2026-12-01'],
  ['is the country’s, long after the end', { isExpired: true }, '2026-12-05', '2026-12-05'],
  ['is the country’s, while a renewal is debited', { isRenewalPending: true }, '2026-12-05', '2026-12-05'],
  ['is the country’s, without an end', { subscriptionLastDay: null }, '2026-12-05', '2026-12-05'],
])('the day of a membership %s', (_what, said, clock, day) => {
  expect(dayOfOrganization({ ...stored, subscriptionLastDay: '2026-11-30', ...said }, noon(clock))).toBe(day);
});

it('the day is that of the organization’s country', () => {
  const berlin = { ...stored, country: { code: 'DE' }, subscriptionLastDay: '2027-01-31' };
  expect(dayOfOrganization(berlin, new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
});
