import { currentTerms, termsVersions } from '@sonde/machines/rules/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAttempts } from '../../server/modules/payment/complete-attempts.ts';
import {
  address,
  codesOf,
  fillCheckout,
  openCheckout,
  orderOf,
  payWith,
  place,
  placement,
  shownCheckout,
} from './checkout-client.ts';
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

const everyone = { idleSeconds: 0, debitSeconds: 0, abandonSeconds: 3600, runSeconds: 60 };

describe('placing an order', () => {
  it('charges the total once and shows the order with its lines, totals and card', async () => {
    const checkout = await fillCheckout(client(), { wanted: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
    const completed = await place(client(), checkout, 'one');

    expect(completed).toMatchObject({ checkoutErrors: [], confirmationNeeded: false, isPending: false });
    expect(completed.orderToken).toBe(completed.order?.token);
    expect(completed.checkout).toBeNull();
    expect(await shownCheckout(client(), checkout.token)).toMatchObject({
      isPlaced: true,
      placedOrderToken: null,
    });
    expect(shop.chargesFor(checkout).map(({ request }) => [request.amount, request.currency])).toEqual([
      [Math.round(checkout.totalPrice.gross.amount * 100), 'USD'],
    ]);
    expect(await orderOf(client(), completed)).toMatchObject({
      number: expect.stringMatching(/^\d{6}$/),
      status: 'UNFULFILLED',
      paymentStatus: 'PAID',
      chargeStatus: 'FULLY_CHARGED',
      email: 'ada@clinic.example',
      total: checkout.totalPrice,
      lines: [
        { productSku: 'IQ3-USBC', quantity: 1 },
        { productSku: 'SUB-IND-1Y', quantity: 1 },
      ],
      payments: [{ gateway: 'stripe', method: 'CREDIT_CARD', ccBrand: 'visa', ccLastDigits: '4242' }],
      membershipTerm: { months: 12, renewsAutomatically: false, price: { net: { amount: 420 } } },
      shippingAddress: { city: address.city },
    });
  });

  it('stores the version of the terms that the buyer agreed to', async () => {
    const { order } = await place(client(), await fillCheckout(client()), crypto.randomUUID());
    const [row] = await shop.database.sql`
      select accepted_terms from orders where token_hash = sha256(${order?.token ?? ''}::bytea)`;
    expect(row).toEqual({ accepted_terms: [currentTerms('MASTER_TERMS')] });
    expect(termsVersions.MASTER_TERMS).toContain(currentTerms('MASTER_TERMS').version);
  });

  it('accepts a billing address in a territory that is not shipped to', async () => {
    const { id: checkoutId, totalPrice } = await fillCheckout(client());
    const { checkout } = await client().change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: { ...address, city: 'San Juan', countryArea: 'PR', postalCode: '00901' },
    });
    const completed = await place(client(), checkout as CheckoutFields);
    expect(await orderOf(client(), completed)).toMatchObject({
      total: totalPrice,
      billingAddress: { city: 'San Juan' },
    });
  });

  it('keeps the delivery days that were promised on placement', async () => {
    const checkout = await fillCheckout(client());
    const promised = checkout.availableShippingMethods.find(({ id }) => id === checkout.shippingMethod?.id);
    const completed = await place(client(), checkout);
    const slower = (days: number) => shop.database.sql`
      update shipping_method set min_business_days = min_business_days + ${days}, max_business_days = max_business_days + ${days}`;
    await slower(20);
    const order = await orderOf(client(), completed);
    await slower(-20);
    expect(promised?.earliestDelivery).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(order).toMatchObject({
      earliestDelivery: promised?.earliestDelivery,
      latestDelivery: promised?.latestDelivery,
    });
  });

  it('has no delivery days if nothing ships', async () => {
    const completed = await place(
      client(),
      await fillCheckout(client(), { email: 'no-parcel@clinic.example' }),
    );
    await shop.database.sql`
      update orders set shipping_method = null, delivery_window = null where email = 'no-parcel@clinic.example'`;
    expect(await orderOf(client(), completed)).toMatchObject({
      earliestDelivery: null,
      latestDelivery: null,
    });
  });

  it('sends one confirmation, whatever the queue repeats', async () => {
    const completed = await place(client(), await fillCheckout(client(), { email: 'mail@clinic.example' }));
    const order = await orderOf(client(), completed);
    expect(await shop.runJobs()).toContain('send-order-confirmation');
    await shop.database.sql`
      select graphile_worker.add_job('send-order-confirmation', json_build_object('orderId', id))
      from orders where email = 'mail@clinic.example'`;
    await shop.runJobs();
    const mails = await shop.database
      .sql`select subject, text_body from sandbox_mail where recipient = 'mail@clinic.example'`;
    expect(mails).toEqual([
      {
        subject: `Your order ${String(order?.['number'])}`,
        text_body: expect.stringContaining('1 × Sonde IQ3 (USB-C)'),
      },
    ]);
  });

  it('gives the same response to every repetition of a key', async () => {
    const checkout = await fillCheckout(client());
    const first = await place(client(), checkout, 'repeated');
    const again = await Promise.all([1, 2, 3].map(() => place(client(), checkout, 'repeated')));
    expect(again.map(({ order }) => order)).toEqual([first.order, first.order, first.order]);
    expect(shop.requestsFor(checkout)).toHaveLength(1);
  });

  it('takes the key from the Idempotency-Key header', async () => {
    const checkout = await fillCheckout(client());
    const send = (key: string) =>
      client().change<Completed>('CheckoutComplete', placement(checkout), { 'idempotency-key': key });
    const first = await send('from-the-header');
    expect((await send('from-the-header')).order).toEqual(first.order);
    const [row] = await shop.database.sql`select 1 from idempotency where key = 'from-the-header'`;
    expect(row).toBeDefined();
  });

  it('needs no key: one version of a checkout is one intent', async () => {
    const checkout = await fillCheckout(client(), { card: cards.declined });
    expect(codesOf(await place(client(), checkout))).toEqual(['CARD_DECLINED']);
    expect(codesOf(await place(client(), checkout))).toEqual(['CARD_DECLINED']);
    expect(shop.requestsFor(checkout)).toHaveLength(1);
    const mended = await payWith(client(), checkout.id, cards.good);
    expect((await place(client(), mended)).order).not.toBeNull();
  });

  it('refuses a key that was used for another total', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'reused');
    const other = { ...placement(checkout, 'reused'), expectedTotal: { amount: 1, currency: 'USD' } };
    const answer = await client().change<Completed>('CheckoutComplete', other);
    expect(answer.checkoutErrors).toMatchObject([{ code: 'INVALID', field: 'idempotencyKey' }]);
    expect(answer.order).toBeNull();
  });

  it('contacts no provider for an order that costs nothing', async () => {
    await shop.database.sql`
      insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
        once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items)
      values ('ALLFREE', 'Gift', 'Everything.', 'PERCENTAGE', 1000000, true, '{}', 'SHOP', false, false, '{}', '{}', false)`;
    const { id: checkoutId } = await openCheckout(client(), { 'SUB-IND-1Y': 1, 'IQ3-USBC': 1 });
    await client().change('CheckoutEmailUpdate', { checkoutId, email: 'free@clinic.example' });
    await client().change('CheckoutShippingAddressUpdate', { checkoutId, shippingAddress: address });
    await client().change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
    await shop.database.sql`
      update shipping_method set prices = '{"USD": 0}' where id = 'us-standard'`;
    const shippingMethodId = Buffer.from('ShippingMethod:us-standard').toString('base64');
    await client().change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    const { checkout } = await client().change('CheckoutUpdateVoucher', {
      checkoutId,
      voucherCode: 'ALLFREE',
    });
    expect(checkout).toMatchObject({
      totalPrice: { gross: { amount: 0 } },
      availablePaymentGateways: [{ gateway: 'none', method: 'FREE' }],
    });
    const completed = await place(client(), checkout as CheckoutFields, 'free');
    expect(await orderOf(client(), completed)).toMatchObject({
      paymentStatus: 'PAID',
      payments: [],
      total: { gross: { amount: 0 } },
    });
    expect(await place(client(), checkout as CheckoutFields, 'free')).toMatchObject({
      order: completed.order,
    });
    await shop.database.sql`update shipping_method set prices = '{"USD": 1900}' where id = 'us-standard'`;
  });
});

