import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  idOf,
  payment,
  publishableKey,
  refusalOf,
  type RunningCardSandbox,
  startCardSandbox,
} from './card-sandbox-server.ts';

let server: RunningCardSandbox;
let stripe: Stripe;
let customer: string;

beforeAll(async () => {
  server = await startCardSandbox();
  ({ stripe } = server);
});
afterAll(() => server.close());
afterEach(async () => {
  await server.reset();
});

async function setUp(number: string, changes: Partial<Stripe.SetupIntentCreateParams> = {}) {
  customer = (await stripe.customers.create({ email: 'buyer@solo.example' })).id;
  return stripe.setupIntents.create({
    customer,
    payment_method: await server.methodOf(number),
    confirm: true,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    use_stripe_sdk: true,
    ...changes,
  });
}

const answer = async (intent: Stripe.SetupIntent, given: 'complete' | 'fail') =>
  server.post(`/three-d-secure/${String(intent.next_action?.use_stripe_sdk?.['source'])}`, { answer: given });

const chargeLater = (method: Stripe.SetupIntent['payment_method']) =>
  stripe.paymentIntents.create({ ...payment(idOf(method)), customer, off_session: true });

describe('a card that is set up', () => {
  it('belongs to the customer, and pays without them', async () => {
    const done = await setUp('4242424242424242');
    expect(done).toMatchObject({ status: 'succeeded', usage: 'off_session', customer });
    expect(await stripe.paymentMethods.retrieve(idOf(done.payment_method))).toMatchObject({ customer });
    expect(await chargeLater(done.payment_method)).toMatchObject({ status: 'succeeded' });
    expect(await chargeLater(done.payment_method)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['4000002500003155', 'succeeded'],
    ['4000003800000446', 'succeeded'],
  ])(
    'with %s requires confirmation by its bank while it is set up, and pays without the customer',
    async (number, later) => {
      const asked = await setUp(number);
      expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      expect((await answer(asked, 'complete')).status).toBe(200);
      const done = await stripe.setupIntents.retrieve(asked.id);
      expect(done).toMatchObject({ status: 'succeeded', next_action: null });
      expect(await chargeLater(done.payment_method)).toMatchObject({ status: later });
    },
  );

  it('requires confirmation again if its bank always does, so it does not pay without the customer', async () => {
    const asked = await setUp('4000002760003184');
    await answer(asked, 'complete');
    const { payment_method: method } = await stripe.setupIntents.retrieve(asked.id);
    expect(await refusalOf(chargeLater(method))).toMatchObject({ code: 'authentication_required' });
  });

  it('is not saved if the buyer fails the confirmation', async () => {
    const asked = await setUp('4000000000003220');
    await answer(asked, 'fail');
    await answer(asked, 'complete');
    expect(await stripe.setupIntents.retrieve(asked.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('%s is refused with %s', async (number, code) => {
    const error = await refusalOf(setUp(number));
    expect(error).toMatchObject({ statusCode: 402, code });
    expect(await stripe.setupIntents.retrieve(error.setup_intent?.id ?? '')).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code },
    });
  });

  it('0341 is saved, and declined when it is charged', async () => {
    const done = await setUp('4000000000000341');
    expect(done.status).toBe('succeeded');
    expect(await refusalOf(chargeLater(done.payment_method))).toMatchObject({ code: 'card_declined' });
  });

  it('also works step by step: create, confirm, cancel', async () => {
    const created = await stripe.setupIntents.create({});
    expect(created).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    expect(await refusalOf(stripe.setupIntents.confirm(created.id))).toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
    expect((await stripe.setupIntents.cancel(created.id)).status).toBe('canceled');
    expect(await refusalOf(stripe.setupIntents.cancel(created.id))).toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  it('is visible to a browser only with its client secret', async () => {
    const { id, client_secret: secret } = await setUp('4242424242424242');
    const see = (query: string) =>
      fetch(`${server.apiBase}/v1/setup_intents/${id}?key=${publishableKey}${query}`);
    expect((await see('')).status).toBe(400);
    expect((await see('&client_secret=wrong')).status).toBe(400);
    const shown = (await (await see(`&client_secret=${String(secret)}`)).json()) as object;
    expect(shown).toMatchObject({ id, status: 'succeeded' });
    expect(shown).not.toHaveProperty('customer');
  });

  it('of another customer is refused', async () => {
    const { payment_method: method } = await setUp('4242424242424242');
    const other = await stripe.customers.create({});
    const error = await refusalOf(
      stripe.setupIntents.create({
        customer: other.id,
        payment_method: idOf(method),
        confirm: true,
        allowed_payment_method_types: ['card'],
      }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });
});

describe('a payment that saves its card', () => {
  it('attaches it to the customer, who pays with it again', async () => {
    customer = (await stripe.customers.create({})).id;
    const method = await server.methodOf('4242424242424242');
    const paid = await stripe.paymentIntents.create({
      ...payment(method),
      customer,
      setup_future_usage: 'off_session',
    });
    expect(paid).toMatchObject({ status: 'succeeded', customer, setup_future_usage: 'off_session' });
    expect(await stripe.paymentMethods.retrieve(method)).toMatchObject({ customer });
    expect(await chargeLater(method)).toMatchObject({ status: 'succeeded' });
  });

  it('uses it up unless that was requested', async () => {
    customer = (await stripe.customers.create({})).id;
    const method = await server.methodOf('4242424242424242');
    await stripe.paymentIntents.create({ ...payment(method), customer });
    expect(await refusalOf(chargeLater(method))).toMatchObject({ param: 'payment_method' });
  });
});

describe('a saved card', () => {
  const keptMethod = async () => idOf((await setUp('4242424242424242')).payment_method);

  it('gets another expiry and name', async () => {
    const id = await keptMethod();
    expect(
      await stripe.paymentMethods.update(id, {
        card: { exp_month: 7, exp_year: 2041 },
        billing_details: { name: 'Ada Byron' },
      }),
    ).toMatchObject({
      card: { exp_month: 7, exp_year: 2041, last4: '4242' },
      billing_details: { name: 'Ada Byron' },
    });
  });

  it.each([
    [{ exp_month: 13, exp_year: 2041 }, 'invalid_expiry_month'],
    [{ exp_month: 1, exp_year: 2001 }, 'invalid_expiry_year'],
  ])('accepts no invalid expiry: %o', async (card, code) => {
    const id = await keptMethod();
    expect(await refusalOf(stripe.paymentMethods.update(id, { card }))).toMatchObject({
      code,
      statusCode: 402,
    });
  });

  it('pays nothing once it was detached, and can’t be changed', async () => {
    const id = await keptMethod();
    await stripe.paymentMethods.detach(id);
    expect(await refusalOf(chargeLater(id))).toMatchObject({ param: 'payment_method' });
    expect(await refusalOf(stripe.paymentMethods.update(id, { metadata: { a: 'b' } }))).toMatchObject({
      statusCode: 400,
    });
    expect(await refusalOf(stripe.paymentMethods.detach(id))).toMatchObject({ statusCode: 400 });
  });
});
