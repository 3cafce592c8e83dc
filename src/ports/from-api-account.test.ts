import { expect, it } from 'vitest';
import { fromApiOrganization } from './from-api-account.ts';

const taxedPrice = (amount: number) => ({ currency: 'USD', gross: { amount }, net: { amount } });

type ShownOrganization = Parameters<typeof fromApiOrganization>[0];

const subscription: NonNullable<ShownOrganization['subscription']> = {
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
  nextRenewal: null,
};

const organization: ShownOrganization = {
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
  pendingOrderToken: null,
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

it('what the renewal charges is what the store says', () => {
  const renewal = { price: taxedPrice(4800), freeMonths: 2, amount: taxedPrice(4000) };
  expect(
    fromApiOrganization({ ...organization, subscription: { ...subscription, nextRenewal: renewal } }).renewal,
  ).toMatchObject({
    price: { gross: { amount: 480_000 } },
    freeMonths: 2,
    amount: { gross: { amount: 400_000 } },
  });
  expect(fromApiOrganization(organization).renewal).toBeNull();
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