describe('many at once', () => {
  it('creates one order from twenty requests with one key', async () => {
    const checkout = await fillCheckout(client());
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(client(), checkout, 'twenty')));
    const last = await place(client(), checkout, 'twenty');
    expect(last.order).not.toBeNull();
    for (const { order, isPending } of answers)
      expect(order ?? isPending).toEqual(order === null ? true : last.order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('gives two tabs with different keys the same order', async () => {
    const checkout = await fillCheckout(client());
    const open = shop.provider.holdCharges();
    const first = place(client(), checkout, 'tab-one');
    await expect.poll(() => shop.requestsFor(checkout).length).toBe(1);
    expect(await place(client(), checkout, 'tab-two')).toMatchObject({
      isPending: true,
      order: null,
      checkoutErrors: [],
    });
    open();
    const { order } = await first;
    expect((await place(client(), checkout, 'tab-two')).order).toEqual(order);
    expect(shop.chargesFor(checkout)).toHaveLength(1);
  });

  it('gives the last use of a voucher to one of a hundred buyers', async () => {
    const buyers = Array.from({ length: 100 }, (_, buyer) => `buyer-${buyer}@clinic.example`);
    const checkouts = await Promise.all(
      buyers.map((email) =>
        fillCheckout(client(), { email, voucherCode: 'LASTONE', wanted: { 'CBL-USBC': 1 } }),
      ),
    );
    expect(new Set(checkouts.map(({ voucherCode }) => voucherCode))).toEqual(new Set(['LASTONE']));
    const answers = await Promise.all(checkouts.map((checkout) => place(client(), checkout)));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = answers.filter(({ order }) => order === null);
    expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['VOUCHER_NOT_APPLICABLE']));
    expect(new Set(refused.map(({ checkout }) => checkout?.voucherCode))).toEqual(new Set([null]));
    const [row] = await shop.database.sql`select used from voucher where code = 'LASTONE'`;
    expect(row).toEqual({ used: 1 });
  });

  it('gives a code limited to one use per customer to one of ten orders of one mailbox', async () => {
    const addresses = Array.from({ length: 5 }, (_, order) => [
      `grace.hopper+${order}@gmail.com`,
      `Grace${'.'.repeat(order % 2)}Hopper+probe${order}@GoogleMail.com`,
    ]).flat();
    const checkouts = await Promise.all(
      addresses.map((email) =>
        fillCheckout(client(), { email, voucherCode: 'REFERRAL5', wanted: { 'CBL-USBC': 1 } }),
      ),
    );
    expect(new Set(checkouts.map(({ voucherCode }) => voucherCode))).toEqual(new Set(['REFERRAL5']));
    const answers = await Promise.all(checkouts.map((checkout) => place(client(), checkout)));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = answers.filter(({ order }) => order === null);
    expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['VOUCHER_NOT_APPLICABLE']));
    expect(new Set(refused.map(({ checkout }) => checkout?.voucherCode))).toEqual(new Set([null]));
    const [row] = await shop.database.sql`select used from voucher where code = 'REFERRAL5'`;
    expect(row).toEqual({ used: 1 });
  });
});

