import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider, RenewalCharge } from '../../server/modules/payment/provider/payment-provider.ts';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';
import { cardProviderRequests } from './card-provider-requests.ts';

let server: RunningCardSandbox;
let provider: CardProvider;
const { sentences, alerts, providerAt, request, charged, booksSince, intentOf } = cardProviderRequests(
  () => server,
  () => provider,
);

beforeAll(async () => {
  server = await startCardSandbox();
  provider = providerAt(server.apiBase);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.control({ reset: true });
  sentences.length = 0;
  alerts.length = 0;
});

describe('charge', () => {
  it('takes the money and describes the card', async () => {
    expect(await provider.charge(request('pm_card_mastercard'))).toEqual({
      status: 'succeeded',
      intentId: expect.stringMatching(/^pi_/),
      details: {
        brand: 'mastercard',
        lastDigits: '4444',
        expMonth: 12,
        expYear: new Date().getUTCFullYear() + 1,
      },
      kept: null,
    });
  });

  it('saves the card for a customer who is created once, and charges it again without re-entering it', async () => {
    const token = await server.methodOf('4242424242424242');
    const keeping = { ...request(token), keptFor: { email: 'ada@clinic.example' } };
    const first = await provider.charge(keeping);
    expect(await provider.charge({ ...keeping, isRepeated: true })).toEqual(first);
    if (first.status !== 'succeeded' || first.kept === null) throw new Error(first.status);
    expect(first.kept).toMatchObject({ token, details: { lastDigits: '4242' } });
    const { customerId } = first.kept;
    expect(await server.stripe.customers.retrieve(customerId)).toMatchObject({ email: 'ada@clinic.example' });
    expect(await provider.charge({ ...request(token), customerId })).toMatchObject({
      status: 'succeeded',
      kept: null,
    });
    expect(await provider.charge(request(token))).toMatchObject({ status: 'declined' });
  });

  it('saves a card once its bank has confirmed, and none that is declined', async () => {
    const keptFor = { email: 'ada@clinic.example' };
    const asked = await provider.charge({
      ...request(await server.methodOf('4000002500003155')),
      keptFor,
    });
    if (asked.status !== 'requires_action') throw new Error(asked.status);
    await server.answerChallenge(await server.stripe.paymentIntents.retrieve(asked.intentId), 'complete');
    expect(await provider.retrieve(asked.intentId)).toMatchObject({
      status: 'succeeded',
      kept: { details: { lastDigits: '3155' } },
    });
    const declined = { ...request(await server.methodOf('4000000000000002')), keptFor };
    expect(await provider.charge(declined)).toMatchObject({ status: 'declined', code: 'CARD_DECLINED' });
  });

  it.each([
    ['pm_card_chargeDeclined', 'CARD_DECLINED'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'CARD_DECLINED'],
    ['pm_card_chargeDeclinedLostCard', 'CARD_DECLINED'],
    ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_CVC'],
    ['pm_card_chargeDeclinedProcessingError', 'PROCESSING_ERROR'],
    ['pm_card_avsZipFail', 'INCORRECT_ZIP'],
    ['pm_card_chargeCustomerFail', 'CARD_DECLINED'],
  ])('%s is declined with %s', async (token, code) => {
    expect(await provider.charge(request(token))).toEqual({
      status: 'declined',
      intentId: expect.stringMatching(/^pi_/),
      code,
    });
  });

  it('leaves the order email to the shop', async () => {
    const intentId = await intentOf('pm_card_visa');
    expect((await server.stripe.paymentIntents.retrieve(intentId)).receipt_email).toBeNull();
  });

  it('returns the secret for 3-D Secure, for the page to show the challenge', async () => {
    const result = await provider.charge(request('pm_card_authenticationRequired'));
    expect(result).toEqual({
      status: 'requires_action',
      intentId: expect.any(String),
      clientSecret: expect.stringContaining('_secret_'),
    });
    const intent = await server.stripe.paymentIntents.retrieve(result.intentId ?? '');
    expect(intent.next_action?.type).toBe('use_stripe_sdk');
  });

  it('charges once, however often it is repeated', async () => {
    const same = request('pm_card_visa');
    const results = [await provider.charge(same), await provider.charge(same), await provider.charge(same)];
    expect(new Set(results.map(({ intentId }) => intentId)).size).toBe(1);
    expect(await charged(same.attemptId)).toBe(same.amount);
  });
});

