import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ChargeRequest, CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';

/** An order that costs nothing today but renews, with the shop's adapter and the stand-in. */

let server: RunningCardSandbox;
let provider: CardProvider;
/** None of these requests is answered unclearly. */
const note = (sentence: string): never => {
  throw new Error(sentence);
};

beforeAll(async () => {
  server = await startCardSandbox();
  provider = createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase: server.apiBase,
    timeoutMilliseconds: 2000,
    report: note,
    alert: note,
  });
});
afterAll(() => server.close());
afterEach(() => server.control({ reset: true }));

const orderOf = async (number: string): Promise<ChargeRequest> => ({
  attemptId: randomUUID(),
  method: 'CREDIT_CARD',
  amount: 0,
  currency: 'USD',
  paymentMethodId: await server.methodOf(number),
  customerId: null,
  payer: null,
  keptFor: { email: 'ada@clinic.example' },
  orderNumber: '1001',
  returnUrl: `${server.origin}/us/en/checkout/`,
  isRepeated: false,
});

const answerBank = async (intentId: string, answer: 'complete' | 'fail') => {
  const intent = await server.stripe.setupIntents.retrieve(intentId);
  return server.answerChallenge(intent as unknown as Stripe.PaymentIntent, answer);
};

/** How the card is charged when the trial ends. */
const chargeLater = (customerId: string, paymentMethodId: string) =>
  provider.chargeRenewal({
    key: randomUUID(),
    method: 'CREDIT_CARD',
    amount: 42_000,
    currency: 'USD',
    paymentMethodId,
    customerId,
    description: 'Individual',
  });

it('saves its card once, charges nothing, and can be charged later', async () => {
  const order = await orderOf('4242424242424242');
  const first = await provider.charge(order);
  expect(first).toMatchObject({
    status: 'succeeded',
    intentId: expect.stringMatching(/^seti_/) as string,
    details: { lastDigits: '4242' },
  });
  expect(await provider.charge({ ...order, isRepeated: true })).toEqual(first);
  if (first.status !== 'succeeded' || first.kept === null) throw new Error(first.status);
  expect(await provider.retrieve(first.intentId)).toEqual(first);
  const payments = [];
  for await (const payment of provider.list(new Date(0))) payments.push(payment);
  expect(payments).toEqual([]);
  expect(await chargeLater(first.kept.customerId, first.kept.token)).toMatchObject({ status: 'succeeded' });
});

it('waits for the bank, whose answer decides, also for a repeated request', async () => {
  const order = await orderOf('4000002500003155');
  const asked = await provider.charge(order);
  if (asked.status !== 'requires_action') throw new Error(asked.status);
  expect(asked.clientSecret).toMatch(/^seti_.+_secret_/);
  await answerBank(asked.intentId, 'complete');
  const kept = await provider.charge({ ...order, isRepeated: true });
  expect(kept).toMatchObject({ status: 'succeeded', kept: { token: order.paymentMethodId } });
  expect(await provider.cancel(asked.intentId)).toEqual(kept);
});

it('is declined where the bank refuses, the buyer fails its question, or the shop gives up', async () => {
  expect(await provider.charge(await orderOf('4000000000000002'))).toMatchObject({
    status: 'declined',
    code: 'CARD_DECLINED',
  });
  const failed = await provider.charge(await orderOf('4000002500003155'));
  await answerBank(failed.intentId ?? '', 'fail');
  expect(await provider.retrieve(failed.intentId ?? '')).toMatchObject({ status: 'declined' });
  const left = await provider.charge(await orderOf('4000002500003155'));
  expect(await provider.cancel(left.intentId ?? '')).toMatchObject({ status: 'declined' });
});
