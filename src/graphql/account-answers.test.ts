import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser, tokenOf } from '../browser/signed-in-browser.fixture.ts';
import type * as accountAnswers from './account-answers.ts';
import type * as keeping from '../browser/session-lifecycle.ts';

import { UserRefreshQueryDocument } from './account.generated.ts';
import { OwnSavedPaymentMethodsDocument } from './payment-methods.generated.ts';

const amount = (minor: number) => ({ __typename: 'Money', amount: minor });

/** As the store returns it to an administrator. */
const person = {
  __typename: 'User',
  id: 'VXNlcjox',
  email: 'admin@clinic.example',
  isEmailConfirmed: true,
  pendingOrderToken: null,
  failedPaymentOrders: [],
  learnerDiscounts: [],
  name: 'Amara Obi',
  cloudId: '1',
  canBuyPersonalProbePlus: false,
  canBuyPersonalProbeIq3: false,
  organizationMemberships: [
    {
      __typename: 'OrganizationMembership',
      id: 'bWVtYmVyOjE=',
      referrerToken: null,
      isOrganizationAdmin: true,
      canPurchasePersonalProbe: false,
      organization: {
        __typename: 'Organization',
        id: 'T3JnYW5pemF0aW9uOjE=',
        name: 'Lakeside Clinic',
        slug: 'lakeside-clinic',
        country: { __typename: 'Country', code: 'US' },
        market: 'HUMAN',
        hasHadTrial: false,
        practiceType: 'Clinic',
        planType: 'TEAM',
        subscriptionStatus: 'ACTIVE',
        subscriptionExpirationDate: '2027-08-28T04:00:00Z',
        subscriptionLastDay: '2027-08-27',
        nextChargeDay: '2027-08-28',
        isExpired: false,
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
        members: null,
        invitations: null,
        invoices: null,
        openInvoiceToken: null,
        pendingOrderToken: null,
        isRenewalPending: false,
        isChangePending: false,
        isWithdrawn: false,
        rentalSubscription: {
          __typename: 'RentalSubscription',
          commitmentEndDate: '2027-08-28T04:00:00Z',
          commitmentLastDay: '2027-08-27',
          commitmentMonthsNumber: 24,
        },
        subscription: {
          __typename: 'Subscription',
          scheduledPlan: null,
          scheduledSku: null,
          scheduledSeats: null,
          scheduledDay: null,
          scheduledPrice: null,
          fewestSeats: 4,
          proCustomFeatures: [],
          scheduledProCustomFeatures: null,
          termMonths: 12,
          termFirstDay: '2026-01-31',
          referralCreditMonths: 0,
          provisioningType: 'INVITATION',
          subscriptionSynchronizationStatus: 'SYNCED_SUCCESSFULLY',
          currentPrice: {
            __typename: 'TaxedMoney',
            currency: 'USD',
            gross: amount(1800),
            net: amount(1800),
          },
          nextRenewal: null,
        },
      },
    },
  ],
};

const saved = { isPrimary: true, isOfOrganization: true, isActive: true, lastDigits: '4242' };
const account = { ...saved, bankCountry: 'DE', bankName: null, mandateReference: 'M-1' };
const card = { ...saved, paymentToken: 'pm_1', brand: 'visa', name: null, expMonth: 12, expYear: 2034 };

const savedMethods = [
  { __typename: 'CreditCard', id: 'Q3JlZGl0Q2FyZDox', method: 'CREDIT_CARD', wallet: 'apple_pay', ...card },
  { __typename: 'BankAccount', id: 'QmFua0FjY291bnQ6MQ==', method: 'ACH', ...account },
  { __typename: 'SEPADirectDebit', id: 'U0VQQURpcmVjdERlYml0OjE=', method: 'SEPA', ...account },
];

let browser: ReturnType<typeof openBrowser>;
let keepSession: typeof keeping.keepSession;
let answers: typeof accountAnswers;
let requests: number;

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json({ data: { me: person } });
  });
  ({ keepSession } = await import('../browser/session-lifecycle.ts'));
  keepSession(tokenOf('ada'));
  answers = await import('./account-answers.ts');
});
afterEach(() => vi.unstubAllGlobals());

const ask = () => answers.askAccount(UserRefreshQueryDocument, {});
const withoutTypes = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key === '__typename' ? undefined : part)),
  ) as unknown;

describe("a person's data in the page", () => {
  it('is the complete response', async () => {
    await ask();
    expect([await ask(), requests]).toEqual([{ me: withoutTypes(person) }, 1]);
  });

  it.each(savedMethods)('has what is saved: $__typename', async (saved) => {
    const me = { __typename: 'User', id: 'VXNlcjox', savedPaymentMethods: [saved] };
    vi.stubGlobal('fetch', async () => Response.json({ data: { me } }));
    expect(await answers.askAccountUncached(OwnSavedPaymentMethodsDocument, {})).toMatchObject({
      me: { savedPaymentMethods: [saved] },
    });
  });

  it.each<[what: string, end: () => void]>([
    ['signs out or in on this page', () => keepSession(tokenOf('bea'))],
    [
      'signs out in another tab',
      () => browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'sonde.authToken' })),
    ],
  ])('is discarded when someone %s', async (_what, end) => {
    await ask();
    end();
    await ask();
    expect(requests).toBe(2);
  });

  it('is written to no storage', async () => {
    await ask();
    expect([...browser.local.keys(), ...browser.tab.keys()].toSorted()).toEqual([
      'sonde.authToken',
      'sonde.organizationSlug',
    ]);
  });
});
