import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/kernel/tokens.ts';
import { codesOf, fillCheckout, orderOf, payWith, placement } from './checkout-client.ts';
import type { CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const card = (token: string) => ({ gateway: 'stripe', method: 'CREDIT_CARD', token });

/** Places the order like a tab that shows a payment. */
const placeShowing = (checkout: CheckoutFields, expectedPayment: object | null, key: string) =>
  client().change<Completed>('CheckoutComplete', {
    ...placement(checkout, key),
    buyerKey: 'one browser',
    expectedPayment,
  });

const changedElsewhere = [
  { code: 'OPERATION_NOT_ALLOWED', field: 'payment', reason: 'CHANGED_ELSEWHERE', most: null },
];

describe('an order whose payment was selected in another tab', () => {
  it.each([
    ['another card', card('pm_shown')],
    ['another method', { gateway: 'stripe', method: 'KLARNA', token: cards.good }],
    ['another gateway', { gateway: 'none', method: 'CREDIT_CARD', token: cards.good }],
    ['a method without a token', { gateway: 'stripe', method: 'CREDIT_CARD', token: null }],
    ['a saved method', { ...card(cards.good), savedPaymentMethodId: 'bm93aGVyZQ==' }],
  ])('is refused if the tab shows %s: nothing is opened or charged', async (_what, shown) => {
    const checkout = await fillCheckout(client());
    const refused = await placeShowing(checkout, shown, 'shown');
    expect(refused).toMatchObject({ checkoutErrors: changedElsewhere, order: null });
    expect(refused.checkout).toEqual(checkout);
    expect(shop.requestsFor(checkout)).toEqual([]);
    const orders = await shop.database.sql`
      select from orders join checkout on checkout.id = orders.checkout_id
      where checkout.token_hash = ${hashToken(checkout.token)}`;
    expect(orders).toHaveLength(0);

    const placed = await placeShowing(checkout, card(cards.good), 'as it is');
    expect(placed.order).not.toBeNull();
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('is charged once, to the card of the tab that shows it, when both tabs place it at once', async () => {
    const checkout = await fillCheckout(client(), { card: 'pm_first' });
    await payWith(client(), checkout.id, 'pm_second');
    const answers = await Promise.all([
      placeShowing(checkout, card('pm_first'), 'first tab'),
      placeShowing(checkout, card('pm_second'), 'second tab'),
      placeShowing(checkout, card('pm_first'), 'first tab'),
    ]);
    expect(answers[1]?.order).not.toBeNull();
    expect(shop.chargesFor(checkout).map(({ request }) => request.paymentMethodId)).toEqual(['pm_second']);
    expect(await orderOf(client(), answers[1]!)).toMatchObject({ total: checkout.totalPrice });
  });

  it('is never charged to a payment that the tab doesn’t show, while another tab changes it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const checkout = await fillCheckout(client(), { card: 'pm_shown' });
      const [placed] = await Promise.all([
        placeShowing(checkout, card('pm_shown'), 'placing'),
        client().change('CheckoutPaymentCreate', { checkoutId: checkout.id, input: card('pm_chosen') }),
      ]);
      const charged = shop.requestsFor(checkout).map(({ paymentMethodId }) => paymentMethodId);
      expect(charged).toEqual(placed.order === null ? [] : ['pm_shown']);
      expect(placed.checkoutErrors).toEqual(placed.order === null ? changedElsewhere : []);
    }
  });

  it('returns the same response for a repeated key, whatever was selected since', async () => {
    const checkout = await fillCheckout(client(), { card: cards.declined });
    const declined = await placeShowing(checkout, card(cards.declined), 'declined');
    expect(codesOf(declined)).toEqual(['CARD_DECLINED']);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect(codesOf(await placeShowing(checkout, card(cards.declined), 'declined'))).toEqual([
      'CARD_DECLINED',
    ]);
    const placed = await placeShowing(mended, card(cards.good), 'placed');
    expect(placed.order).not.toBeNull();
    expect((await placeShowing(mended, card(cards.good), 'placed')).order).toEqual(placed.order);
    expect(codesOf(await placeShowing(mended, card('pm_other'), 'placed'))).toEqual(['INVALID']);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('is placed for a caller that doesn’t send its payment, with the same key before and after', async () => {
    const checkout = await fillCheckout(client());
    const placed = await client().change<Completed>('CheckoutComplete', placement(checkout, 'outside'));
    expect(placed.order).not.toBeNull();
    expect((await placeShowing(checkout, null, 'outside')).order).toEqual(placed.order);
  });
});

it('a free order is placed whatever payment is shown, and one without any reports that it is missing', async () => {
  const checkout = await fillCheckout(client());
  await shop.database
    .sql`update checkout set payment = null, version = version + 1 where email = 'ada@clinic.example'`;
  const lacking = await placeShowing(checkout, card(cards.good), 'lacking');
  expect(lacking.checkoutErrors).toMatchObject([{ code: 'PAYMENT_NOT_FOUND', field: 'payment' }]);

  await shop.database.sql`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
    values ('ALLFREE', 'Gift', 'Everything.', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false, '{}', '{}', false)`;
  await shop.database.sql`
    update shipping_method set prices = (select jsonb_object_agg(key, 0) from jsonb_each(prices))`;
  const { checkout: free } = await client().change('CheckoutUpdateVoucher', {
    checkoutId: checkout.id,
    voucherCode: 'ALLFREE',
  });
  expect((await placeShowing(free!, card(cards.good), 'free')).order).not.toBeNull();
});
