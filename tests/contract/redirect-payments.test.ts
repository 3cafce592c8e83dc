import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAnswer } from '../../server/modules/payment/settle-attempt.ts';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import {
  refundStrayCharge,
  type StrayCharge,
  strayRefundTask,
} from '../../server/modules/payment/refund-stray-charge.ts';
import { address, codesOf, orderOf, payBy, payWith, shownCheckout } from './checkout-client.ts';
import { openStandInShop } from './stand-in-shop.ts';
import { redirectOrders } from './redirect-orders.ts';

let shop: Awaited<ReturnType<typeof openStandInShop>>;

beforeAll(async () => {
  shop = await openStandInShop();
});
afterAll(() => shop.close());

const abroad = (country: string, city: string, postalCode: string, phone: string) => ({
  ...address,
  companyName: '',
  streetAddress1: 'Main Street 1',
  city,
  postalCode,
  country,
  countryArea: '',
  phone,
});

/** Each method with an address where it is offered, and the currency there. */
const methods = [
  ['IDEAL', abroad('NL', 'Amsterdam', '1012 AB', '+31201234567'), 'EUR'],
  ['KLARNA', abroad('DE', 'Berlin', '10115', '+493012345678'), 'EUR'],
  ['BANCONTACT', abroad('BE', 'Brussel', '1000', '+3221234567'), 'EUR'],
  ['EPS', abroad('AT', 'Wien', '1010', '+4311234567'), 'EUR'],
  ['PRZELEWY24', abroad('PL', 'Warszawa', '00-001', '+48221234567'), 'PLN'],
  ['AFFIRM', address, 'USD'],
] as const;
const { fill, place, begin, decide } = redirectOrders(() => shop);

