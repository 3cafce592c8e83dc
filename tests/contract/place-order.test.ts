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
    const checkout = await fillCheckout(client(), { requested: { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } });
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

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    await completeAttempts(shop.services, everyone);
    await shop.runJobs();
    expect(await shop.violations()).toEqual([]);
  });
});
