import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { loadOrder } from '../../server/modules/order/order.repository.ts';
import { findAttempt } from '../../server/modules/payment/attempt.repository.ts';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import type { RefundFailed } from '../../server/modules/payment/payment-services.ts';
import { reconcile } from '../../server/modules/payment/reconcile.ts';
import {
  refundStrayCharge,
  type StrayCharge,
  strayRefundTask,
} from '../../server/modules/payment/refund-stray-charge.ts';
import { recordAnswer } from '../../server/modules/payment/settle-attempt.ts';
import { alertFailedRefund } from '../../server/modules/refund/alert-failed-refund.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import {
  address,
  type CheckoutFields,
  codesOf,
  type Completed,
  openCheckout,
  orderOf,
  payBy,
  payWith,
  shownCheckout,
  tickRenewal,
} from './checkout-client.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';

const method = 'PAYPAL_ONE_TIME';
let shop: Awaited<ReturnType<typeof openPaypalShop>>;

beforeAll(async () => {
  shop = await openPaypalShop();
});
afterAll(() => shop.close());

const berlin = {
  ...address,
  companyName: '',
  streetAddress1: 'Main Street 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '+493012345678',
};

/** Completes all steps up to the payment. */
async function fill(shippingAddress = berlin): Promise<CheckoutFields> {
  const wanted = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
  const { id: checkoutId } = await openCheckout(shop.client, wanted, shippingAddress.country);
  await shop.client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
  const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  await shop.client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  const billed = await shop.client.change('CheckoutBillingAddressUpdate', {
    checkoutId,
    billingAddress: shippingAddress,
  });
  if (!billed.checkout) throw new Error(JSON.stringify(billed.checkoutErrors));
  return billed.checkout;
}

const place = (
  checkout: CheckoutFields,
  idempotencyKey: string,
  { buyerKey = 'one browser', currency = 'EUR' } = {},
) =>
  shop.client.change<Completed>('CheckoutComplete', {
    checkoutId: checkout.id,
    idempotencyKey,
    buyerKey,
    expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
    attestations: checkout.requiredAttestations,
  });

interface ShownOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly [
    {
      readonly custom_id: string;
      readonly amount: { readonly currency_code: string; readonly value: string };
      readonly shipping: { readonly address: { readonly country_code: string } };
      readonly payments?: {
        readonly captures: readonly [{ readonly id: string; readonly status: string }];
      };
    },
  ];
  readonly payment_source: {
    readonly paypal: { readonly experience_context: { readonly return_url: string } };
  };
}

const orderAt = async (id: string): Promise<ShownOrder> =>
  (await (await shop.standIn.ask('GET', `/v2/checkout/orders/${id}`)).json()) as ShownOrder;

/** Places the order and returns the page on which the buyer pays. */
async function begin(key: string) {
  const checkout = await payBy(shop.client, (await fill()).id, method);
  const asked = await place(checkout, key);
  const page = asked.paymentIntentSecret ?? '';
  const paypalOrderId = new URL(page).searchParams.get('token') ?? '';
  return { checkout, asked, page, paypalOrderId, paypalOrder: await orderAt(paypalOrderId) };
}

const paymentsOf = async (completed: Completed) => (await orderOf(shop.client, completed))?.['payments'];
const paid = [{ method, chargeStatus: 'FULLY_CHARGED' }];

it('is offered once for all orders that it can pay, and not for what renews', async () => {
  const checkout = await fill();
  const gateways = (shown: CheckoutFields) =>
    shown.availablePaymentGateways.map(({ gateway, ...rest }) => [gateway, rest.method]);
  expect(gateways(checkout)).toContainEqual(['paypal', method]);
  expect(gateways(await tickRenewal(shop.client, checkout.id))).not.toContainEqual(['paypal', method]);
  const input = { gateway: 'stripe', method, token: null };
  const refused = await shop.client.change('CheckoutPaymentCreate', { checkoutId: (await fill()).id, input });
  expect(codesOf(refused)).toEqual(['PAYMENT_NOT_FOUND']);
});

