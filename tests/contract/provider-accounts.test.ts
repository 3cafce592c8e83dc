import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import type { PaymentProviders } from '../../server/modules/payment/provider/provider-accounts.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  secretKey,
  startCardSandbox,
  type CardSandboxServerOptions,
  type RunningCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import {
  address,
  type CheckoutClient,
  type CheckoutFields,
  createCheckoutClient,
} from './checkout-client.ts';
import { giveMembership } from './memberships.ts';
import { paypalAccount, type RunningPaypal, startPaypal } from './paypal-server.ts';
import { createScriptedCardProvider } from './scripted-card-provider.ts';
import { berlin, ordersByAccount } from './orders-by-account.ts';

const european = {
  secretKey: 'sk_test_europe',
  publishableKey: 'pk_test_europe',
  webhookSecret: 'whsec_europe',
};
const europeanPaypal = { clientId: 'client-eu', clientSecret: 'secret-eu', webhookId: '9EU597110X687430L' };

const quiet = { report: () => {}, alert: () => {} };
const now = () => new Date();

/** Two accounts of each provider, each with books of its own. */
let database: TestDatabase;
let otherDatabase: TestDatabase;
let main: RunningCardSandbox;
let europe: RunningCardSandbox;
let mainPaypal: RunningPaypal;
let europePaypal: RunningPaypal;
let providers: PaymentProviders;
let services: ReturnType<typeof createTestServices>;
let client: CheckoutClient;
/** What each account of the card provider was asked, by its path. */
const asked: Record<'main' | 'europe', string[]> = { main: [], europe: [] };

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  otherDatabase = await createTestDatabase();
  const noting = (name: keyof typeof asked): Pick<CardSandboxServerOptions, 'addRoutes'> => ({
    addRoutes: (application) =>
      void application.use('/sandbox/card/v1/*', async (context, next) => {
        if (context.req.header('authorization')?.startsWith('Bearer sk_')) asked[name].push(context.req.path);
        await next();
      }),
  });
  [main, europe, mainPaypal, europePaypal] = await Promise.all([
    startCardSandbox(noting('main')),
    startCardSandbox({ ...noting('europe'), account: european }),
    startPaypal(database.sql),
    startPaypal(otherDatabase.sql, europeanPaypal),
  ]);
  providers = {
    MAIN: {
      stripe: createStripeProvider({ secretKey, webhookSecret, apiBase: main.apiBase, ...quiet }),
      paypal: createPaypalProvider({ ...paypalAccount, apiBase: mainPaypal.apiBase, ...quiet }),
    },
    EU: {
      stripe: createStripeProvider({ ...european, apiBase: europe.apiBase, ...quiet }),
      paypal: createPaypalProvider({ ...europeanPaypal, apiBase: europePaypal.apiBase, ...quiet }),
    },
  };
  const publishableKeys = { MAIN: 'pk_test_contract', EU: european.publishableKey };
  services = createTestServices(database, { providers, publishableKeys, now });
  client = createCheckoutClient(createGraphqlHandler(services));
  await seedPeople(database.sql, now());
});
afterAll(async () => {
  await Promise.all([main.close(), europe.close(), mainPaypal.close(), europePaypal.close()]);
  await otherDatabase.close();
  await database.close();
});
const { fill, pay, inBerlin, deliver, deliverPaypal } = ordersByAccount(() => ({
  client,
  database,
  europe,
  services,
}));

/** Completes every open attempt at once. */
const patience = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };

const period = () => ({ from: new Date(0), until: new Date(Date.now() + 60_000) });

