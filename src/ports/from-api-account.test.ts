import { describe, expect, it } from 'vitest';
import type { OrganizationFieldsFragment } from '../graphql/account.generated.ts';
import { fromApiOrganization } from './from-api-account.ts';

const taxedPrice = (amount: number) => ({ currency: 'USD', gross: { amount }, net: { amount } });

const subscription: NonNullable<OrganizationFieldsFragment['subscription']> = {
  termMonths: 12,
  termFirstDay: '2026-01-31',
  scheduledPlan: null,
  scheduledSku: null,
  scheduledSeats: null,
  scheduledDay: null,
  scheduledPrice: null,
  fewestSeats: 1,
  proCustomFeatures: [],
  scheduledProCustomFeatures: null,
  referralCreditMonths: 0,
  provisioningType: 'INVITATION',
  subscriptionSynchronizationStatus: 'SYNCED_SUCCESSFULLY',
  currentPrice: taxedPrice(4800),
};

const organization: OrganizationFieldsFragment = {
  id: 'T3JnYW5pemF0aW9uOjE=',
  name: 'Lakeside Clinic',
  slug: 'lakeside-clinic',
  country: { code: 'US' },
  market: 'HUMAN',
  hasHadTrial: false,
  practiceType: 'Clinic',
  planType: 'TEAM',
  subscriptionStatus: 'ACTIVE',
  subscriptionExpirationDate: '2027-01-31T05:00:00Z',
  subscriptionLastDay: '2027-01-30',
  nextChargeDay: '2027-01-31',
  openInvoiceToken: null,
  isExpired: false,
  isRenewalPending: false,
  isChangePending: false,
  isWithdrawn: false,
  isAutoRenewalActive: true,
  availableSeats: 1,
  maxSeats: 5,
  maxCloudUsers: 100,
  teamBaseNumCloudUsers: 5,
  isOld10BasedTeamPricing: false,
  maxDevices: 10,
  registeredProbes: 3,
  registeredProbesPlus: 1,
  registeredProbesIq3: 2,
  rentalSubscription: null,
  subscription,
};

describe('what the renewal costs', () => {
  const scheduledDay = '2027-01-31';

  it.each<[words: string, change: Partial<typeof subscription>, minorUnits: number | undefined]>([
    ['the present price', {}, 480_000],
    ['the price of the scheduled change', { scheduledDay, scheduledPrice: taxedPrice(1134) }, 113_400],
    ['nothing known if the scheduled change has no price', { scheduledDay }, undefined],
    ['nothing known if sales sets the price', { currentPrice: null }, undefined],
  ])('is %s', (_words, change, minorUnits) => {
    const { renewalPrice } = fromApiOrganization({
      ...organization,
      subscription: { ...subscription, ...change },
    });
    expect(renewalPrice?.gross.amount).toBe(minorUnits);
  });
});

it('a scheduled change names the present plan where only seats or features end', () => {
  const { scheduled } = fromApiOrganization({
    ...organization,
    subscription: {
      ...subscription,
      scheduledSeats: 3,
      scheduledDay: '2027-01-31',
      scheduledPrice: taxedPrice(1134),
    },
  });
  expect(scheduled).toMatchObject({ planType: 'TEAM', seats: 3, day: '2027-01-31' });
});
