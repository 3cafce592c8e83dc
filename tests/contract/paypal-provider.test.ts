import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  ChargeRequest,
  PaymentProvider,
  ProviderPayment,
} from '../../server/modules/payment/provider/payment-provider.ts';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { paypalAccount, type RunningPaypal, startPaypal } from './paypal-server.ts';

let database: TestDatabase;
let standIn: RunningPaypal;
let provider: PaymentProvider;
const reported: string[] = [];
const alerts: string[] = [];

const open = (changes: Partial<Parameters<typeof createPaypalProvider>[0]> = {}) =>
  createPaypalProvider({
    ...paypalAccount,
    apiBase: standIn.apiBase,
    report: (sentence) => reported.push(sentence),
    alert: (sentence) => alerts.push(sentence),
    ...changes,
  });

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await startPaypal(database.sql);
  provider = open();
});
afterEach(() => {
  reported.length = 0;
  alerts.length = 0;
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  streetAddress1: '1 Main Street',
  streetAddress2: '',
  city: 'Dublin',
  postalCode: 'D01 F5P2',
  country: 'IE',
  countryArea: '',
  phone: '',
};

const request = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  attemptId: randomUUID(),
  method: 'PAYPAL_ONE_TIME',
  amount: 389_900,
  currency: 'EUR',
  paymentMethodId: '',
  payer: {
    email: 'ada@clinic.example',
    language: 'en',
    organizationName: '',
    billingAddress: address,
    shippingAddress: address,
  },
  customerId: null,
  keptFor: null,
  orderNumber: '1042',
  returnUrl: 'http://shop.test/ie/en/checkout/payment/token/',
  isRepeated: false,
  ...changes,
});

/** A new payment, with its page and what the buyer answers there. */
async function begin(answer: Parameters<RunningPaypal['answer']>[1]) {
  const asked = request();
  const result = await provider.charge(asked);
  if (result.status !== 'requires_action') throw new Error(JSON.stringify(result));
  await standIn.answer(result.clientSecret, answer);
  return { asked, intentId: result.intentId };
}

describe('charging', () => {
  it('opens one order for each attempt, however often it is asked', async () => {
    const asked = request();
    const first = await provider.charge(asked);
    expect(first).toMatchObject({ status: 'requires_action', intentId: expect.any(String) as string });
    expect(await provider.charge({ ...asked, isRepeated: true })).toEqual(first);
  });

  it.each<[words: string, changes: Partial<ChargeRequest>, alerted: string]>([
    ['a currency that PayPal doesn’t have', { currency: 'AED' }, 'CURRENCY_NOT_SUPPORTED'],
    ['an invalid address', { returnUrl: 'nowhere' }, 'INVALID_PARAMETER_VALUE'],
  ])('%s is refused for this method alone, with an alert', async (_words, changes, alerted) => {
    const result = await provider.charge(request(changes));
    expect(result).toEqual({ status: 'declined', intentId: null, code: 'PAYMENT_ERROR' });
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toContain(alerted);
  });

  it.each([
    ['the Emirates', { country: 'AE', countryArea: 'DU', postalCode: '' }, 'Dubai'],
    ['Singapore', { country: 'SG', postalCode: '018956' }, 'Singapore'],
    ['Hong Kong', { country: 'HK', countryArea: 'Kowloon', postalCode: '' }, 'Kowloon'],
    ['Colombia', { country: 'CO', countryArea: 'DC', postalCode: '' }, 'Bogotá'],
  ])('of an order to %s, whose address has no city, opens its page', async (_words, changes, city) => {
    const shippingAddress = { ...address, city: '', ...changes };
    const payer = {
      email: 'ada@clinic.example',
      language: 'en',
      organizationName: '',
      billingAddress: shippingAddress,
      shippingAddress,
    };
    const result = await provider.charge(request({ payer, currency: 'USD' }));
    expect([result.status, ...alerts]).toEqual(['requires_action']);
    const order = await (
      await standIn.ask('GET', `/v2/checkout/orders/${(result as { intentId: string }).intentId}`)
    ).json();
    expect(order).toMatchObject({ purchase_units: [{ shipping: { address: { admin_area_2: city } } }] });
  });

  it('of an order that isn’t shipped needs no address', async () => {
    const payer = {
      email: 'ada@clinic.example',
      language: 'en',
      organizationName: '',
      billingAddress: address,
      shippingAddress: null,
    };
    expect((await provider.charge(request({ payer }))).status).toBe('requires_action');
  });

  it('with a secret that is wrong charges nobody, with an alert', async () => {
    const stranger = open({ clientSecret: 'wrong' });
    const result = await stranger.charge(request());
    expect(result).toEqual({ status: 'declined', intentId: null, code: 'PAYMENT_ERROR' });
    expect(alerts.join()).toContain('401, invalid_client');
    expect((await stranger.retrieve('X')).status).toBe('unclear');
  });

  it('with a server that isn’t there is unclear', async () => {
    const nowhere = open({ apiBase: 'http://127.0.0.1:1' });
    expect(await nowhere.charge(request())).toEqual({ status: 'unclear', intentId: null });
    expect(reported).toHaveLength(1);
  });
});