describe('a payment by card', () => {
  it('is charged by the account of its country’s region, and no other one is asked about it', async () => {
    asked.main.length = 0;
    const { completed, attempt } = await inBerlin();
    expect(completed.order).not.toBeNull();
    expect(attempt.provider_account).toBe('EU');
    expect((await europe.stripe.paymentIntents.retrieve(attempt.intent_id)).status).toBe('succeeded');
    await deliver(europe);
    expect(asked.main).toEqual([]);
  });

  it('is charged by the main account where the region has none', async () => {
    asked.europe.length = 0;
    const card = await main.methodOf('4242424242424242');
    const { completed, attempt } = await pay((await fill(address)).id, 'CREDIT_CARD', card, 'USD');
    expect(completed.order).not.toBeNull();
    expect(attempt.provider_account).toBe('MAIN');
    expect(asked.europe).toEqual([]);
  });

  it('is entered with the key of that account', () => {
    expect(services.publishableKeyOf('stripe', 'DE')).toBe(european.publishableKey);
    expect(services.publishableKeyOf('stripe', 'US')).toBe('pk_test_contract');
    expect(services.publishableKeyOf('paypal', 'DE')).toBeNull();
  });

  it('keeps its account when the configuration changes', async () => {
    const { attempt } = await inBerlin('4000002760003184');
    const withoutEurope = createTestServices(database, { providers: { MAIN: providers.MAIN }, now });
    asked.main.length = 0;
    await expect(completeAttempts(withoutEurope, patience)).rejects.toThrow(AggregateError);
    expect(asked.main).toEqual([]);
    await europe.answerChallenge(await europe.stripe.paymentIntents.retrieve(attempt.intent_id), 'complete');
    await completeAttempts(services, patience);
    const [row] = await database.sql<[{ status: string }]>`
      select status from payment_attempt where id = ${attempt.id}`;
    expect(row.status).toBe('SUCCEEDED');
    await deliver(europe);
  });

  it('stays with the main account when its region gets one later', async () => {
    const card = await main.methodOf('4000002760003184');
    const { attempt } = await pay((await fill(address)).id, 'CREDIT_CARD', card, 'USD');
    const american = createScriptedCardProvider();
    const later = createTestServices(database, {
      providers: { ...providers, US: { stripe: american } },
      now,
    });
    expect(later.accountFor('stripe', 'US')).toBe('US');
    await main.answerChallenge(await main.stripe.paymentIntents.retrieve(attempt.intent_id), 'complete');
    await completeAttempts(later, patience);
    const [row] = await database.sql<[{ status: string }]>`
      select status from payment_attempt where id = ${attempt.id}`;
    expect(row.status).toBe('SUCCEEDED');
    await deliver(main);
  });

  it('is confirmed by an event of its account, and by no other account’s', async () => {
    const { attempt } = await inBerlin('4000002760003184');
    await main.stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      confirm: true,
      payment_method: await main.methodOf('4242424242424242'),
      allowed_payment_method_types: ['card'],
      metadata: { attempt: attempt.id },
    });
    await deliver(europe);
    const answers = await deliver(main);
    expect(answers).toContain(400);
    const statusOf = async () =>
      (
        await database.sql<[{ status: string }]>`
        select status from payment_attempt where id = ${attempt.id}`
      )[0].status;
    expect(await statusOf()).toBe('REQUIRES_ACTION');
    await europe.answerChallenge(await europe.stripe.paymentIntents.retrieve(attempt.intent_id), 'complete');
    expect(new Set(await deliver(europe))).toEqual(new Set([200]));
    expect(await statusOf()).toBe('SUCCEEDED');
  });

  it('is compared with the books of its own account', async () => {
    const { attempt } = await inBerlin();
    const ofIt = async () =>
      (await reconcile(services, period())).filter(({ attemptId }) => attemptId === attempt.id);
    expect(await ofIt()).toEqual([]);
    await database.sql`update payment_attempt set provider_account = 'MAIN' where id = ${attempt.id}`;
    const { intent_id: intentId } = attempt;
    expect(await ofIt()).toMatchObject([
      { intentId, atProvider: 0 },
      { intentId, inLedger: 0 },
    ]);
    await database.sql`update payment_attempt set provider_account = 'EU' where id = ${attempt.id}`;
  });
});

