import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPaidOrder } from '../../server/modules/order/confirm-paid-order.ts';
import { lockPayable } from '../../server/modules/order/lock-payable.ts';
import { createQuoteFiles } from '../../server/modules/document/quote-files.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { findAttempt } from '../../server/modules/payment/attempt.repository.ts';
import { settleAttempt } from '../../server/modules/payment/settle-attempt.ts';
import { cards } from './scripted-card-provider.ts';
import { expireQuotes } from '../../server/modules/order/expire-quotes.ts';
import { inTransaction } from '../../server/db/connect.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import {
  address,
  codesOf,
  fillCheckout,
  orderOf,
  payBy,
  payWith,
  place,
  placement,
} from './checkout-client.ts';
import type { BuyerChoice, CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const organization = { equoteOrganizationName: '  Analytical   Clinic ' };

/** A checkout that asks for a quote. */
async function fillQuote(
  choice: BuyerChoice = {},
  quoteData: object = organization,
): Promise<CheckoutFields> {
  const { id: checkoutId } = await fillCheckout(client(), { ...choice, card: null });
  await client().change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  return payBy(client(), checkoutId, 'ELECTRONIC_QUOTE');
}

async function quote(choice?: BuyerChoice): Promise<Completed & { readonly quoted: CheckoutFields }> {
  const checkout = await fillQuote(choice);
  return { ...(await place(client(), checkout)), quoted: checkout };
}

const idOf = async (token: string): Promise<string> => {
  const [row] = await shop.database.sql<{ id: string }[]>`
    select id from orders where token_hash = ${hashToken(token)}`;
  return row?.id ?? '';
};

/** Pays a quote with a card: an attempt of its order, settled as any other. */
async function charge(orderId: string, card: string): Promise<void> {
  const attemptId = newRowId();
  await inTransaction(shop.database.sql, async (sql) => {
    const order = await lockPayable(sql, orderId, shop.services.now());
    if (order === null) throw new Error('It cannot be paid');
    await sql`
      insert into payment_attempt (
        id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
      )
      values (
        ${attemptId}, ${orderId}, 'stripe', 'CREDIT_CARD', ${card}, false, ${order.total.gross.amount}, 'USD', 'PENDING'
      )`;
  });
  const attempt = await findAttempt(shop.database.sql, attemptId);
  if (attempt === null) throw new Error('It has no attempt');
  await settleAttempt(shop.services, attempt);
}

/** Expires quotes as if it were later. */
const expireAt = (moment: string) => expireQuotes({ sql: shop.database.sql, now: () => new Date(moment) });

/** The first moment after the last day in New York. */
const over = '2026-12-21T05:00:00Z';

describe('a requested quote', () => {
  it('is an open order with frozen prices for 30 days, and no charge', async () => {
    const placed = await quote();
    expect(placed.checkoutErrors).toEqual([]);
    const order = await orderOf(client(), placed);
    const number = String(order?.['number']);
    expect(order).toMatchObject({
      status: 'UNCONFIRMED',
      paymentStatus: 'OPEN',
      chargeStatus: 'NOT_CHARGED',
      quote: { number: `Q-${number}`, status: 'OPEN', lastDay: '2026-12-20' },
      total: placed.quoted.totalPrice,
      payments: [],
      invoice: null,
    });
    expect(shop.requestsFor(placed.quoted)).toEqual([]);
  });

  it('sells nothing, ships nothing and is not invoiced', async () => {
    const placed = await quote();
    await shop.runJobs();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(0);
    expect(await sql`select from registered_probe where order_id = ${id}`).toHaveLength(0);
    expect(await sql`select from invoice where order_id = ${id}`).toHaveLength(0);
    expect(await shop.violations()).toEqual([]);
  });

  it.each([
    ['once its payment has arrived', 'pm_good', 'PAID', 'FULLY_CHARGED', 1],
    ['not while its payment is declined', cards.declined, 'OPEN', 'NOT_CHARGED', 0],
  ])('becomes what it sells %s', async (_when, card, status, chargeStatus, sold) => {
    const email = `${card.replaceAll('_', '-')}@clinic.example`;
    const placed = await quote({ voucherCode: 'WELCOME10', email });
    const id = await idOf(placed.orderToken ?? '');
    await charge(id, card);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: sold === 1 ? 'UNFULFILLED' : 'UNCONFIRMED',
      chargeStatus,
      quote: { status },
    });
    const { sql } = shop.database;
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(sold);
    expect(await sql`select from registered_probe where order_id = ${id}`).toHaveLength(sold);
    expect(await sql`select from voucher_redemption where order_id = ${id}`).toHaveLength(1);
    await shop.runJobs();
    expect(await sql`select from invoice where order_id = ${id}`).toHaveLength(sold);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('the organization that only the quote names', () => {
  it('is the buyer on the order, its invoice and its mails once the quote is paid', async () => {
    const email = 'second@clinic.example';
    const checkout = await fillQuote({ email }, { equoteOrganizationName: ' Second  Clinic ' });
    const placed = await place(client(), checkout);
    const id = await idOf(placed.orderToken ?? '');
    await charge(id, 'pm_good');
    await shop.runJobs();
    expect(await orderOf(client(), placed)).toMatchObject({
      organizationName: 'Second Clinic',
      quote: { status: 'PAID' },
    });
    const { sql } = shop.database;
    expect(await sql`select organization_name as name from invoice where order_id = ${id}`).toEqual([
      { name: 'Second Clinic' },
    ]);
    const [confirmation] = await sql<{ body: string }[]>`
      select text_body as body from sandbox_mail where recipient = ${email} and subject like 'Your order%'`;
    expect(confirmation?.body).toContain('Second Clinic');
  });

  it('is named by the contact, if it was given with it', async () => {
    const checkout = await fillCheckout(client(), { card: null });
    await client().change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'first@clinic.example',
      organizationName: 'First Clinic',
    });
    const quoteData = { equoteOrganizationName: 'Second Clinic' };
    await client().change('CheckoutQuoteDataUpdate', { checkoutId: checkout.id, quoteData });
    const placed = await place(client(), await payBy(client(), checkout.id, 'ELECTRONIC_QUOTE'));
    expect(await orderOf(client(), placed)).toMatchObject({ organizationName: 'First Clinic' });
  });
});

describe('an unpaid quote', () => {
  it('does not expire while a payment is under way', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    const [attempt] = await sql<{ id: string }[]>`
      insert into payment_attempt (
        id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
      )
      values (${newRowId()}, ${id}, 'stripe', 'CREDIT_CARD', 'pm_good', false, 1, 'USD', 'PROCESSING')
      returning id`;
    await expireAt(over);
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'OPEN' } });
    await sql`delete from payment_attempt where id = ${attempt?.id ?? ''}`;
    await expireAt(over);
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'EXPIRED' } });
  });

  it('expires after its last day in the shop’s time zone, once', async () => {
    const placed = await quote();
    await expireAt('2026-12-21T04:59:59Z');
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'OPEN' } });
    expect(await expireAt(over)).toBeGreaterThan(0);
    expect(await expireAt(over)).toBe(0);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: 'CANCELED',
      chargeStatus: 'NOT_CHARGED',
      quote: { status: 'EXPIRED', lastDay: '2026-12-20' },
    });
    const id = await idOf(placed.orderToken ?? '');
    expect(
      await inTransaction(shop.database.sql, (sql) => lockPayable(sql, id, shop.services.now())),
    ).toBeNull();
    expect(await shop.violations()).toEqual([]);
  });

  it('cannot be paid after its last day, even before it is marked as expired', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const payableAt = (moment: string) =>
      inTransaction(shop.database.sql, (sql) => lockPayable(sql, id, new Date(moment)));
    expect(await payableAt('2026-12-21T04:59:59Z')).not.toBeNull();
    expect(await payableAt(over)).toBeNull();
  });

  it('reserves the use of its voucher until it expires', async () => {
    const usesOf = async (code: string) => {
      const [row] = await shop.database.sql<
        { used: number }[]
      >`select used from voucher where code = ${code}`;
      return row?.used ?? 0;
    };
    const before = await usesOf('WELCOME10');
    const placed = await quote({ voucherCode: 'WELCOME10', email: 'reserve@clinic.example' });
    expect(placed.checkoutErrors).toEqual([]);
    expect(await usesOf('WELCOME10')).toBe(before + 1);
    await expireAt(over);
    expect(await usesOf('WELCOME10')).toBe(before);
    expect(await shop.violations()).toEqual([]);
  });

  it('does not count as an earlier purchase', async () => {
    const placed = await quote({ email: 'again@clinic.example' });
    expect(placed.order).not.toBeNull();
    await expireAt(over);
    const again = await fillCheckout(client(), { email: 'again@clinic.example' });
    expect((await place(client(), again)).order).not.toBeNull();
  });
});