it('describes the placed order, and asks the buyer on a page of its own', async () => {
  const { checkout, asked, page, paypalOrder } = await begin('asked');
  expect(asked).toMatchObject({ confirmationNeeded: true, order: null, checkoutErrors: [] });
  const { gross } = checkout.totalPrice;
  expect(paypalOrder).toMatchObject({
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: gross.amount.toFixed(2) },
        shipping: { name: { full_name: 'Ada Byron' }, address: { country_code: 'DE' } },
      },
    ],
  });
  const { return_url: returnUrl } = paypalOrder.payment_source.paypal.experience_context;
  expect(returnUrl).toMatch(/^http:\/\/shop\.test\/de\/[a-z]{2}\/checkout\/payment\//);
  expect(returnUrl).toContain(`/checkout/payment/${checkout.token}/`);
  expect(await (await fetch(page)).text()).toContain('Pay now');
});

it('takes the money once, however often the buyer returns and events arrive', async () => {
  const { checkout, page, paypalOrderId } = await begin('paid');
  const back = await shop.standIn.answer(page, 'pay');
  expect([back.searchParams.get('token'), back.searchParams.get('PayerID')]).toEqual([
    paypalOrderId,
    'SANDBOXPAYER1',
  ]);
  const [completed, again] = await Promise.all([place(checkout, 'paid'), place(checkout, 'paid')]);
  const placed = completed.order ? completed : again;
  expect(await paymentsOf(placed)).toMatchObject([
    { ...paid[0], total: { amount: checkout.totalPrice.gross.amount } },
  ]);
  const events = await shop.takeEvents();
  const types = events.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
  expect(types).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  for (const event of [...events, ...events.toReversed()]) expect(await shop.deliver(event)).toBe(200);
  expect((await place(checkout, 'paid')).orderToken).toBe(placed.orderToken);
  expect((await shop.standIn.answer(page, 'pay')).searchParams.get('token')).toBe(paypalOrderId);
  expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(true);
});

it('is paid by the event of the approval if the buyer never returns', async () => {
  const { checkout, page, paypalOrderId } = await begin('away');
  await shop.standIn.answer(page, 'pay');
  expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(false);
  const [approved] = await shop.takeEvents();
  if (!approved) throw new Error('There is no event.');
  expect(await shop.deliver(approved)).toBe(200);
  expect((await orderAt(paypalOrderId)).status).toBe('COMPLETED');
  expect(await shownCheckout(shop.client, checkout.token)).toMatchObject({
    isPlaced: true,
    placedOrderToken: null,
  });
  const elsewhere = await place(checkout, 'away elsewhere', { buyerKey: 'another browser' });
  expect(codesOf(elsewhere)).toEqual(['OPERATION_NOT_ALLOWED']);
  expect((await place(checkout, 'away again')).orderToken).not.toBeNull();
});

it('is under way for everyone until it ends, and settled for the browser that pays as soon as that asks', async () => {
  const { checkout, page } = await begin('a new tab');
  const asked = (buyerKey?: string) => shownCheckout(shop.client, checkout.token, buyerKey);
  expect(await asked('one browser')).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  await shop.standIn.answer(page, 'pay');
  expect(await asked()).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  expect(await asked('another browser')).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  const settled = await asked('one browser');
  expect(settled).toMatchObject({ isPaymentUnderWay: false, isPlaced: true });
  expect(settled?.placedOrderToken).not.toBeNull();
});

it('takes nothing if PayPal refuses the money, and PayPal or a card then pays for the same order', async () => {
  const { checkout, page } = await begin('refused');
  await shop.standIn.answer(page, 'decline');
  expect(codesOf(await place(checkout, 'refused'))).toEqual(['PAYMENT_ERROR']);
  await shop.deliverEvents();
  const asked = await place(checkout, 'refused again');
  expect(asked.paymentIntentSecret).not.toBe(page);
  // The first page is still there, and can no longer pay.
  await shop.standIn.answer(page, 'pay');
  expect(await shop.deliverEvents()).toEqual([200]);
  expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(false);
  const byCard = await payWith(shop.client, checkout.id, cards.good);
  expect((await place(byCard, 'refused card')).order).not.toBeNull();
});