describe('a payment by PayPal', () => {
  const begin = async () => pay((await fill(berlin)).id, 'PAYPAL_ONE_TIME', null, 'EUR');

  it('is asked of its region’s account, whose events confirm it', async () => {
    const { completed, attempt } = await begin();
    expect(attempt.provider_account).toBe('EU');
    expect((await mainPaypal.ask('GET', `/v2/checkout/orders/${attempt.intent_id}`)).status).toBe(404);
    await europePaypal.answer(completed.paymentIntentSecret ?? '', 'pay');
    expect(new Set(await deliverPaypal(europePaypal))).toEqual(new Set([200]));
    const [row] = await database.sql<[{ status: string }]>`
      select status from payment_attempt where id = ${attempt.id}`;
    expect(row.status).toBe('SUCCEEDED');
    expect(await deliverPaypal(mainPaypal)).toEqual([]);
  });

  it('is not confirmed by an event that another account has signed', async () => {
    const { attempt } = await begin();
    const foreign = await providers.MAIN.paypal!.charge({
      attemptId: attempt.id,
      method: 'PAYPAL_ONE_TIME',
      amount: 100,
      currency: 'EUR',
      paymentMethodId: '',
      payer: {
        email: 'ada@clinic.example',
        language: 'en',
        organizationName: '',
        billingAddress: berlin,
        shippingAddress: berlin,
      },
      customerId: null,
      keptFor: null,
      orderNumber: '1',
      returnUrl: 'http://shop.test/',
      isRepeated: false,
    });
    await mainPaypal.answer(foreign.status === 'requires_action' ? foreign.clientSecret : '', 'pay');
    expect(await deliverPaypal(mainPaypal)).toEqual([400]);
  });
});

describe('a saved payment method', () => {
  const person = 'individual@solo.example';

  it('belongs to the account of the page’s country, and is offered where that account charges', async () => {
    await main.reset();
    const token = await europe.methodOf('4242424242424242');
    const input = { method: 'CREDIT_CARD', token, attestations: ['PAYMENT_AUTHORIZATION'], country: 'DE' };
    const answer = await client.change<{ paymentErrors: unknown[] }>(
      'PaymentMethodCreate',
      { organizationMembershipId: null, input },
      signedInAs(person),
    );
    expect(answer.paymentErrors).toEqual([]);
    const [row] = await database.sql<[{ provider_account: string; customer_id: string }]>`
      select provider_account, customer_id from payment_method where provider_method_id = ${token}`;
    expect(row.provider_account).toBe('EU');
    expect((await europe.stripe.customers.retrieve(row.customer_id)).id).toBe(row.customer_id);
    const offeredIn = async (country: string) => {
      const { checkout } = await client.change<{
        checkout: CheckoutFields & { savedPaymentMethods: unknown[] };
      }>(
        'CheckoutCreate',
        {
          input: {
            country,
            lines: [{ variantId: Buffer.from('ProductVariant:IQ3-USBC').toString('base64'), quantity: 1 }],
          },
        },
        signedInAs(person),
      );
      const { data } = await client.send('Checkout', { token: checkout.token }, signedInAs(person));
      return (data as { checkout: { savedPaymentMethods: { paymentToken: string }[] } }).checkout
        .savedPaymentMethods.length;
    };
    expect(await offeredIn('DE')).toBe(1);
    expect(await offeredIn('US')).toBe(0);
  });

  it('renews by the account that has it, wherever its organization is', async () => {
    const [stripe, elsewhere] = [createScriptedCardProvider(), createScriptedCardProvider()];
    const renewing = createTestServices(database, {
      providers: { MAIN: { stripe }, EU: { stripe: elsewhere } },
      now: () => new Date('2027-01-31T15:00:00Z'),
    });
    const { organizationId, subscriptionId } = await giveMembership(database.sql);
    await database.sql`
      update payment_method set provider_account = 'EU' where organization_id = ${organizationId}`;
    await database.sql`
      update subscription set announced_charge_on = next_charge_on where id = ${subscriptionId}`;
    await renewSubscriptions(renewing);
    expect(elsewhere.renewalRequests.filter(({ key }) => key.startsWith(subscriptionId))).toHaveLength(1);
    expect(stripe.renewalRequests.filter(({ key }) => key.startsWith(subscriptionId))).toEqual([]);
    const [attempt] = await database.sql<[{ provider_account: string }]>`
      select provider_account from renewal_attempt where subscription_id = ${subscriptionId}`;
    expect(attempt.provider_account).toBe('EU');
  });
});