describe.each(methods)('%s', (...row) => {
  const [method, { country }, currency] = row;

  it('is offered, described to the provider, and asks the buyer on its own page', async () => {
    const { checkout, asked, intent, page, returnUrl } = await begin(row, `${method} asked`);
    expect(checkout.availablePaymentGateways).toContainEqual(
      expect.objectContaining({ gateway: 'stripe', method }),
    );
    expect(asked).toMatchObject({ confirmationNeeded: true, order: null, checkoutErrors: [] });
    const name = 'Ada Byron';
    expect(intent).toMatchObject({ status: 'requires_action', shipping: { name, address: { country } } });
    expect(returnUrl).toMatch(/^http:\/\/shop\.test\/[a-z]{2}\/[a-z]{2}\/checkout\/payment\//);
    expect(returnUrl).toContain(`/checkout/payment/${checkout.token}/`);
    expect(await (await fetch(page)).text()).toContain('Authorise');
  });

  it('pays once, however often the buyer returns and the event arrives', async () => {
    const key = `${method} paid`;
    const { checkout, page, intent } = await begin(row, key);
    const back = await decide(page, 'authorise');
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    const completed = await place(checkout, currency, key);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      payments: [
        { method, chargeStatus: 'FULLY_CHARGED', total: { amount: checkout.totalPrice.gross.amount } },
      ],
    });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect(await place(checkout, currency, key)).toMatchObject({ orderToken: completed.orderToken });
    expect((await decide(page, 'fail')).searchParams.get('redirect_status')).toBe('succeeded');
    expect((await shop.intentOf(intent.client_secret ?? '')).status).toBe('succeeded');
    await shop.deliverEvents();
    expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(true);
  });

  it('pays by the event alone if the buyer never returns, and shows another browser that it is ordered', async () => {
    const key = `${method} away`;
    const { checkout, page } = await begin(row, key);
    await decide(page, 'authorise');
    expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(false);
    await shop.deliverEvents();
    expect(await shownCheckout(shop.client, checkout.token)).toMatchObject({
      isPlaced: true,
      placedOrderToken: null,
    });
    expect(codesOf(await place(checkout, currency, `${key} elsewhere`, 'another browser'))).toEqual([
      'OPERATION_NOT_ALLOWED',
    ]);
    expect((await place(checkout, currency, `${key} again`)).orderToken).not.toBeNull();
  });

  it('is under way for everyone until it ends, and settled for the browser that pays as soon as that asks', async () => {
    const key = `${method} in a new tab`;
    const { checkout, page } = await begin(row, key);
    const fetchCheckout = (buyerKey?: string) => shownCheckout(shop.client, checkout.token, buyerKey);
    expect(await fetchCheckout('one browser')).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
    await decide(page, 'authorise');
    expect(await fetchCheckout()).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
    expect(await fetchCheckout('another browser')).toMatchObject({
      isPaymentUnderWay: true,
      isPlaced: false,
    });
    const settled = await fetchCheckout('one browser');
    expect(settled).toMatchObject({ isPaymentUnderWay: false, isPlaced: true });
    expect(settled?.placedOrderToken).not.toBeNull();
  });

  it('is no longer under way once it has failed, without an event', async () => {
    const { checkout, page } = await begin(row, `${method} failed in a new tab`);
    await decide(page, 'fail');
    expect(await shownCheckout(shop.client, checkout.token, 'one browser')).toMatchObject({
      isPaymentUnderWay: false,
      isPlaced: false,
    });
  });

  it('charges nothing if the payment fails, and another method then pays for the same order', async () => {
    const key = `${method} failed`;
    const { checkout, page } = await begin(row, key);
    expect((await decide(page, 'fail')).searchParams.get('redirect_status')).toBe('failed');
    expect(codesOf(await place(checkout, currency, key))).toEqual(['PAYMENT_ERROR']);
    await shop.deliverEvents();
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    expect((await place(byCard, currency, `${key} card`)).order).not.toBeNull();
  });

  it('is canceled once another method pays, so that its page can no longer charge', async () => {
    const key = `${method} left`;
    const { checkout, page, intent } = await begin(row, key);
    expect((await decide(page, 'leave')).searchParams.get('redirect_status')).toBe('pending');
    expect(await place(checkout, currency, key)).toMatchObject({ confirmationNeeded: true });
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    const completed = await place(byCard, currency, `${key} card`);
    await decide(page, 'authorise');
    await shop.deliverEvents();
    expect((await shop.intentOf(intent.client_secret ?? '')).status).toBe('canceled');
    expect(await orderOf(shop.client, completed)).toMatchObject({
      payments: [
        { method: 'CREDIT_CARD', chargeStatus: 'FULLY_CHARGED' },
        { method, chargeStatus: 'NOT_CHARGED' },
      ],
    });
  });

  it('is the order’s payment if the buyer has paid before another method is charged', async () => {
    const key = `${method} late`;
    const { checkout, page } = await begin(row, key);
    await decide(page, 'leave');
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    await decide(page, 'authorise');
    const completed = await place(byCard, currency, `${key} card`);
    expect((await orderOf(shop.client, completed))?.['payments']).toMatchObject([
      { method, chargeStatus: 'FULLY_CHARGED' },
    ]);
  });

  it('ends if another browser continues the checkout, and not once it has paid', async () => {
    const open = await begin(row, `${method} continued`);
    const continued = await shop.client.change('CheckoutContinue', { checkoutId: open.checkout.id });
    expect(continued.checkoutErrors).toEqual([]);
    expect(await (await fetch(open.page)).text()).toContain('This payment is closed');

    const paid = await begin(row, `${method} not continued`);
    await decide(paid.page, 'authorise');
    const refused = await shop.client.change('CheckoutContinue', { checkoutId: paid.checkout.id });
    expect(codesOf(refused)).toEqual(['OPERATION_NOT_ALLOWED']);
    expect((await shownCheckout(shop.client, paid.checkout.token))?.isPlaced).toBe(true);
  });

  it('ends an hour after a buyer who neither paid nor returned', async () => {
    const { checkout, page, intent } = await begin(row, `${method} gone`);
    await completeAttempts(shop.services, {
      idleSeconds: 0,
      debitSeconds: 0,
      abandonSeconds: 0,
      runSeconds: 60,
    });
    expect((await shop.intentOf(intent.client_secret ?? '')).status).toBe('canceled');
    expect(await (await fetch(page)).text()).toContain('This payment is closed');
    await shop.deliverEvents();
    expect(await shownCheckout(shop.client, checkout.token)).toMatchObject({
      isPlaced: false,
      isExpired: false,
    });
  });

  it('of a paid order is refunded in parts, and the order shows it', async () => {
    const key = `${method} refunded`;
    const { checkout, page, intent } = await begin(row, key);
    await decide(page, 'authorise');
    const completed = await place(checkout, currency, key);
    for (const amount of [100, intent.amount - 100])
      await shop.standIn.stripe.refunds.create({ payment_intent: intent.id, amount });
    expect(await shop.deliverEvents()).not.toContain(503);
    expect((await orderOf(shop.client, completed))?.['payments']).toMatchObject([
      { method, chargeStatus: 'FULLY_CHARGED', refunded: { amount: intent.amount / 100 } },
    ]);
  });

  it('is refunded if the money arrives after another method has paid', async () => {
    const key = `${method} stray`;
    const { checkout, page, intent } = await begin(row, key);
    const [attempt] = await shop.database.sql<[{ id: string }]>`
      select id from payment_attempt where intent_id = ${intent.id}`;
    // The shop has canceled it, and the provider hasn't yet.
    await recordAnswer(shop.services, {
      attemptId: attempt.id,
      result: { status: 'declined', intentId: intent.id, code: 'PAYMENT_ERROR' },
      refusedBy: { type: 'attempt.canceled' },
    });
    const byCard = await payWith(shop.client, checkout.id, 'pm_card_visa');
    expect((await place(byCard, currency, `${key} card`)).order).not.toBeNull();
    await decide(page, 'authorise');
    expect(await shop.deliverEvents()).not.toContain(503);
    const [job] = await shop.database.sql<[{ payload: StrayCharge }]>`
      select payload from graphile_worker._private_jobs where key = ${`${strayRefundTask}:${attempt.id}`}`;
    await refundStrayCharge(shop.services, job.payload);
    await refundStrayCharge(shop.services, job.payload);
    const { latest_charge: charge } = await shop.intentOf(intent.client_secret ?? '');
    expect(await shop.standIn.stripe.charges.retrieve(charge as string)).toMatchObject({
      refunded: true,
      amount_refunded: intent.amount,
    });
  });
});