it('stays open for a buyer who only looks at the page, and ends once another method pays', async () => {
  const { checkout, page, paypalOrderId } = await begin('left');
  expect((await shop.standIn.answer(page, 'cancel')).searchParams.has('PayerID')).toBe(false);
  expect(await place(checkout, 'left')).toMatchObject({
    confirmationNeeded: true,
    paymentIntentSecret: page,
  });
  const byCard = await payWith(shop.client, checkout.id, cards.good);
  const completed = await place(byCard, 'left card');
  await shop.standIn.answer(page, 'pay');
  expect(await shop.deliverEvents()).toEqual([200]);
  expect((await orderAt(paypalOrderId)).status).toBe('APPROVED');
  expect(await paymentsOf(completed)).toMatchObject([
    { method: 'CREDIT_CARD', chargeStatus: 'FULLY_CHARGED' },
    { method, chargeStatus: 'NOT_CHARGED' },
  ]);
});

it('is the order’s payment if the buyer has approved it before another method is charged', async () => {
  const { checkout, page } = await begin('late');
  const byCard = await payWith(shop.client, checkout.id, cards.good);
  await shop.standIn.answer(page, 'pay');
  expect(await paymentsOf(await place(byCard, 'late card'))).toMatchObject(paid);
});

it('ends an hour after a buyer who neither paid nor returned, and pays for one who did', async () => {
  const gone = await begin('gone');
  const silent = await begin('silent');
  await shop.standIn.answer(silent.page, 'pay');
  await completeAttempts(shop.services, {
    idleSeconds: 0,
    debitSeconds: 0,
    abandonSeconds: 0,
    runSeconds: 60,
  });
  await shop.standIn.answer(gone.page, 'pay');
  await shop.deliverEvents();
  expect(await shownCheckout(shop.client, gone.checkout.token)).toMatchObject({
    isPlaced: false,
    isExpired: false,
  });
  expect((await shownCheckout(shop.client, silent.checkout.token))?.isPlaced).toBe(true);
});

describe('a payment that PayPal reviews', () => {
  /** The buyer pays, PayPal reviews it, and the buyer is back in the shop. */
  async function review(key: string) {
    const begun = await begin(key);
    await shop.standIn.answer(begun.page, 'review');
    return { ...begun, completed: await place(begun.checkout, key) };
  }
  const pending = {
    chargeStatus: 'ASYNC_PROCESSING',
    paymentStatus: 'OPEN',
    payments: [{ method, chargeStatus: 'ASYNC_PROCESSING' }],
  };

  /** What the shop has written about the order of a payment. */
  async function booksOf({ paypalOrderId }: { readonly paypalOrderId: string }) {
    const { sql } = shop.database;
    const [row] = await sql`
      select (select count(*)::int from orders as other where other.checkout_id = orders.checkout_id) as orders,
        (select count(*)::int from payment_attempt as other where other.order_id = orders.id) as attempts,
        (select count(*)::int from subscription where order_id = orders.id) as subscriptions
      from payment_attempt join orders on orders.id = order_id where intent_id = ${paypalOrderId}`;
    return row;
  }

  /** Pays by card from the order's link. */
  async function payByLink(token: string, { gross }: CheckoutFields['totalPrice']) {
    const { body } = await sendGraphql(createGraphqlHandler(shop.services), {
      query: storefrontOperation('OrderPay'),
      operationName: 'OrderPay',
      variables: {
        token,
        idempotencyKey: token,
        expectedTotal: { amount: gross.amount, currency: 'EUR' },
        payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good },
        languageCode: 'EN',
        attestations: [],
      },
    });
    return body.data?.['orderPay'];
  }

  it('orders at once and waits, however often it is asked', async () => {
    const { checkout, completed, paypalOrderId } = await review('reviewed');
    expect(await orderOf(shop.client, completed)).toMatchObject(pending);
    expect(await place(checkout, 'reviewed')).toMatchObject({ orderToken: completed.orderToken });
    expect(await place(checkout, 'another key')).toMatchObject({ orderToken: completed.orderToken });
    expect(await shop.deliverEvents()).not.toContain(503);
    await completeAttempts(shop.services, {
      idleSeconds: 0,
      debitSeconds: 0,
      abandonSeconds: 0,
      runSeconds: 60,
    });
    expect(await orderOf(shop.client, completed)).toMatchObject(pending);
    expect(await shownCheckout(shop.client, checkout.token)).toMatchObject({
      isPlaced: true,
      isPaymentUnderWay: false,
    });
    expect(await booksOf({ paypalOrderId })).toEqual({ orders: 1, attempts: 1, subscriptions: 0 });
    // Nothing can be paid by the order's link meanwhile.
    expect(await payByLink(completed.orderToken ?? '', checkout.totalPrice)).toMatchObject({
      orderErrors: [{}],
    });
    expect(await booksOf({ paypalOrderId })).toMatchObject({ orders: 1, attempts: 1 });
  });

  it('orders for a buyer who never returns', async () => {
    const { checkout, page } = await begin('reviewed away');
    await shop.standIn.answer(page, 'review');
    await shop.deliverEvents();
    expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(true);
    expect(await orderOf(shop.client, await place(checkout, 'reviewed away'))).toMatchObject(pending);
  });

  it('is paid, with what it sells, once PayPal accepts it', async () => {
    const { completed, page, paypalOrderId } = await review('accepted');
    await shop.deliverEvents();
    await shop.standIn.answer(page, 'accept');
    expect(await shop.deliverEvents()).toEqual([200]);
    expect(await paymentsOf(completed)).toMatchObject(paid);
    expect(await booksOf({ paypalOrderId })).toEqual({ orders: 1, attempts: 1, subscriptions: 1 });
  });

  it('is not charged if PayPal refuses it: the order stays, and is paid another way', async () => {
    const { checkout, completed, page, paypalOrderId } = await review('denied');
    await shop.standIn.answer(page, 'deny');
    // The last event first: what counts is what PayPal says when it is asked.
    for (const event of (await shop.takeEvents()).toReversed()) expect(await shop.deliver(event)).toBe(200);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      chargeStatus: 'NOT_CHARGED',
      paymentStatus: 'OPEN',
      payments: [{ method, chargeStatus: 'NOT_CHARGED', debitFailure: 'RETURNED' }],
    });
    expect(await place(checkout, 'denied')).toMatchObject({ orderToken: completed.orderToken });
    expect(await payByLink(completed.orderToken ?? '', checkout.totalPrice)).toMatchObject({
      orderErrors: [],
      payable: { status: 'PAID' },
    });
    expect(await booksOf({ paypalOrderId })).toEqual({ orders: 1, attempts: 2, subscriptions: 1 });
  });
});

