import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  codesOf,
  fillCheckout,
  lineInputs,
  openCheckout,
  payWith,
  place,
  type CheckoutFields,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const ask = ({ id }: Pick<CheckoutFields, 'id'>) => client().change('CheckoutContinue', { checkoutId: id });

async function continueCheckout(checkout: CheckoutFields): Promise<CheckoutFields> {
  const answer = await ask(checkout);
  if (!answer.checkout || answer.checkoutErrors.length > 0) throw new Error(JSON.stringify(answer));
  return answer.checkout;
}

async function look(checkout: CheckoutFields, buyerKey?: string): Promise<CheckoutFields> {
  const { data } = await client().send('Checkout', { token: checkout.token, buyerKey });
  return (data as { checkout: CheckoutFields }).checkout;
}

const ordersOf = async (email: string) =>
  (await shop.database.sql`select 1 from orders where email = ${email} and confirmed_at is not null`).length;

const isClosed = { code: 'OPERATION_NOT_ALLOWED', field: 'checkoutId', reason: 'CONTINUED_ELSEWHERE' };

describe('a checkout that another browser continues', () => {
  it('contains everything except the card, under its own token', async () => {
    const origin = await fillCheckout(client(), { voucherCode: 'WELCOME10' });
    const copy = await continueCheckout(origin);
    const { email, voucherCode, lines, shippingMethod, totalPrice } = origin;
    expect(copy).toMatchObject({
      email,
      voucherCode,
      // Its lines are nodes of its own.
      lines: lines.map(({ id: _id, ...line }) => line),
      shippingMethod,
      totalPrice,
      shippingAddress: { postalCode: address.postalCode },
      billingAddress: { city: address.city },
    });
    expect(copy.token).not.toBe(origin.token);
    const rows = await shop.database.sql`
      select payment, placements, is_live from checkout
      where origin_id = (select origin_id from checkout order by created_at desc limit 1) order by created_at`;
    expect(rows).toEqual([
      { payment: null, placements: 0, is_live: false },
      { payment: null, placements: 0, is_live: true },
    ]);
  });

  it('has a decision for every column whether it is copied, including new ones', async () => {
    const ownColumns = ['id', 'token_hash', 'version', 'expires_at', 'created_at', 'updated_at'];
    const ofPlacing = ['payment', 'placements', 'placed_order_id', 'buyer_key_hash', 'origin_id', 'is_live'];
    const agreedWithTheCard = ['auto_renewal'];
    const ofWhoContinues = ['user_id', 'organization_membership_id'];
    const typed = [
      'email',
      'customer',
      'marketing_opt_in',
      'organization_name',
      'tax_calculation',
      'tax_id',
      'quote_data',
      'note',
    ];
    const references = ['purchase_order_number', 'cost_centre', 'shipping_address', 'billing_address'];
    const cart = [
      'country',
      'currency',
      'language',
      'lines',
      'shipping_method_id',
      'voucher_code',
      'referral_code',
    ];
    const rows = await shop.database.sql`
      select column_name from information_schema.columns where table_name = 'checkout'
      order by column_name collate "C"`;
    expect(rows.map((row) => row['column_name'])).toEqual(
      [
        ...ownColumns,
        ...ofPlacing,
        ...agreedWithTheCard,
        ...ofWhoContinues,
        ...typed,
        ...references,
        ...cart,
      ].toSorted(),
    );
  });

  it('hides what is typed in it from the link’s other users', async () => {
    const origin = await openCheckout(client());
    const copy = await continueCheckout(origin);
    const typed = {
      checkoutId: copy.id,
      email: 'visitor@clinic.example',
      references: { purchaseOrderNumber: 'PO-SECRET' },
    };
    await client().change('CheckoutEmailUpdate', typed);
    await client().change('CheckoutShippingAddressUpdate', { checkoutId: copy.id, shippingAddress: address });
    expect(await look(origin)).toMatchObject({
      email: '',
      references: { purchaseOrderNumber: '' },
      shippingAddress: null,
    });
    const { data } = await client().send('Checkout', { token: origin.token });
    expect(JSON.stringify(data)).not.toMatch(/visitor|SECRET|Market/);
    expect(await look(copy)).toMatchObject({ email: 'visitor@clinic.example' });
  });

  it('closes the other: that is shown, and refuses every change', async () => {
    const origin = await fillCheckout(client());
    await continueCheckout(origin);
    expect(await look(origin)).toMatchObject({ isContinuedElsewhere: true, isPlaced: false });
    for (const [operation, change] of [
      ['CheckoutEmailUpdate', { email: 'late@clinic.example' }],
      ['CheckoutLinesAdd', { lines: lineInputs({ 'CBL-USBC': 1 }) }],
      ['CheckoutUpdateVoucher', { voucherCode: 'WELCOME10' }],
      ['CheckoutPaymentCreate', { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good } }],
    ] as const)
      expect(
        (await client().change(operation, { checkoutId: origin.id, ...change })).checkoutErrors,
      ).toMatchObject([isClosed]);
    expect(await place(client(), origin, 'closed')).toMatchObject({
      order: null,
      checkoutErrors: [isClosed],
    });
  });

  it('can be continued back, with what was typed there and nothing of the other', async () => {
    const origin = await fillCheckout(client(), { email: 'sender@clinic.example' });
    const copy = await continueCheckout(origin);
    await client().change('CheckoutEmailUpdate', { checkoutId: copy.id, email: 'visitor@clinic.example' });
    const back = await continueCheckout(origin);
    expect(back).toMatchObject({ email: 'sender@clinic.example', isContinuedElsewhere: false });
    expect(await look(copy)).toMatchObject({ email: 'visitor@clinic.example', isContinuedElsewhere: true });
    expect((await place(client(), copy, 'lost')).checkoutErrors).toMatchObject([isClosed]);
  });

  it('is one checkout, however many browsers request it at once', async () => {
    const origin = await fillCheckout(client());
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(origin)));
    const copies = answers.filter((answer) => codesOf(answer).length === 0);
    expect(copies.length).toBeGreaterThan(0);
    const live = await Promise.all(copies.map(({ checkout }) => look(checkout as CheckoutFields)));
    expect(live.filter(({ isContinuedElsewhere }) => !isContinuedElsewhere)).toHaveLength(1);
  });
});