describe('who asks for a quote', () => {
  it('is prefilled from the contact and the address, and replaced by what is saved', async () => {
    const checkout = await fillCheckout(client(), { card: null });
    expect(checkout).toMatchObject({ electronicQuoteData: { equoteOrganizationName: 'Analytical Clinic' } });
    await client().change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: 'ada@clinic.example',
      organizationName: 'First Clinic',
    });
    const { checkout: named } = await client().change('CheckoutQuoteDataUpdate', {
      checkoutId: checkout.id,
      quoteData: { equoteOrganizationName: ' Second  Clinic ', equoteComment: 'one\r\ntwo' },
    });
    expect(named).toMatchObject({
      electronicQuoteData: {
        equoteOrganizationName: 'Second Clinic',
        equoteJobTitle: '',
        equoteComment: 'one\ntwo',
      },
    });
  });

  it.each([
    ['without a name', { equoteOrganizationName: ' ' }, 'equoteOrganizationName', 'REQUIRED', null],
    [
      'with a long name',
      { equoteOrganizationName: 'x'.repeat(101) },
      'equoteOrganizationName',
      'TOO_LONG',
      100,
    ],
    [
      'with a hidden character',
      { ...organization, equoteSpecialty: 'a\u202eb' },
      'equoteSpecialty',
      'CHARACTERS',
      null,
    ],
    [
      'with lines in a short field',
      { ...organization, equoteJobTitle: 'a\nb' },
      'equoteJobTitle',
      'CHARACTERS',
      null,
    ],
    [
      'with a long comment',
      { ...organization, equoteComment: 'x'.repeat(1001) },
      'equoteComment',
      'TOO_LONG',
      1000,
    ],
  ])('is refused %s, at the field', async (_how, quoteData, field, reason, most) => {
    const { id: checkoutId } = await fillCheckout(client(), { card: null });
    const { checkoutErrors } = await client().change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    expect(checkoutErrors).toEqual([{ code: 'INVALID', field, reason, most }]);
  });

  it('is an organization: without one, no quote is placed, and nothing is lost', async () => {
    const checkout = await fillCheckout(client(), { card: null });
    const unnamed = (name: 'CheckoutShippingAddressUpdate' | 'CheckoutBillingAddressUpdate') =>
      client().change(name, {
        checkoutId: checkout.id,
        [name === 'CheckoutShippingAddressUpdate' ? 'shippingAddress' : 'billingAddress']: {
          ...address,
          companyName: '',
        },
      });
    await unnamed('CheckoutShippingAddressUpdate');
    await unnamed('CheckoutBillingAddressUpdate');
    const ready = await payBy(client(), checkout.id, 'ELECTRONIC_QUOTE');
    const refused = await place(client(), ready, 'first');
    expect(refused.checkoutErrors).toMatchObject([
      { code: 'INVALID', field: 'equoteOrganizationName', reason: 'REQUIRED' },
    ]);
    await client().change('CheckoutQuoteDataUpdate', { checkoutId: checkout.id, quoteData: organization });
    expect((await place(client(), ready, 'second')).order).not.toBeNull();
  });
});

