import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';

/** Saving payment methods at the provider, with the shop's adapter and the stand-in. */

let server: RunningCardSandbox;
let provider: CardProvider;
let customerId: string;
const sentences: string[] = [];

const providerAt = (apiBase: string) =>
  createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase,
    timeoutMilliseconds: 2000,
    report: (sentence) => sentences.push(sentence),
    alert: (sentence) => sentences.push(sentence),
  });

beforeAll(async () => {
  server = await startCardSandbox();
  provider = providerAt(server.apiBase);
  customerId = (await provider.createCustomer({ key: 'owner', email: 'a@b.example', name: '' })) ?? '';
});
afterAll(() => server.close());
afterEach(async () => {
  await server.control({ reset: true });
  sentences.length = 0;
});

const keep = (token: string, key = token) =>
  provider.keepMethod({
    key,
    customerId,
    method: 'CREDIT_CARD',
    token,
    returnUrl: `${server.origin}/us/en/`,
  });

async function answerBank(clientSecret: string, answer: 'complete' | 'fail') {
  const intent = await server.stripe.setupIntents.retrieve(clientSecret.split('_secret_')[0] ?? '');
  return server.answerChallenge(intent as unknown as Stripe.PaymentIntent, answer);
}

describe('a customer', () => {
  it('is created once for an owner, however often the shop asks', async () => {
    const request = { key: 'organization', email: 'ada@clinic.example', name: 'Ada Byron' };
    const id = await provider.createCustomer(request);
    expect(await provider.createCustomer(request)).toBe(id);
    expect(await server.stripe.customers.retrieve(id ?? '')).toMatchObject({
      email: 'ada@clinic.example',
      name: 'Ada Byron',
      metadata: { owner: 'organization' },
    });
  });

  it('needs no address', async () => {
    const id = await provider.createCustomer({ key: 'clinic', email: null, name: 'Lakeside Clinic' });
    expect(await server.stripe.customers.retrieve(id ?? '')).toMatchObject({
      email: null,
      name: 'Lakeside Clinic',
    });
  });
});

describe('a card', () => {
  it('is saved and described', async () => {
    const token = await server.methodOf('4242424242424242');
    expect(await keep(token)).toEqual({
      status: 'kept',
      token,
      details: {
        brand: 'visa',
        lastDigits: '4242',
        expMonth: 12,
        expYear: new Date().getUTCFullYear() + 3,
      },
    });
    expect(await keep(token)).toMatchObject({ status: 'kept', token });
  });

  it('is saved once its bank has confirmed, when the request is repeated', async () => {
    const token = await server.methodOf('4000002500003155');
    const asked = await keep(token);
    if (asked.status !== 'requires_action') throw new Error(asked.status);
    expect(await keep(token)).toEqual(asked);
    await answerBank(asked.clientSecret, 'complete');
    expect(await keep(token)).toMatchObject({ status: 'kept', token });
  });

  it('is not saved if the confirmation at its bank failed', async () => {
    const token = await server.methodOf('4000000000003220');
    const asked = await keep(token);
    if (asked.status !== 'requires_action') throw new Error(asked.status);
    await answerBank(asked.clientSecret, 'fail');
    expect(await keep(token)).toEqual({ status: 'refused' });
  });

  it.each(['4000000000000002', '4000000000000069', '4000000000000127', '4000000000000119'])(
    'is refused: %s',
    async (number) => expect(await keep(await server.methodOf(number))).toEqual({ status: 'refused' }),
  );

  it('of another owner is refused', async () => {
    const token = await server.methodOf('4242424242424242');
    const other = await server.stripe.customers.create({});
    await server.stripe.paymentMethods.attach(token, { customer: other.id });
    expect(await keep(token)).toEqual({ status: 'refused' });
  });

  it('has an unclear result without a response, and the shop gets the reason', async () => {
    const nobody = providerAt('http://127.0.0.1:9');
    const request = { key: 'k', customerId, method: 'CREDIT_CARD', token: 'pm_1', returnUrl: '' } as const;
    expect(await nobody.keepMethod(request)).toEqual({ status: 'unclear' });
    expect(await nobody.createCustomer({ key: 'k', email: 'a@b.example', name: '' })).toBeNull();
    expect(await nobody.changeMethod('pm_1', { name: 'A', expiry: null })).toBe('unclear');
    expect(await nobody.forgetMethod('pm_1')).toBe(false);
    expect(sentences).toHaveLength(4);
  });
});

describe('a saved card', () => {
  const keptMethod = async () => {
    const result = await keep(await server.methodOf('4242424242424242'));
    if (result.status !== 'kept') throw new Error(result.status);
    return result.token;
  };

  it('gets another name and expiry', async () => {
    const token = await keptMethod();
    const expiry = { expMonth: 5, expYear: 2041 };
    expect(await provider.changeMethod(token, { name: 'Ada Byron', expiry })).toBe('changed');
    expect(await server.stripe.paymentMethods.retrieve(token)).toMatchObject({
      billing_details: { name: 'Ada Byron' },
      card: { exp_month: 5, exp_year: 2041 },
    });
    const over = { expMonth: 5, expYear: 2001 };
    expect(await provider.changeMethod(token, { name: null, expiry: over })).toBe('refused');
  });

  it('is forgotten, also if that is requested twice', async () => {
    const token = await keptMethod();
    expect(await provider.forgetMethod(token)).toBe(true);
    expect(await provider.forgetMethod(token)).toBe(true);
    expect(await server.stripe.paymentMethods.retrieve(token)).toMatchObject({ customer: null });
  });
});
