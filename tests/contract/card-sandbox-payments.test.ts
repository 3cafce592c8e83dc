import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type RunningCardSandbox,
  amount,
  idOf,
  payment,
  refusalOf,
  startCardSandbox,
} from './card-sandbox-server.ts';

let server: RunningCardSandbox;
let stripe: Stripe;

beforeAll(async () => {
  server = await startCardSandbox();
  ({ stripe } = server);
});
afterAll(() => server.close());
afterEach(() => server.reset());

describe('payments', () => {
  it('work step by step: create, confirm, retrieve', async () => {
    const created = await stripe.paymentIntents.create({ amount, currency: 'eur' });
    expect(created.status).toBe('requires_payment_method');
    expect((await refusalOf(stripe.paymentIntents.confirm(created.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
    const paid = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/',
    });
    expect(paid.status).toBe('succeeded');
    expect((await refusalOf(stripe.paymentIntents.confirm(created.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await refusalOf(stripe.paymentIntents.cancel(created.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it('wait for confirmation if they have a payment method, and end when canceled', async () => {
    const waiting = await stripe.paymentIntents.create({
      amount,
      currency: 'usd',
      payment_method: 'pm_card_visa',
    });
    expect(waiting.status).toBe('requires_confirmation');
    const canceled = await stripe.paymentIntents.cancel(waiting.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect((await refusalOf(stripe.paymentIntents.confirm(waiting.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    [{ amount: 29, currency: 'gbp' }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'amount'],
    [{ amount: -5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 10.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 500, currency: 'xyz' }, undefined, 'currency'],
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [{ amount: 500, currency: '' }, 'parameter_invalid_empty', 'currency'],
    [{ amount: 500, currency: 'usd', colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ amount: 500, currency: 'usd', confirm: 'perhaps' }, undefined, 'confirm'],
    [{ amount: 500, currency: 'usd', customer: 'cus_nobody' }, 'resource_missing', 'customer'],
    [{ amount: 500, currency: 'usd', payment_method: 'pm_nothing' }, 'resource_missing', 'payment_method'],
    [
      { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
      undefined,
      'return_url',
    ],
    [{ amount: 500, currency: 'usd', off_session: true }, undefined, 'off_session'],
    [{ amount: 500, currency: 'usd', metadata: { note: 'x'.repeat(501) } }, undefined, 'metadata'],
  ])('%o is refused: %s at %s', async (parameters, code, param) => {
    const error = await refusalOf(
      stripe.paymentIntents.create(parameters as unknown as Stripe.PaymentIntentCreateParams),
    );
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    expect(error.code).toBe(code);
  });

  it('return 404 for an unknown one', async () => {
    expect(await refusalOf(stripe.paymentIntents.retrieve('pi_unknown'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('use a payment method once when it belongs to no customer', async () => {
    const method = await server.methodOf('4242424242424242');
    await stripe.paymentIntents.create(payment(method));
    expect(await refusalOf(stripe.paymentIntents.create(payment(method)))).toMatchObject({
      statusCode: 400,
      param: 'payment_method',
    });
  });

  it('never use another customer’s payment method', async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(await refusalOf(stripe.paymentIntents.create(payment(method.id)))).toMatchObject({
      statusCode: 400,
    });
    expect(
      await stripe.paymentIntents.create({ ...payment(method.id), customer: customer.id }),
    ).toMatchObject({ status: 'succeeded' });
    await stripe.paymentMethods.detach(method.id);
    expect(await refusalOf(stripe.paymentIntents.create(payment(method.id)))).toMatchObject({
      statusCode: 400,
    });
  });

  it('are listed newest first, page by page', async () => {
    const customer = await stripe.customers.create({});
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.push((await stripe.paymentIntents.create({ amount, currency: 'usd', customer: customer.id })).id);
    const all: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ customer: customer.id, limit: 2 }))
      all.push(intent.id);
    expect(all).toEqual(made.toReversed());
    const before = await stripe.paymentIntents.list({
      customer: customer.id,
      limit: 2,
      ending_before: made[0] ?? '',
    });
    expect(before.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    const none = await stripe.paymentIntents.list({ customer: customer.id, created: { lt: 1000 } });
    expect(none).toMatchObject({ data: [], has_more: false });
  });

  it('are found by their metadata and nothing else', async () => {
    const parameters = payment('pm_card_visa');
    const made = await stripe.paymentIntents.create(parameters);
    const attempt = String(parameters.metadata?.['attempt']);
    const find = (query: string) => stripe.paymentIntents.search({ query });
    expect((await find(`metadata['attempt']:'${attempt}'`)).data.map(({ id }) => id)).toEqual([made.id]);
    expect((await find(`status:'succeeded' AND metadata["attempt"]:"${attempt}"`)).data).toHaveLength(1);
    expect((await find(`status:'canceled' AND metadata['attempt']:'${attempt}'`)).data).toHaveLength(0);
    expect(await refusalOf(find('amount>1000'))).toMatchObject({ statusCode: 400, param: 'query' });
  });
});

describe('customers', () => {
  it('store what was sent and change what is sent again', async () => {
    const address = {
      line1: '1 Main St',
      line2: null,
      city: 'Boston',
      state: 'MA',
      postal_code: '02108',
      country: 'US',
    };
    const made = await stripe.customers.create({
      email: 'a@clinic.example',
      name: 'A',
      metadata: { plan: 'team', seats: 5 },
      address: { ...address, line2: '' },
    });
    expect(made).toMatchObject({
      email: 'a@clinic.example',
      address,
      metadata: { plan: 'team', seats: '5' },
    });
    const changed = await stripe.customers.update(made.id, { name: '', metadata: { seats: '' } });
    expect(changed).toMatchObject({
      email: 'a@clinic.example',
      name: null,
      address,
      metadata: { plan: 'team' },
    });
    expect(changed.metadata).not.toHaveProperty('seats');
    expect(await stripe.customers.retrieve(made.id)).toEqual(changed);
  });
});

describe('refunds', () => {
  it('refund parts, and never more than was paid', async () => {
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'));
    const half = await stripe.refunds.create({ payment_intent: intent.id, amount: 200_000 });
    expect(half).toMatchObject({ status: 'succeeded', amount: 200_000, charge: intent.latest_charge });
    expect(
      await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 200_000 })),
    ).toMatchObject({ param: 'amount' });
    await stripe.refunds.create({ charge: idOf(intent.latest_charge) });
    expect((await refusalOf(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
      'charge_already_refunded',
    );
    expect(await stripe.charges.retrieve(idOf(intent.latest_charge))).toMatchObject({
      amount_refunded: amount,
      refunded: true,
    });
    expect(
      (await stripe.refunds.list({ payment_intent: intent.id })).data.map((refund) => refund.amount),
    ).toEqual([189_900, 200_000]);
  });

  it('never exceed the payment when concurrent', async () => {
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa'));
    const tries = Array.from({ length: 6 }, () =>
      stripe.refunds.create({ payment_intent: intent.id, amount: 100_000 }),
    );
    const results = await Promise.allSettled(tries);
    const refunded = results.filter(({ status }) => status === 'fulfilled').length;
    const charge = await stripe.charges.retrieve(idOf(intent.latest_charge));
    expect(charge.amount_refunded).toBe(refunded * 100_000);
    expect(charge.amount_refunded).toBeLessThanOrEqual(amount);
  });

  it('need a charge that succeeded', async () => {
    const error = await refusalOf(stripe.paymentIntents.create(payment('pm_card_chargeDeclined')));
    expect(
      (await refusalOf(stripe.refunds.create({ payment_intent: error.payment_intent?.id ?? '' }))).code,
    ).toBe('charge_not_refundable');
  });
});
