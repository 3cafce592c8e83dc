import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningCardSandbox, startCardSandbox } from './card-sandbox-server.ts';

let server: RunningCardSandbox;

beforeAll(async () => {
  server = await startCardSandbox();
});
afterAll(() => server.close());

const details = {
  name: 'Ada Byron',
  email: 'ada@clinic.example',
  address: { line1: 'Torstraße 1', city: 'Berlin', postal_code: '10119', country: 'DE' },
};
const shipping = { name: 'Ada Byron', address: details.address };

type Type = Stripe.PaymentIntentCreateParams.PaymentMethodData.Type;
type Parameters = Stripe.PaymentIntentCreateParams;

const american = { ...details, address: { ...details.address, country: 'US' } };

const paidBy = (type: Type, changes: Partial<Parameters> = {}): Parameters => ({
  amount: 250_000,
  currency: type === 'affirm' ? 'usd' : 'eur',
  confirm: true,
  allowed_payment_method_types: [type],
  payment_method_data: { type, billing_details: type === 'affirm' ? american : details },
  shipping,
  return_url: 'https://shop.example/de/de/checkout/payment/token/',
  ...changes,
});

const ask = (parameters: Parameters) => server.stripe.paymentIntents.create(parameters);

const press = (url: string, answer: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

describe.each(['ideal', 'klarna', 'bancontact', 'eps', 'p24', 'affirm'] as const)('%s', (type) => {
  it('asks the buyer on a page of its own, and sends them back with the payment', async () => {
    const intent = await ask(paidBy(type));
    const page = intent.next_action?.redirect_to_url?.url ?? '';
    expect(intent).toMatchObject({
      status: 'requires_action',
      payment_method_types: [type],
      next_action: { type: 'redirect_to_url' },
    });
    const back = await press(page, 'authorise');
    expect(Object.fromEntries(new URL(back.headers.get('Location') ?? '').searchParams)).toEqual({
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    const paid = await server.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 250_000,
      latest_charge: { payment_method_details: { type } },
    });
    await server.sandbox.deliverWebhooks();
    expect(server.eventsReceived()).toContain('payment_intent.succeeded');
    await server.reset();
  });

  it('is the same payment for a repeated request', async () => {
    const options = { idempotencyKey: `${type} once` };
    const first = await server.stripe.paymentIntents.create(paidBy(type), options);
    const again = await server.stripe.paymentIntents.create(paidBy(type), options);
    expect(again.id).toBe(first.id);
  });
});

const country = 'payment_method_data[billing_details][address][country]';

const without = (type: Type, billing_details: typeof details | { email: string } | undefined) => ({
  payment_method_data: { type, ...(billing_details && { billing_details }) },
});

it.each<readonly [what: string, Parameters, param: string]>([
  ['another currency', paidBy('ideal', { currency: 'usd' }), 'allowed_payment_method_types'],
  ['a type that is not played', paidBy('alipay'), 'allowed_payment_method_types'],
  [
    'a type that is not allowed',
    paidBy('eps', { allowed_payment_method_types: ['ideal'] }),
    'payment_method',
  ],
  [
    'no name',
    paidBy('bancontact', without('bancontact', undefined)),
    'payment_method_data[billing_details][name]',
  ],
  [
    'no email address',
    paidBy('p24', without('p24', undefined)),
    'payment_method_data[billing_details][email]',
  ],
  ['no country', paidBy('klarna', without('klarna', { email: details.email })), country],
  ['a customer with another currency', paidBy('klarna', { currency: 'usd' }), country],
  ['a customer whom the lender doesn’t have', paidBy('affirm', { currency: 'cad' }), country],
  ['a way back that is no URL', paidBy('ideal', { return_url: 'x' }), 'return_url'],
  ['a way back that is no page', paidBy('ideal', { return_url: 'javascript:alert(1)//"' }), 'return_url'],
  ['more than a lender lends', paidBy('klarna', { amount: 1_000_001 }), 'amount'],
])('refuses %s', async (_what, parameters, param) => {
  await expect(ask(parameters)).rejects.toMatchObject({ statusCode: 400, param });
});

it('refuses a lender without a recipient, and a redirect without a way back', async () => {
  const { shipping: _none, ...unaddressed } = paidBy('affirm');
  await expect(ask(unaddressed)).rejects.toMatchObject({ statusCode: 400, param: 'shipping' });
  const { return_url: _way, ...stranded } = paidBy('ideal');
  await expect(ask(stranded)).rejects.toMatchObject({ statusCode: 400, param: 'return_url' });
});

it('a card’s challenge is not a page of a lender', async () => {
  const asked = await server.stripe.paymentIntents.create({
    amount: 250_000,
    currency: 'usd',
    confirm: true,
    payment_method: await server.methodOf('4000000000003220'),
    allowed_payment_method_types: ['card'],
    return_url: 'https://shop.example/us/en/checkout/',
  });
  const challenge = asked.next_action?.redirect_to_url?.url ?? '';
  const page = challenge.replace('/three-d-secure/', '/bank/');
  expect((await fetch(challenge)).status).toBe(200);
  expect((await fetch(page)).status).toBe(404);
  expect((await press(page, 'authorise')).status).toBe(404);
  expect(await server.stripe.paymentIntents.retrieve(asked.id)).toMatchObject({ status: 'requires_action' });
});

it('a page that is closed leads back without markup from the URL', async () => {
  const { next_action: action } = await ask(
    paidBy('ideal', { return_url: 'https://shop.example/?a=1&b=%22<i>' }),
  );
  const page = action?.redirect_to_url?.url ?? '';
  await press(page, 'authorise');
  const html = await (await fetch(page)).text();
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=%22%3Ci%3E&amp;');
});

it('a page without such an answer or payment is refused', async () => {
  const { next_action: action } = await ask(paidBy('ideal'));
  const page = action?.redirect_to_url?.url ?? '';
  expect((await press(page, 'maybe')).status).toBe(400);
  expect((await press(`${page}x`, 'authorise')).status).toBe(404);
  expect((await fetch(`${page}x`)).status).toBe(404);
});
