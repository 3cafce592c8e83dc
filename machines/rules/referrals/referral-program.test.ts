import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTypes } from '../plans/index.ts';
import {
  isOwnReferral,
  mayRefer,
  type OrderedBy,
  referralDueDay,
  type ReferrerOrganization,
} from './referral-program.ts';

describe('the members of an organization', () => {
  it.each<[what: string, membership: ReferrerOrganization | null, may: boolean]>([
    ['without a membership', null, false],
    ['with a yearly plan', { planType: 'INDIVIDUAL', termMonths: 12 }, true],
    ['with a plan of three years', { planType: 'PRO_THREE_YEAR', termMonths: 36 }, true],
    ['with a plan of their own choice', { planType: 'PRO_CUSTOM', termMonths: 12 }, true],
    ['with a plan without an end', { planType: 'INDIVIDUAL_FOREVER', termMonths: null }, false],
    ['with a plan that sales extends', { planType: 'HOSPITAL', termMonths: 12 }, false],
  ])('%s can refer others: %s', (_what, membership, may) => {
    expect(mayRefer(membership)).toBe(may);
  });

  it('can’t refer anybody without a term, whatever the plan', () => {
    for (const planType of planTypes) expect(mayRefer({ planType, termMonths: null })).toBe(false);
  });
});

it.each([
  ['that is shipped counts from its latest delivery', '2026-11-20', '2026-11-27', '2026-12-28'],
  ['without a delivery counts from its day', '2026-11-20', null, '2026-12-21'],
  ['of February in a leap year', '2028-01-30', null, '2028-03-01'],
])('an order %s', (_what, orderedOn, deliveredOn, due) => {
  expect(referralDueDay({ orderedOn, deliveredOn })).toBe(due);
});

describe('an order is the referrer’s own', () => {
  const clinic = { emails: ['ada@clinic.example', 'grace@gmail.com'], organizationId: 'clinic' };
  it.each<[what: string, by: OrderedBy, isOwn: boolean]>([
    ['with the same address', { emails: ['ada@clinic.example'], organizationId: null }, true],
    ['with a tagged address', { emails: ['Ada+probe@Clinic.example'], organizationId: null }, true],
    ['with the dots of a mailbox', { emails: ['g.race@gmail.com'], organizationId: null }, true],
    [
      'with the account’s address',
      { emails: ['new@elsewhere.example', 'ada@clinic.example'], organizationId: null },
      true,
    ],
    ['for the organization', { emails: ['new@elsewhere.example'], organizationId: 'clinic' }, true],
    ['of somebody else', { emails: ['new@elsewhere.example'], organizationId: 'other' }, false],
    ['of a namesake elsewhere', { emails: ['ada@elsewhere.example'], organizationId: null }, false],
  ])('%s: %s', (_what, by, isOwn) => {
    expect(isOwnReferral(by, clinic)).toBe(isOwn);
  });

  it('however its address is tagged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,10}$/), (tag) => {
        expect(isOwnReferral({ emails: [`ada+${tag}@clinic.example`], organizationId: null }, clinic)).toBe(
          true,
        );
      }),
    );
  });
});
