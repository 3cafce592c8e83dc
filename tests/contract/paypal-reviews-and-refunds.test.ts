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
import { type CheckoutFields, orderOf, payWith, shownCheckout } from './checkout-client.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { storefrontOperation } from './storefront-operations.ts';
import { method, paid, paypalOrders } from './paypal-orders.ts';

let shop: Awaited<ReturnType<typeof openPaypalShop>>;

beforeAll(async () => {
  shop = await openPaypalShop();
});
afterAll(() => shop.close());
const { place, orderAt, begin, paymentsOf } = paypalOrders(() => shop);

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
