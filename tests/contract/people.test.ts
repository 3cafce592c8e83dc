import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { peopleOfTheSandbox } from '../../server/seed/sandbox/people-of-the-sandbox.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createCheckoutClient } from './checkout-client.ts';
import { first, shownPeople } from './shown-people.ts';

const now = new Date('2026-11-20T15:00:00Z');
let database: TestDatabase;
let client: ReturnType<typeof createCheckoutClient>;
let graphql: ReturnType<typeof createGraphqlHandler>;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.sql, now);
  graphql = createGraphqlHandler(createTestServices(database, { now: () => now }));
  client = createCheckoutClient(graphql);
});
afterAll(() => database.close());
const { meAs, me } = shownPeople(() => client);

describe('me', () => {
  it('is null when signed out', async () => {
    expect(await meAs({})).toBeNull();
  });

  it.each(peopleOfTheSandbox())(
    'is $email with their organizations',
    async ({ email, name, memberships }) => {
      const person = await me(email);
      expect(person).toMatchObject({ email, name, cloudId: `subject of ${email}` });
      expect(
        person.organizationMemberships.map(({ isOrganizationAdmin, organization }) => ({
          organization: organization.slug,
          isAdmin: isOrganizationAdmin,
        })),
      ).toEqual(memberships.map(({ organization, isAdmin }) => ({ organization, isAdmin })));
    },
  );

  it('has every field of an organization', async () => {
    expect(first(await me('custom@hospital.example'))).toEqual({
      id: expect.any(String) as string,
      referrerToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      isOrganizationAdmin: true,
      canPurchasePersonalProbe: false,
      organization: {
        id: expect.any(String) as string,
        name: 'St. Anne Hospital',
        slug: 'st-anne-hospital',
        country: { code: 'US' },
        practiceType: 'Hospital',
        planType: 'PRO_CUSTOM',
        subscriptionStatus: 'ACTIVE',
        subscriptionExpirationDate: '2027-08-23T04:00:00.000Z',
        subscriptionLastDay: '2027-08-22',
        nextChargeDay: '2027-08-23',
        openInvoiceToken: null,
        pendingOrderToken: null,
        market: 'HUMAN',
        hasHadTrial: false,
        isExpired: false,
        isRenewalPending: false,
        isChangePending: false,
        isWithdrawn: false,
        isAutoRenewalActive: true,
        availableSeats: 11,
        maxSeats: 12,
        maxCloudUsers: 500,
        teamBaseNumCloudUsers: 5,
        isOld10BasedTeamPricing: false,
        maxDevices: 50,
        registeredProbes: 6,
        registeredProbesPlus: 0,
        registeredProbesIq3: 6,
        rentalSubscription: null,
        subscription: {
          termMonths: 12,
          termFirstDay: expect.any(String) as string,
          scheduledPlan: null,
          scheduledSku: null,
          scheduledSeats: null,
          scheduledDay: null,
          scheduledPrice: null,
          fewestSeats: 1,
          proCustomFeatures: ['SUB-PROC-COLL-TELE-1Y', 'SUB-PROC-DIAG-CARDIAC-1Y', 'SUB-PROC-PROC-NEEDLE-1Y'],
          scheduledProCustomFeatures: null,
          referralCreditMonths: 0,
          provisioningType: 'SINGLE_SIGN_ON',
          subscriptionSynchronizationStatus: 'SYNCED_SUCCESSFULLY',
          currentPrice: {
            currency: 'USD',
            gross: { amount: 4500 },
            net: { amount: 4500 },
            tax: { amount: 0 },
          },
        },
      },
    });
  });

  it.each<[string, object]>([
    [
      'expired@solo.example',
      { subscriptionStatus: 'ACTIVE', isExpired: true, isAutoRenewalActive: false, nextChargeDay: null },
    ],
    [
      'pastdue@solo.example',
      {
        subscriptionStatus: 'PAST_DUE',
        isExpired: false,
        isAutoRenewalActive: true,
        nextChargeDay: '2026-11-21',
      },
    ],
    ['trial@solo.example', { planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING' }],
    ['canceled@solo.example', { subscriptionStatus: 'CANCELED', isExpired: true }],
    ['forever@solo.example', { subscriptionExpirationDate: null, isExpired: false, registeredProbesPlus: 1 }],
    ['old-team@practice.example', { isOld10BasedTeamPricing: true, maxSeats: 20, availableSeats: 19 }],
    ['member@clinic.example', { planType: 'TEAM', maxSeats: 5, availableSeats: 1, registeredProbes: 3 }],
    ['enterprise@hospital.example', { planType: 'HOSPITAL', maxCloudUsers: 1000, maxDevices: 200 }],
    [
      'admin@small-clinic.example',
      { planType: 'CLINIC', subscription: expect.objectContaining({ referralCreditMonths: 2 }) },
    ],
    [
      'rental@practice.example',
      {
        planType: 'RENTAL',
        rentalSubscription: {
          commitmentEndDate: '2028-09-21T04:00:00.000Z',
          commitmentLastDay: '2028-09-20',
          commitmentMonthsNumber: 24,
        },
      },
    ],
    [
      'admin@klinik.example',
      {
        country: { code: 'DE' },
        subscriptionExpirationDate: '2027-08-22T22:00:00.000Z',
        subscriptionLastDay: '2027-08-22',
      },
    ],
  ])('%s', async (email, organization) => {
    expect(first(await me(email)).organization).toMatchObject(organization);
  });

  it('shows scheduled changes', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const individual = {
      planType: 'INDIVIDUAL',
      sku: 'SUB-IND-1Y',
      termMonths: 12,
      seatsInBase: 1,
      additionalSeats: 0,
      seatLimit: 1,
      featureSkus: [],
      price: { net: usd(42_000), tax: usd(0), gross: usd(42_000) },
    };
    await database.sql`
      update subscription set scheduled = ${database.sql.json(individual)}
      where organization_id = (select id from organization where slug = 'small-clinic')`;
    expect(first(await me('admin@small-clinic.example')).organization).toMatchObject({
      subscription: { scheduledPlan: 'INDIVIDUAL', scheduledProCustomFeatures: [] },
    });
  });
});
