import { expect, it } from 'vitest';
import type { BuyerMembership, BuyerOrganization } from '../catalogue/index.ts';
import { enabledCountries } from '../places/index.ts';
import { isManagedBySales, planTypes } from '../plans/index.ts';
import { mayRent, rentalObstacle, type SoldRental } from './index.ts';

const sold: readonly SoldRental[] = [
  { sku: 'RENT-USBC', productLine: 'IQ_PLUS_VET', connector: 'usb-c' },
  { sku: 'RENT-LTG', productLine: 'IQ_PLUS_VET', connector: 'lightning' },
];

const practice = (
  changes: Partial<BuyerOrganization> = {},
  rights: Partial<BuyerMembership> = {},
): BuyerMembership => ({
  isOrganizationAdmin: true,
  canPurchasePersonalProbe: false,
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  ...rights,
  organization: {
    today: '2026-11-26',
    market: 'VETERINARY',
    planType: 'INDIVIDUAL',
    subscriptionStatus: 'CANCELED',
    subscriptionExpirationDate: '2026-10-31',
    hasHadTrial: false,
    registeredProbes: 1,
    maxDevices: 50,
    commitmentEndDate: null,
    ...changes,
  },
});

const active = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-05-01' } as const;

it.each([
  ['a visitor without an organization', null, null],
  ['an administrator whose membership has ended', practice(), null],
  ['a member of such an organization', practice({}, { isOrganizationAdmin: false }), 'NOT_ADMINISTRATOR'],
  ['a practice with an active membership', practice(active), 'ACTIVE'],
  ['a practice that rents already', practice({ ...active, planType: 'RENTAL' }), 'RENTED'],
  ['a practice whose rental has ended', practice({ planType: 'RENTAL' }), null],
  ['a practice that sales looks after', practice({ ...active, planType: 'HOSPITAL' }), 'SALES'],
] as const)('%s', (_who, own, obstacle) => expect(rentalObstacle(sold, own, 'US')).toBe(obstacle));

it('rents out in the United States alone', () => {
  const renting = enabledCountries.filter(({ code }) => rentalObstacle(sold, null, code) === null);
  expect(renting.map(({ code }) => code)).toEqual(['US']);
  expect(rentalObstacle(sold, null, 'DE')).toBe('NOT_IN_COUNTRY');
});

it('rents out what is a bundle: no probe for people, and nothing without an offer', () => {
  expect(mayRent({ sku: 'RENT-IQ3', productLine: 'IQ_3', connector: 'usb-c' }, null, 'US')).toBeNull();
  expect(rentalObstacle([], null, 'US')).toBe('NO_BUNDLE');
});

it.each(planTypes)('tells whoever has an active %s plan why they can’t', (planType) => {
  const expected = isManagedBySales(planType) ? 'SALES' : planType === 'RENTAL' ? 'RENTED' : 'ACTIVE';
  expect(rentalObstacle(sold, practice({ ...active, planType }), 'US')).toBe(expected);
});