describe('a change during placement', () => {
  it('of a price: nothing is charged, the new total is returned, and confirming it places the order', async () => {
    const checkout = await fillCheckout(client());
    await shop.database.sql`
      update variant_price set amount = 400000, undiscounted_amount = 400000 where sku = 'IQ3-USBC' and currency = 'USD'`;
    const refused = await place(client(), checkout, 'old price');
    expect(codesOf(refused)).toEqual(['PRICES_ARE_CHANGED']);
    expect(refused.checkout?.totalPrice.net.amount).toBe(checkout.totalPrice.net.amount + 101);
    expect(shop.requestsFor(checkout)).toHaveLength(0);
    expect((await place(client(), refused.checkout as CheckoutFields, 'new price')).order).not.toBeNull();
    await shop.database.sql`
      update variant_price set amount = 389900, undiscounted_amount = 389900 where sku = 'IQ3-USBC' and currency = 'USD'`;
  });

  it('of a product: it is reported before the price, removed, and the rest can be placed', async () => {
    const checkout = await fillCheckout(client(), {
      wanted: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1, 'CBL-USBC': 2 },
    });
    await shop.database.sql`update product_variant set is_withdrawn = true where sku = 'CBL-USBC'`;
    const refused = await place(client(), checkout, 'with the cable');
    expect(codesOf(refused)).toEqual(['PRODUCTS_ARE_CHANGED']);
    expect(refused.checkout?.lines.map(({ variant }) => variant.sku)).toEqual(['IQ3-USBC', 'SUB-IND-1Y']);
    expect(shop.requestsFor(checkout)).toHaveLength(0);
    expect((await place(client(), refused.checkout as CheckoutFields, 'without it')).order).not.toBeNull();
    await shop.database.sql`update product_variant set is_withdrawn = false where sku = 'CBL-USBC'`;
  });

  it('of the last device: its membership is removed with it, and nothing is left to place', async () => {
    const checkout = await fillCheckout(client(), { wanted: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
    await shop.database.sql`update product_variant set is_withdrawn = true where sku = 'IQ3-USBC'`;
    const refused = await place(client(), checkout, 'no device');
    expect(codesOf(refused)).toEqual(['PRODUCTS_ARE_CHANGED']);
    expect(refused.checkout?.lines).toEqual([]);
    expect(codesOf(await place(client(), refused.checkout as CheckoutFields, 'nothing'))).toEqual([
      'BUNDLE_NOT_FOUND',
    ]);
    await shop.database.sql`update product_variant set is_withdrawn = false where sku = 'IQ3-USBC'`;
  });

  it('of an ended voucher: the code is removed, and its reason is shown', async () => {
    const checkout = await fillCheckout(client(), { voucherCode: 'USONLY50' });
    await shop.database.sql`update voucher set is_active = false where code = 'USONLY50'`;
    const refused = await place(client(), checkout, 'with the code');
    expect(refused.checkoutErrors).toMatchObject([{ code: 'VOUCHER_NOT_APPLICABLE', field: 'voucherCode' }]);
    expect(refused.checkout).toMatchObject({ voucherCode: null, discountAmount: { amount: 0 } });
    await shop.database.sql`update voucher set is_active = true where code = 'USONLY50'`;
    const { data } = await client().send('Checkout', { token: checkout.token });
    expect(data).toMatchObject({ checkout: { voucherCode: null } });
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await completeAttempts(shop.services, everyone);
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
