import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ErrorBody,
  type RunningCardSandbox,
  amount,
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

describe('test cards', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['4000000000000259', 'visa'],
  ])('%s pays', async (number, brand) => {
    const intent = await stripe.paymentIntents.create({
      ...payment(await server.methodOf(number)),
      expand: ['payment_method', 'latest_charge'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: amount,
      payment_method: { card: { brand, last4: number.slice(-4) } },
      latest_charge: { paid: true, amount, status: 'succeeded', payment_method_details: { card: { brand } } },
    });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4000000000000036', 'incorrect_zip', 'incorrect_zip'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
  ])(
    '%s is refused with %s (%s) and another card may pay the same payment',
    async (number, code, declineCode) => {
      const error = await refusalOf(stripe.paymentIntents.create(payment(await server.methodOf(number))));
      expect(error).toMatchObject({
        type: 'StripeCardError',
        statusCode: 402,
        code,
        decline_code: declineCode,
      });
      expect(error.payment_intent).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { code },
      });
      const charge = await stripe.charges.retrieve(String(error.charge));
      expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });

      const paid = await stripe.paymentIntents.confirm(error.payment_intent?.id ?? '', {
        payment_method: await server.methodOf('4242424242424242'),
      });
      expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  it.each([
    ['4242424242424241', {}, 'incorrect_number', 'number'],
    ['4242', {}, 'invalid_number', 'number'],
    ['not a number', {}, 'invalid_number', 'number'],
    ['4242424242424242', { exp_year: '2020' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { exp_year: '20' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['378282246310005', { cvc: '123' }, 'invalid_cvc', 'cvc'],
    ['4111111111111111', {}, 'card_declined', undefined],
  ])('%s with %o is rejected: %s', async (number, card, code, param) => {
    const response = await server.createMethod(number, card);
    const { error } = (await response.json()) as ErrorBody;
    expect(response.status).toBe(402);
    expect(error).toMatchObject({ type: 'card_error', code });
    expect(error.param).toBe(param);
  });

  it('refuses a card that is not a test card', async () => {
    const { error } = (await (await server.createMethod('4111111111111111')).json()) as ErrorBody;
    expect(error.decline_code).toBe('test_mode_live_card');
  });

  it('stores no card number', async () => {
    const id = await server.methodOf('5555555555554444');
    const method = await stripe.paymentMethods.retrieve(id);
    expect(JSON.stringify(method)).not.toContain('5555555555554444');
    expect(method.card).toMatchObject({ last4: '4444', brand: 'mastercard', exp_month: 12 });
  });

  it.each([
    ['pm_card_visa', 'succeeded'],
    ['pm_card_authenticationRequired', 'requires_action'],
  ])('%s needs no card data', async (token, status) => {
    expect(await stripe.paymentIntents.create(payment(token))).toMatchObject({ status });
  });

  it('disputes what 0259 paid', async () => {
    const intent = await stripe.paymentIntents.create({
      ...payment(await server.methodOf('4000000000000259')),
      expand: ['latest_charge'],
    });
    expect(intent.latest_charge).toMatchObject({ disputed: true });
    await server.sandbox.deliverWebhooks();
    expect(server.eventsReceived()).toContain('charge.dispute.created');
  });

  it('lets a customer store 0341 and declines its charge', async () => {
    const customer = await stripe.customers.create({ email: 'buyer@solo.example' });
    const method = await stripe.paymentMethods.attach(await server.methodOf('4000000000000341'), {
      customer: customer.id,
    });
    expect(method.customer).toBe(customer.id);
    const error = await refusalOf(
      stripe.paymentIntents.create({ ...payment(method.id), customer: customer.id }),
    );
    expect(error.code).toBe('card_declined');
  });

  it('refuses to attach a card that the bank refuses', async () => {
    const customer = await stripe.customers.create({});
    const error = await refusalOf(
      stripe.paymentMethods.attach(await server.methodOf('4000000000000002'), { customer: customer.id }),
    );
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
  });
});

describe('3-D Secure', () => {
  it.each(['4000000000003220', '4000002760003184', '4000002500003155', '4000003800000446'])(
    '%s challenges, and pays once the buyer agrees',
    async (number) => {
      const intent = await stripe.paymentIntents.create(payment(await server.methodOf(number)));
      expect(intent).toMatchObject({
        status: 'requires_action',
        amount_received: 0,
        latest_charge: null,
        next_action: { type: 'use_stripe_sdk' },
      });
      expect((await server.answerChallenge(intent, 'complete')).status).toBe(200);
      expect(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).toMatchObject({
        status: 'succeeded',
        latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
      });
    },
  );

  it('charges nothing if the buyer does not pass', async () => {
    const intent = await stripe.paymentIntents.create(payment(await server.methodOf('4000000000003220')));
    await server.answerChallenge(intent, 'fail');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await server.sandbox.deliverWebhooks();
    expect(server.eventsReceived()).toContain('payment_intent.payment_failed');
  });

  it.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s is declined (%s) after the buyer agreed', async (number, declineCode) => {
    const intent = await stripe.paymentIntents.create(payment(await server.methodOf(number)));
    await server.answerChallenge(intent, 'complete');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: declineCode },
    });
  });

  it('counts only the first answer', async () => {
    const intent = await stripe.paymentIntents.create(payment(await server.methodOf('4000000000003220')));
    await Promise.all([
      server.answerChallenge(intent, 'complete'),
      server.answerChallenge(intent, 'complete'),
      server.answerChallenge(intent, 'complete'),
    ]);
    await server.answerChallenge(intent, 'fail');
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it('redirects the buyer to the bank and back if the page does not show the challenge itself', async () => {
    const returnUrl = `${server.origin}/us/en/order?step=payment`;
    const intent = await stripe.paymentIntents.create({
      ...payment(await server.methodOf('4000000000003220')),
      return_url: returnUrl,
    });
    const url = intent.next_action?.redirect_to_url?.url ?? '';
    expect(intent.next_action).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl },
    });
    expect(await (await fetch(url)).text()).toContain('Complete authentication');
    const back = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'complete' }),
      redirect: 'manual',
    });
    const target = new URL(back.headers.get('Location') ?? '');
    expect(back.status).toBe(303);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      step: 'payment',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it.each(['4000003800000446', '4242424242424242'])('%s pays without the buyer', async (number) => {
    const parameters = { ...payment(await server.methodOf(number)), off_session: true };
    expect(await stripe.paymentIntents.create(parameters)).toMatchObject({ status: 'succeeded' });
  });

  it('4000002760003184 does not pay without the buyer', async () => {
    const parameters = { ...payment(await server.methodOf('4000002760003184')), off_session: true };
    const error = await refusalOf(stripe.paymentIntents.create(parameters));
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  it('does not ask again for a card that was set up', async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach(await server.methodOf('4000002500003155'), {
      customer: customer.id,
    });
    const mine = { ...payment(method.id), customer: customer.id };
    const first = await stripe.paymentIntents.create({ ...mine, setup_future_usage: 'off_session' });
    await server.answerChallenge(first, 'complete');
    expect(await stripe.paymentIntents.create({ ...mine, off_session: true })).toMatchObject({
      status: 'succeeded',
    });
  });
});
