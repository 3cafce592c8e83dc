import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import {
  type CheckoutFields,
  codesOf,
  payBy,
  payWith,
  shownCheckout,
  tickRenewal,
} from './checkout-client.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { method, paid, paypalOrders } from './paypal-orders.ts';

let shop: Awaited<ReturnType<typeof openPaypalShop>>;

beforeAll(async () => {
  shop = await openPaypalShop();
});
afterAll(() => shop.close());
const { fill, place, orderAt, begin, paymentsOf } = paypalOrders(() => shop);

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
  const fetchCheckout = (buyerKey?: string) => shownCheckout(shop.client, checkout.token, buyerKey);
  expect(await fetchCheckout('one browser')).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  await shop.standIn.answer(page, 'pay');
  expect(await fetchCheckout()).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  expect(await fetchCheckout('another browser')).toMatchObject({ isPaymentUnderWay: true, isPlaced: false });
  const settled = await fetchCheckout('one browser');
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

it('afterwards every invariant of orders and money holds', async () => {
  await shop.deliverEvents();
  expect(await shop.violations()).toEqual([]);
});