describe('one link', () => {
  it('is one order, however many browsers place it at once', async () => {
    const email = 'one-link@clinic.example';
    const origin = await fillCheckout(client(), { email });
    const copies: CheckoutFields[] = [];
    for (let browser = 0; browser < 3; browser += 1)
      copies.push(await payWith(client(), (await continueCheckout(origin)).id, cards.good));
    const all = [origin, ...copies];
    const answers = await Promise.all(
      all.map((checkout, browser) => place(client(), checkout, `at once ${browser}`)),
    );
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(1);
    expect(await ordersOf(email)).toBe(1);
    expect(all.flatMap((checkout) => shop.chargesFor(checkout))).toHaveLength(1);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'is one order if it is continued during placement, attempt %d',
    async (attempt) => {
      const email = `middle-${attempt}@clinic.example`;
      const origin = await fillCheckout(client(), { email });
      const [placed, other] = await Promise.all([place(client(), origin, `middle ${attempt}`), ask(origin)]);
      const second = other.checkoutErrors.length === 0 ? (other.checkout as CheckoutFields) : null;
      if (second !== null) {
        const paid = await payWith(client(), second.id, cards.good);
        await place(client(), paid, `middle again ${attempt}`);
      }
      expect(await ordersOf(email)).toBe(1);
      expect(placed.order === null).toBe(second !== null);
    },
  );

  it('can’t be continued while a card is charged, nor after it', async () => {
    const origin = await fillCheckout(client());
    const open = shop.provider.holdCharges();
    const placing = place(client(), origin, 'being charged');
    await expect.poll(() => shop.requestsFor(origin).length).toBe(1);
    expect((await ask(origin)).checkoutErrors).toMatchObject([{ reason: 'PAYMENT_UNDER_WAY' }]);
    open();
    await placing;
    expect((await ask(origin)).checkoutErrors).toMatchObject([{ reason: 'CART_GONE' }]);
  });

  it('abandons a bank’s challenge when it is continued, and charges nothing for it', async () => {
    const origin = await fillCheckout(client(), { card: cards.asks });
    await place(client(), origin, 'at the bank');
    const copy = await payWith(client(), (await continueCheckout(origin)).id, cards.good);
    expect(shop.chargesFor(origin)).toEqual([]);
    expect((await place(client(), copy, 'instead')).order).not.toBeNull();
    expect(shop.provider.cancelled).toEqual(shop.intentsFor(origin).map(({ id }) => id));
  });

  it('tells everyone that it was ordered, and no one by whom', async () => {
    const origin = await fillCheckout(client(), { email: 'sender@clinic.example' });
    const copy = await continueCheckout(origin);
    await client().change('CheckoutEmailUpdate', { checkoutId: copy.id, email: 'visitor@clinic.example' });
    await place(client(), await payWith(client(), copy.id, cards.good), 'ordered', 'key of the visitor');
    expect(await look(origin)).toMatchObject({ isPlaced: true, isContinuedElsewhere: false, email: '' });
    expect((await ask(origin)).checkoutErrors).toMatchObject([{ reason: 'CART_GONE' }]);
    expect((await place(client(), origin, 'too late', null)).checkoutErrors).toMatchObject([
      { reason: 'CART_GONE' },
    ]);
  });

  it('with an unknown token has no effect', async () => {
    const unknown = { id: Buffer.from(`Checkout:${'x'.repeat(43)}`).toString('base64') };
    expect(await ask(unknown)).toMatchObject({ checkout: null, checkoutErrors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});