it.each([
  ['KLARNA', methods[1][1], { ...address, companyName: '' }],
  ['AFFIRM', address, methods[1][1]],
] as const)(
  '%s is not for a payer in a country with another currency, wherever the parcel goes',
  async (...row) => {
    const [method, shippingAddress, billingAddress] = row;
    const { id: checkoutId, availablePaymentGateways: own } = await fill([method, shippingAddress, '']);
    expect(own.map((gateway) => gateway.method)).toContain(method);
    await payBy(shop.client, checkoutId, method);
    const { checkout } = await shop.client.change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress,
    });
    expect(checkout?.availablePaymentGateways.map((gateway) => gateway.method)).not.toContain(method);
    const input = { gateway: 'stripe', method, token: null };
    const chosen = await shop.client.change('CheckoutPaymentCreate', { checkoutId, input });
    expect(codesOf(chosen)).toEqual(['PAYMENT_NOT_FOUND']);
    if (!checkout) throw new Error('The billing address was refused.');
    const currency = method === 'AFFIRM' ? 'USD' : 'EUR';
    const placed = await place(checkout, currency, `${method} billed abroad`);
    expect([placed.order, codesOf(placed)]).toEqual([null, ['PAYMENT_NOT_FOUND']]);
  },
);

it('afterwards every invariant of orders and money holds', async () => {
  await shop.deliverEvents();
  expect(await shop.violations()).toEqual([]);
});
