import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuoteFiles } from '../../server/modules/document/quote-files.ts';
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
import type { Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';
import { organization, over, requestedQuotes } from './requested-quotes.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
const { fillQuote, quote, idOf, expireAt } = requestedQuotes(() => shop, client);

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
    expect(mails[0]?.text_body).toContain('WHAT’S IN THIS QUOTE');
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