describe('the state of a payment', () => {
  it.each([
    ['cancel', 'requires_action'],
    ['pay', 'succeeded'],
    ['review', 'processing'],
    ['decline', 'declined'],
  ] as const)('of a buyer who chooses %s is %s, each time it is asked for', async (answer, status) => {
    const { intentId } = await begin(answer);
    const first = await provider.retrieve(intentId);
    expect(first.status).toBe(status);
    expect(await provider.retrieve(intentId)).toEqual(first);
    expect(alerts).toEqual([]);
  });

  it.each([
    ['cancel', 'declined'],
    ['pay', 'succeeded'],
    ['review', 'processing'],
    ['decline', 'declined'],
  ] as const)('of a buyer who chooses %s is %s once the shop ends it', async (answer, status) => {
    const { intentId } = await begin(answer);
    expect((await provider.cancel(intentId)).status).toBe(status);
  });

  it.each([
    ['accept', 'succeeded'],
    ['deny', 'declined'],
  ] as const)('after a review that ends with %s is %s', async (answer, status) => {
    const { intentId } = await begin('review');
    await provider.retrieve(intentId);
    await standIn.answer(`${standIn.apiBase}/checkoutnow?token=${intentId}`, answer);
    expect((await provider.retrieve(intentId)).status).toBe(status);
  });

  it('of an order that PayPal doesn’t have (any longer) is refused', async () => {
    expect(await provider.retrieve('5O190127TN364715T')).toEqual({
      status: 'declined',
      intentId: '5O190127TN364715T',
      code: 'PAYMENT_ERROR',
    });
  });

  it('is unclear without a response', async () => {
    const { intentId } = await begin('pay');
    standIn.failNext('GET', /orders/, 'error-500');
    expect(await provider.retrieve(intentId)).toEqual({ status: 'unclear', intentId });
    standIn.failNext('POST', /capture/, 'error-500');
    expect(await provider.retrieve(intentId)).toEqual({ status: 'unclear', intentId });
    expect((await provider.retrieve(intentId)).status).toBe('succeeded');
  });
});

describe('refunds', () => {
  it('are made once for each key, up to what was paid', async () => {
    const { intentId } = await begin('pay');
    await provider.retrieve(intentId);
    const first = await provider.refund(intentId, 900, 'a');
    expect(first).toEqual({ status: 'refunded', refundId: expect.any(String) as string });
    expect(await provider.refund(intentId, 900, 'a')).toEqual(first);
    expect(await provider.refund(intentId, 389_001, 'b')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('REFUND_AMOUNT_EXCEEDED') as string,
    });
    expect(await provider.refund(intentId, 389_000, 'c')).toMatchObject({ status: 'refunded' });
    expect(await provider.refund(intentId, 900, 'd')).toEqual({ status: 'refunded', refundId: null });
    expect((await provider.refundsOf(intentId))?.made.map(({ amount }) => amount)).toEqual([900, 389_000]);
    expect((await provider.retrieve(intentId)).status).toBe('succeeded');
  });

  it('of what nobody paid are refused', async () => {
    const { intentId } = await begin('cancel');
    expect(await provider.refund(intentId, 900, 'e')).toMatchObject({ status: 'refused' });
    expect(await provider.refundsOf(intentId)).toEqual({ made: [], failed: [] });
    expect(await provider.refundsOf('5O190127TN364715T')).toBeNull();
  });
});

it('lists what was paid, with what was given back, and not what wasn’t', async () => {
  const { asked, intentId } = await begin('pay');
  await provider.retrieve(intentId);
  await provider.refund(intentId, 900, `refund-${intentId}`);
  const unpaid = await begin('cancel');
  const reviewed = await begin('review');
  await provider.retrieve(reviewed.intentId);
  const books: ProviderPayment[] = [];
  for await (const payment of provider.list(new Date(Date.now() - 60_000))) books.push(payment);
  const of = ({ attemptId }: ChargeRequest) => books.find((entry) => entry.attemptId === attemptId);
  expect(of(asked)).toMatchObject({
    status: 'succeeded',
    amount: 389_900,
    amountReceived: 389_900,
    amountRefunded: 900,
    currency: 'EUR',
  });
  expect(of(unpaid.asked)).toBeUndefined();
  expect(of(reviewed.asked)).toMatchObject({ amountReceived: 0, status: 'P' });
});
