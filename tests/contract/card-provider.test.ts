import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChargeRequest,
  CardProvider,
  ProviderPayment,
  RenewalCharge,
} from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';

let server: RunningCardSandbox;
let provider: CardProvider;
const sentences: string[] = [];
const alerts: string[] = [];

const providerAt = (apiBase: string, key = secretKey, timeoutMilliseconds = 2000) =>
  createStripeProvider({
    secretKey: key,
    webhookSecret,
    apiBase,
    timeoutMilliseconds,
    report: (sentence) => sentences.push(sentence),
    alert: (sentence) => alerts.push(sentence),
  });

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

const payer: NonNullable<ChargeRequest['payer']> = {
  email: 'ada@clinic.example',
  language: 'en',
  organizationName: '',
  billingAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: '',
    streetAddress1: '500 Market Street',
    streetAddress2: '',
    city: 'San Francisco',
    postalCode: '94105',
    country: 'US',
    countryArea: 'CA',
    phone: '',
  },
  shippingAddress: null,
};

function request(paymentMethodId: string): ChargeRequest {
  return {
    attemptId: randomUUID(),
    method: 'CREDIT_CARD',
    amount: 431_900,
    currency: 'USD',
    paymentMethodId,
    payer: null,
    customerId: null,
    keptFor: null,
    orderNumber: '1001',
    returnUrl: `${server.origin}/us/en/checkout/`,
    isRepeated: false,
  };
}

async function charged(attemptId: string): Promise<number> {
  const found = await server.stripe.paymentIntents.search({ query: `metadata['attempt']:'${attemptId}'` });
  return found.data.reduce((sum, intent) => sum + intent.amount_received, 0);
}

async function booksSince(moment: Date): Promise<ProviderPayment[]> {
  const books: ProviderPayment[] = [];
  for await (const entry of provider.list(moment)) books.push(entry);
  return books;
}

async function intentOf(paymentMethodId: string): Promise<string> {
  const { intentId } = await provider.charge(request(paymentMethodId));
  return intentId ?? '';
}

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