describe('a renewal', () => {
  /** A card saved by a customer. */
  async function renewalOf(number: string): Promise<RenewalCharge> {
    const customerId = await provider.createCustomer({ key: randomUUID(), email: null, name: 'Clinic' });
    if (customerId === null) throw new Error('No customer');
    const token = await server.methodOf(number);
    await server.stripe.paymentMethods.attach(token, { customer: customerId });
    return {
      key: `${randomUUID()}-2027-01-31-1`,
      method: 'CREDIT_CARD',
      amount: 42_000,
      currency: 'USD',
      paymentMethodId: token,
      customerId,
      description: 'Individual membership, from 2027-01-31',
    };
  }

  it('is charged once by its key, is found by it, and isn’t an order’s payment', async () => {
    const renewal = await renewalOf('4242424242424242');
    const started = new Date(Date.now() - 60_000);
    const first = await provider.chargeRenewal(renewal);
    expect(first).toMatchObject({ status: 'succeeded', kept: null });
    expect(await provider.chargeRenewal(renewal)).toEqual(first);
    expect(await provider.findRenewal({ ...renewal, attemptId: renewal.key })).toEqual(first);
    expect(await provider.findRenewal({ ...renewal, attemptId: `${randomUUID()}-2027-01-31-1` })).toBeNull();
    const books = (await booksSince(started)).filter(({ renewalKey }) => renewalKey === renewal.key);
    expect(books).toMatchObject([{ attemptId: null, amountReceived: 42_000, currency: 'USD' }]);
  });

  it.each([
    ['a declined card', '4000000000000341'],
    ['a bank that asks each time', '4000002760003184'],
  ])('fails for %s, because nobody is present to confirm', async (_what, number) => {
    expect(await provider.chargeRenewal(await renewalOf(number))).toMatchObject({
      status: 'declined',
      code: 'CARD_DECLINED',
    });
  });
});

describe('a key that was used with other parameters', () => {
  it('finds the payment that its first request made', async () => {
    const first = request(await server.methodOf('4000000000003220'));
    const asked = await provider.charge(first);
    const changed = {
      ...first,
      returnUrl: `${server.origin}/us/en/checkout/payment/token/`,
      isRepeated: true,
    };
    expect(asked.status).toBe('requires_action');
    expect(await provider.charge(changed)).toEqual(asked);
  });

  it('of a change of a subscription does, too', async () => {
    const first = { ...request('pm_card_visa'), orderNumber: null };
    const { intentId } = await provider.charge(first);
    const changed = { ...first, returnUrl: `${server.origin}/elsewhere/`, isRepeated: true };
    expect(await provider.charge(changed)).toMatchObject({ status: 'succeeded', intentId });
  });
});

describe('webhooks', () => {
  it('of the stand-in are accepted', async () => {
    await server.sandbox.deliverWebhooks();
    server.received.length = 0;
    const made = request('pm_card_visa');
    const { intentId } = await provider.charge(made);
    await server.sandbox.deliverWebhooks();
    const { body, signature } = server.received[0] ?? { body: '', signature: '' };
    const headers = new Headers({ 'stripe-signature': signature });
    expect(await provider.readWebhook(body, headers)).toEqual({
      kind: 'event',
      event: {
        id: expect.any(String) as string,
        type: 'payment_intent.succeeded',
        meaning: 'charged',
        intentId,
        attemptId: made.attemptId,
        mandateId: null,
      },
    });
  });
});