describe('a response that is lost', () => {
  it.each([
    ['carried out', 'lost-answer'],
    ['not carried out', 'error-500'],
  ] as const)('about a new order, %s, opens one page', async (words, fault) => {
    const checkout = await payBy(shop.client, (await fill()).id, method);
    shop.standIn.failNext('POST', /orders$/, fault);
    expect((await place(checkout, `order ${words}`)).isPending).toBe(true);
    expect((await place(checkout, `order ${words}`)).paymentIntentSecret).toContain('/checkoutnow?token=');
  });

  it.each([
    ['carried out', 'lost-answer'],
    ['not carried out', 'error-500'],
  ] as const)('about taking the money, %s, takes it once', async (words, fault) => {
    const { checkout, page } = await begin(`capture ${words}`);
    await shop.standIn.answer(page, 'pay');
    shop.standIn.failNext('POST', /capture$/, fault);
    expect(await place(checkout, `capture ${words}`)).toMatchObject({ order: null, isPending: true });
    expect(await paymentsOf(await place(checkout, `capture ${words}`))).toMatchObject(paid);
  });
});

const orderIdOf = async (attemptId: string) =>
  (await findAttempt(shop.database.sql, attemptId))?.orderId ?? '';

describe('money that is given back', () => {
  it('is refunded if it arrives after another method has paid', async () => {
    const { checkout, page, paypalOrderId, paypalOrder } = await begin('stray');
    const attemptId = paypalOrder.purchase_units[0].custom_id;
    const byCard = await payWith(shop.client, checkout.id, cards.good);
    await shop.standIn.answer(page, 'pay');
    // The shop ends the attempt while another of its requests takes the money.
    await recordAnswer(shop.services, {
      attemptId,
      result: { status: 'declined', intentId: paypalOrderId, code: 'PAYMENT_ERROR' },
      refusedBy: { type: 'attempt.canceled' },
    });
    expect((await place(byCard, 'stray card')).order).not.toBeNull();
    expect(await shop.paypal.retrieve(paypalOrderId)).toMatchObject({ status: 'succeeded' });
    expect(await shop.deliverEvents()).not.toContain(503);
    const [job] = await shop.database.sql<[{ payload: StrayCharge }]>`
      select payload from graphile_worker._private_jobs where key = ${`${strayRefundTask}:${attemptId}`}`;
    shop.standIn.failNext('POST', /refund$/, 'lost-answer');
    await expect(refundStrayCharge(shop.services, job.payload)).rejects.toThrow('was not refunded');
    await refundStrayCharge(shop.services, job.payload);
    await refundStrayCharge(shop.services, job.payload);
    expect(await orderAt(paypalOrderId)).toMatchObject({
      purchase_units: [{ payments: { captures: [{ status: 'REFUNDED' }], refunds: [{}] } }],
    });
    await shop.deliverEvents();
    // The bank returns it: the shop owes it again, and tells its operators, but not the buyer, who knows of nothing.
    await shop.standIn.sandbox.failRefunds(paypalOrderId);
    expect(new Set(await shop.deliverEvents())).toEqual(new Set([200]));
    const [owed] = await shop.database.sql<[{ sum: number }]>`
      select -sum(amount)::bigint as sum from ledger_entry
      where attempt_id = ${attemptId} and account in ('OWED_REFUNDS', 'PROVIDER') group by account having sum(amount) < 0`;
    expect(owed.sum).toBeGreaterThan(0);
    const order = await loadOrder(shop.database.sql, await orderIdOf(attemptId));
    expect(order?.payments.find(({ id }) => id === attemptId)?.entries).toMatchObject([
      { entry: 'CHARGE', isFailed: false },
      { entry: 'REFUND', isFailed: true },
    ]);
    const [alert] = await shop.database.sql<[{ payload: RefundFailed }]>`
      select payload from graphile_worker._private_jobs where key like 'alert-failed-refund:%'`;
    expect(alert.payload).toMatchObject({ gateway: 'paypal', isOwed: true, isBuyerTold: false });
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    await alertFailedRefund({ sql: shop.database.sql, log }, alert.payload);
    expect(lines.join()).toContain('The buyer knows nothing: write to them.');
  });

  it('is booked once when somebody gives back a part at PayPal, by event or by comparing the books', async () => {
    const { checkout, page, paypalOrderId } = await begin('refunded');
    await shop.standIn.answer(page, 'pay');
    const completed = await place(checkout, 'refunded');
    await shop.deliverEvents();
    const captureId = (await orderAt(paypalOrderId)).purchase_units[0].payments?.captures[0].id ?? '';
    const giveBack = (value: string) =>
      shop.standIn.ask('POST', `/v2/payments/captures/${captureId}/refund`, {
        amount: { currency_code: 'EUR', value },
      });
    await giveBack('10.00');
    const events = await shop.takeEvents();
    for (const event of [...events, ...events]) expect(await shop.deliver(event)).toBe(200);
    await giveBack('5.00');
    // This event is lost.
    await shop.takeEvents();
    const later = new Date(Date.now() + 6 * 60 * 60 * 1000);
    expect(await reconcile(shop.services, { from: new Date(0), until: later })).toEqual([]);
    const order = await orderOf(shop.client, completed);
    const booked = await shop.database.sql<{ amount: number }[]>`
      select -ledger_entry.amount as amount from ledger_entry
      join payment_attempt on payment_attempt.id = ledger_entry.attempt_id
      where intent_id = ${paypalOrderId} and account = 'PROVIDER' and entry = 'REFUND' order by 1`;
    expect([order !== null, booked.map(({ amount }) => amount)]).toEqual([true, [500, 1000]]);
  });

  it('a payment of which the shop learned nothing is found by comparing the books', async () => {
    const { checkout, page, paypalOrderId } = await begin('unheard');
    await shop.standIn.answer(page, 'pay');
    await shop.paypal.retrieve(paypalOrderId);
    await shop.takeEvents();
    expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(false);
    const later = new Date(Date.now() + 6 * 60 * 60 * 1000);
    expect(await reconcile(shop.services, { from: new Date(0), until: later })).toEqual([]);
    expect((await shownCheckout(shop.client, checkout.token))?.isPlaced).toBe(true);
  });
});

it('afterwards every invariant of orders and money holds', async () => {
  await shop.deliverEvents();
  expect(await shop.violations()).toEqual([]);
});