describe('a quote from two tabs', () => {
  it('is one order, however often it is placed', async () => {
    const checkout = await fillQuote();
    const placed = await Promise.all(
      ['first', 'second', 'first', 'third'].map((key) => place(client(), checkout, key)),
    );
    const orders = await shop.database.sql`
      select orders.id from orders join checkout on checkout.id = orders.checkout_id
      where checkout.token_hash = ${hashToken(checkout.token)}`;
    expect(orders).toHaveLength(1);
    expect(new Set(placed.flatMap(({ orderToken }) => orderToken ?? [])).size).toBe(1);
    expect((await place(client(), checkout, 'first')).order).not.toBeNull();
    expect(await shop.violations()).toEqual([]);
  });

  it('and a card is one order: a quote or a charge, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const checkout = await fillQuote();
      const asQuote = { gateway: 'none', method: 'ELECTRONIC_QUOTE', token: null };
      const asCard = { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' };
      const placeShowing = (expectedPayment: object, key: string) =>
        client().change<Completed>('CheckoutComplete', {
          ...placement(checkout, key),
          buyerKey: 'one browser',
          expectedPayment,
        });
      await Promise.all([
        placeShowing(asQuote, 'quote'),
        payWith(client(), checkout.id, 'pm_good').catch(() => null),
        placeShowing(asCard, 'card'),
      ]);
      const [row] = await shop.database.sql<{ charge_status: string; quote_status: string | null }[]>`
        select charge_status, quote_status from orders join checkout on checkout.id = orders.checkout_id
        where checkout.token_hash = ${hashToken(checkout.token)}`;
      const charges = shop.chargesFor(checkout).length;
      // Neither may have won, if both were refused.
      const expected = row?.charge_status === 'FULLY_CHARGED' ? [1, null] : [0, row ? 'OPEN' : undefined];
      expect([charges, row?.quote_status]).toEqual(expected);
    }
    expect(await shop.violations()).toEqual([]);
  });

  it('has the details that were saved before it was placed', async () => {
    const checkout = await fillQuote();
    const [placed, changed] = await Promise.all([
      place(client(), checkout, 'placing'),
      client().change('CheckoutQuoteDataUpdate', {
        checkoutId: checkout.id,
        quoteData: { equoteOrganizationName: 'Changed Clinic' },
      }),
    ]);
    const final = placed.order === null ? await place(client(), checkout, 'again') : placed;
    const [row] = await shop.database.sql<{ quote_data: { equoteOrganizationName: string } }[]>`
      select quote_data from orders where id = ${await idOf(final.orderToken ?? '')}`;
    expect(row?.quote_data.equoteOrganizationName).toBe(
      changed.checkoutErrors.length === 0 ? 'Changed Clinic' : 'Analytical Clinic',
    );
  });

  it('cannot be changed or placed by card afterwards', async () => {
    const placed = await quote();
    const { id: checkoutId } = placed.quoted;
    for (const [operation, variables] of [
      ['CheckoutQuoteDataUpdate', { quoteData: organization }],
      ['CheckoutPaymentCreate', { input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' } }],
    ] as const)
      expect(codesOf(await client().change(operation, { checkoutId, ...variables }))).toEqual([
        'OPERATION_NOT_ALLOWED',
      ]);
  });
});

describe('the mail and the PDF of a quote', () => {
  it('are sent once, with the PDF attached and the link on which it is paid', async () => {
    const { id: checkoutId } = await fillQuote({ email: 'mailed@clinic.example' });
    const { checkout } = await client().change('CheckoutEmailUpdate', {
      email: 'mailed@clinic.example',
      checkoutId,
      references: { purchaseOrderNumber: 'PO-4711', costCentre: '' },
    });
    if (!checkout) throw new Error('There is no checkout.');
    const placed = await place(client(), checkout);
    expect(await shop.runJobs()).toContain('send-quote');
    const mails = await shop.database.sql<{ subject: string; text_body: string }[]>`
      select subject, text_body from sandbox_mail where recipient = 'mailed@clinic.example'`;
    const { number } = ((await orderOf(client(), placed))?.['quote'] ?? {}) as { number: string };
    expect(mails).toMatchObject([{ subject: `Your quote ${number}` }]);
    expect(mails[0]?.text_body).toContain(`/us/en/order-payment/${placed.orderToken}/`);
    expect(mails[0]?.text_body).toContain('December 20, 2026');
    expect(mails[0]?.text_body).toContain('WHAT THE QUOTE IS FOR');
    expect(mails[0]?.text_body).not.toContain('WHAT YOU ORDERED');
    expect(mails[0]?.text_body).toContain('Purchase order number: PO-4711');
  });

  it('are opened with a key for a day, and lead to the page of the quote after that', async () => {
    const placed = await quote();
    const { url } = ((await orderOf(client(), placed))?.['quote'] ?? {}) as { url: string };
    const files = createQuoteFiles(shop.services);
    const file = await files(new Request(url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    const without = await files(new Request(url.split('?')[0] ?? ''));
    expect([without.status, without.headers.get('location')]).toEqual([
      303,
      `http://shop.test/us/en/confirmation/${placed.orderToken}/`,
    ]);
    const unknown = await files(new Request(`http://shop.test/quotes/${'x'.repeat(43)}.pdf`));
    expect(unknown.status).toBe(404);
  });

  it('is no longer opened once the quote has expired: its page has a new quote instead', async () => {
    const placed = await quote();
    const { url } = ((await orderOf(client(), placed))?.['quote'] ?? {}) as { url: string };
    await expireAt(over);
    const file = await createQuoteFiles(shop.services)(new Request(url));
    expect([file.status, file.headers.get('location')]).toEqual([
      303,
      `http://shop.test/us/en/confirmation/${placed.orderToken}/`,
    ]);
    expect(await orderOf(client(), placed)).toMatchObject({ quote: { status: 'EXPIRED', url: null } });
  });

  it('are hidden from whoever has only the link of the order', async () => {
    const placed = await quote();
    const { data } = await client().send('Order', { token: placed.orderToken });
    expect(data?.['order']).toMatchObject({ email: null, quote: { status: 'OPEN', url: null } });
  });
});

describe('a quote that is paid without an attempt of ours', () => {
  it('is confirmed with everything that a sale creates, once', async () => {
    const placed = await quote();
    const id = await idOf(placed.orderToken ?? '');
    const { sql } = shop.database;
    const pay = () =>
      inTransaction(sql, async (transaction) => {
        const order = await lockPayable(transaction, id, shop.services.now());
        if (order !== null) await confirmPaidOrder(transaction, order, shop.services);
        return order !== null;
      });
    expect((await Promise.all([pay(), pay()])).toSorted()).toEqual([false, true]);
    expect(await orderOf(client(), placed)).toMatchObject({
      status: 'UNFULFILLED',
      quote: { status: 'PAID' },
    });
    expect(await sql`select from subscription where order_id = ${id}`).toHaveLength(1);
    expect(await shop.runJobs()).toContain('send-order-confirmation');
  });
});