describe('an unclear response', () => {
  it.each([
    ['lost-answer', 1],
    ['timeout', 1],
    ['error-500', 0],
  ] as const)(
    '%s: stays unclear, and repeating the request later gets the result',
    async (mode, alreadyCharged) => {
      const same = request('pm_card_visa');
      const impatient = providerAt(server.apiBase, secretKey, 300);
      await server.control({ failNext: { path: '/v1/payment_intents', mode } });
      expect(await impatient.charge(same)).toEqual({ status: 'unclear', intentId: null });
      expect(await charged(same.attemptId)).toBe(alreadyCharged * same.amount);
      expect(await provider.charge(same)).toMatchObject({ status: 'succeeded' });
      expect(await charged(same.attemptId)).toBe(same.amount);
      expect(sentences).toEqual([expect.stringContaining(same.attemptId)]);
    },
  );

  it('a decline whose response was lost is a decline when repeated', async () => {
    const same = request('pm_card_chargeDeclined');
    await server.control({ failNext: { path: '/v1/payment_intents', mode: 'lost-answer' } });
    expect(await provider.charge(same)).toMatchObject({ status: 'unclear' });
    expect(await provider.charge(same)).toMatchObject({ status: 'declined', code: 'CARD_DECLINED' });
  });

  it('a key used for another amount is never a decline', async () => {
    const same = request('pm_card_visa');
    await provider.charge(same);
    expect(await provider.charge({ ...same, amount: same.amount + 1 })).toMatchObject({ status: 'unclear' });
  });

  it('no server', async () => {
    const nobody = providerAt('http://127.0.0.1:1/sandbox/card');
    expect(await nobody.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    expect(await nobody.retrieve('pi_1')).toEqual({ status: 'unclear', intentId: 'pi_1' });
    expect(await nobody.cancel('pi_1')).toEqual({ status: 'unclear', intentId: 'pi_1' });
    expect(await nobody.refund('pi_1', 100, 'key')).toEqual({ status: 'unclear' });
    expect(await nobody.find(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
  });

  it('a different server', async () => {
    const html = createServer((_request, response) => response.end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => html.listen(0, '127.0.0.1', resolve));
    const stranger = providerAt(`http://127.0.0.1:${(html.address() as AddressInfo).port}`);
    expect(await stranger.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    html.closeAllConnections();
    html.close();
  });

  it('a slow response ends at the deadline', async () => {
    const slow = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drops));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const patient = providerAt(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`, secretKey, 400);
    expect(await patient.charge(request('pm_card_visa'))).toMatchObject({ status: 'unclear' });
    slow.closeAllConnections();
    slow.close();
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

describe('a refund that a bank has not carried out', () => {
  let current: Partial<Stripe.Refund>;
  let isForgotten = false;
  let bank: Server;
  let slowly: CardProvider;

  beforeAll(async () => {
    bank = createServer((asked, response) => {
      const isMade = asked.method === 'POST';
      const body =
        isMade && isForgotten
          ? { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Done.' } }
          : isMade
            ? { id: 're_1', object: 'refund', status: 'pending' }
            : asked.url?.startsWith('/v1/refunds/re_1')
              ? { id: 're_1', object: 'refund', ...current }
              : { object: 'list', data: [{ id: 're_1', object: 'refund', ...current }] };
      response.writeHead('error' in body ? 400 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    slowly = providerAt(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    bank.closeAllConnections();
    bank.close();
  });

  it.each([
    [{ status: 'pending' }, false, { status: 'unclear' }],
    [{ status: 'succeeded' }, false, { status: 'refunded' }],
    [{ status: 'failed', failure_reason: 'expired_or_canceled_card' }, false, { status: 'refused' }],
    [{ status: 'canceled' }, false, { status: 'refused', reason: 'canceled' }],
    [{ status: 'pending' }, true, { status: 'unclear' }],
    [{ status: 'succeeded' }, true, { status: 'refunded' }],
  ])('%o, with a key that is forgotten: %s, is %o', async (state, wasLongAgo, expected) => {
    [current, isForgotten] = [state, wasLongAgo];
    expect(await slowly.refund('pi_1', 100, 'stray-refund-1')).toMatchObject(expected);
  });
});

describe('a request that the provider rejects', () => {
  const answers = {
    400: { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown parameter: foo' },
    401: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
    403: { type: 'invalid_request_error', code: 'more_permissions_required', message: 'Not permitted' },
    404: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment method' },
  } as const;
  type Status = keyof typeof answers;
  const statuses = [400, 401, 403, 404] as const satisfies readonly Status[];
  let status: Status;
  let refusing: Server;
  let misconfigured: CardProvider;

  beforeAll(async () => {
    refusing = createServer((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: answers[status] }));
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    misconfigured = providerAt(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    refusing.closeAllConnections();
    refusing.close();
  });

  it.each(statuses)(
    '%i ends a first charge as an error of the shop, not as a declined card',
    async (answer) => {
      status = answer;
      expect(await misconfigured.charge(request('pm_card_visa'))).toEqual({
        status: 'declined',
        intentId: null,
        code: 'ORDER_CREATION_FAILED',
      });
    },
  );

  it.each([
    [400, 'PAYMENT_ERROR'],
    [404, 'PAYMENT_ERROR'],
    [401, 'ORDER_CREATION_FAILED'],
    [403, 'ORDER_CREATION_FAILED'],
  ] as const)('%i about a method that describes the buyer is %s, and an alert', async (answer, code) => {
    status = answer;
    const described = { ...request(''), method: 'KLARNA', payer } as const;
    expect(await misconfigured.charge(described)).toEqual({ status: 'declined', intentId: null, code });
    expect(alerts).toHaveLength(1);
  });

  it.each([401, 403] as const)('%i fails no renewal', async (answer) => {
    status = answer;
    const renewal = {
      ...request('pm_card_visa'),
      key: randomUUID(),
      customerId: 'cus_1',
      description: 'Membership',
    };
    expect(await misconfigured.chargeRenewal(renewal)).toEqual({ status: 'unclear', intentId: null });
  });

  it.each([401, 403] as const)('%i leaves open whether an earlier request charged', async (answer) => {
    status = answer;
    const repeated = { ...request('pm_card_visa'), isRepeated: true };
    expect(await misconfigured.charge(repeated)).toEqual({ status: 'unclear', intentId: null });
  });

  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['charge', () => misconfigured.charge(request('pm_card_visa'))],
    ['charge again', () => misconfigured.charge({ ...request('pm_card_visa'), isRepeated: true })],
    ['retrieve', () => misconfigured.retrieve('pi_1')],
    ['find', () => misconfigured.find(request('pm_card_visa'))],
    ['cancel', () => misconfigured.cancel('pi_1')],
    ['refund', () => misconfigured.refund('pi_1', 100, 'key')],
  ];
  it.each(questions.flatMap(([name, ask]) => statuses.map((answer) => [name, answer, ask] as const)))(
    '%s: %i alerts with the reason',
    async (_name, answer, ask) => {
      status = answer;
      await ask();
      expect(alerts).toEqual([expect.stringContaining(answers[answer].message)]);
      expect(alerts[0]).toContain(String(answer));
      expect(sentences).toEqual([]);
    },
  );

  it('a declined card, an ended payment and a repeated refund raise no alert', async () => {
    await provider.charge(request('pm_card_chargeDeclined'));
    const intentId = await intentOf('pm_card_visa');
    await provider.cancel(intentId);
    await provider.refund(intentId, 431_900, randomUUID());
    await provider.refund(intentId, 431_900, randomUUID());
    expect(alerts).toEqual([]);
  });
});

describe('an existing payment', () => {
  it.each([
    ['complete', { status: 'succeeded' }],
    ['fail', { status: 'declined', code: 'PAYMENT_ERROR' }],
  ])('is retrieved after the buyer chose %s', async (answer, expected) => {
    const intentId = await intentOf('pm_card_threeDSecure2Required');
    expect(await provider.retrieve(intentId)).toMatchObject({ status: 'requires_action' });
    const { next_action: action } = await server.stripe.paymentIntents.retrieve(intentId);
    await server.post(`/three-d-secure/${String(action?.use_stripe_sdk?.['source'])}`, { answer });
    expect(await provider.retrieve(intentId)).toMatchObject({ ...expected, intentId });
  });

  it('is found by its attempt, or does not exist', async () => {
    const made = request('pm_card_visa');
    const { intentId } = await provider.charge(made);
    expect(await provider.find(made)).toMatchObject({
      status: 'succeeded',
      intentId,
      details: { lastDigits: '4242' },
    });
    expect(await provider.find(request('pm_card_visa'))).toBeNull();
    await expect(provider.find({ ...made, attemptId: "x' OR status:'succeeded" })).rejects.toThrow(
      'is not the id of an attempt',
    );
  });

  it('is canceled while it waits for the buyer, and reports if the buyer was faster', async () => {
    const waiting = await intentOf('pm_card_authenticationRequired');
    expect(await provider.cancel(waiting)).toEqual({
      status: 'declined',
      intentId: waiting,
      code: 'PAYMENT_ERROR',
    });
    expect(await provider.cancel(waiting)).toEqual({
      status: 'declined',
      intentId: waiting,
      code: 'PAYMENT_ERROR',
    });
    const paid = await intentOf('pm_card_visa');
    expect(await provider.cancel(paid)).toMatchObject({ status: 'succeeded', intentId: paid });
  });

  it('is refunded once per key, and never more than was paid', async () => {
    const intentId = await intentOf('pm_card_visa');
    const key = randomUUID();
    const first = await provider.refund(intentId, 100_000, key);
    expect(first).toEqual({ status: 'refunded', refundId: expect.stringMatching(/^re_/) as string });
    expect(await provider.refund(intentId, 100_000, key)).toEqual(first);
    expect(await provider.refund(intentId, 400_000, randomUUID())).toMatchObject({ status: 'refused' });
    expect(await provider.refund(intentId, 331_900, randomUUID())).toMatchObject({ status: 'refunded' });
    expect(await provider.refund(intentId, 331_900, randomUUID())).toEqual({
      status: 'refunded',
      refundId: null,
    });
    expect((await server.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(2);
  });

  it('is in the provider’s records', async () => {
    const before = new Date(Date.now() - 2000);
    const made = request('pm_card_visa');
    const { intentId } = await provider.charge(made);
    await provider.refund(intentId ?? '', 900, randomUUID());
    const declined = await provider.charge(request('pm_card_chargeDeclined'));
    const books = await booksSince(before);
    expect(books.find((entry) => entry.intentId === intentId)).toEqual({
      intentId,
      attemptId: made.attemptId,
      renewalKey: null,
      changeId: null,
      status: 'succeeded',
      amount: made.amount,
      amountReceived: made.amount,
      amountRefunded: 900,
      currency: 'USD',
      createdAt: expect.any(Date),
    });
    expect(books.find((entry) => entry.intentId === declined.intentId)).toMatchObject({
      amountReceived: 0,
      status: 'requires_payment_method',
    });
    expect(await booksSince(new Date(Date.now() + 60_000))).toEqual([]);
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
