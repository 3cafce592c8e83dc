import type { Consultation } from '@sonde/machines/rules/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  address,
  codesOf,
  fillCheckout,
  lineInputs,
  openCheckout,
  orderOf,
  place,
  shownCheckout,
} from './checkout-client.ts';
import type { CheckoutFields } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

/** A scripted registry that records its queries. */
const asked: string[] = [];
let answer: Consultation['answer'] = 'REGISTERED';
const taxIdRegistry = {
  consult: async ({ country, number }: { readonly country: string; readonly number: string }) => {
    asked.push(`${country}${number}`);
    return { answer, askedAt: '2026-11-20T15:00:00.000Z', consultationNumber: 'WAPI000000000001' };
  },
};

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ taxIdRegistry });
});
afterAll(() => shop.close());

const requested = { 'IQ3-USBC': 1 };
const openIn = (country: string) => openCheckout(shop.client, requested, country);
const update = (checkoutId: string, vatRegistrationNumber: string | null) =>
  shop.client.change('CheckoutVatNumberUpdate', { checkoutId, vatRegistrationNumber });
const totals = (checkout: CheckoutFields | null) => {
  const { net, tax, gross } = checkout!.totalPrice;
  return [net.amount, tax.amount, gross.amount];
};

/** Changes the billing or shipping country of a checkout directly. */
const moveTo = async (
  { token }: CheckoutFields,
  column: 'billing_address' | 'shipping_address',
  country: string,
) => {
  const { sql } = shop.database;
  await sql`update checkout set ${sql({ [column]: sql.json({ ...address, country, countryArea: '' }) })}, version = version + 1
    where token_hash = sha256(${token}::bytea)`;
};

describe('checkoutVatNumberUpdate', () => {
  it('removes the VAT for a business in another member state, at the same net price', async () => {
    const opened = await openIn('DE');
    expect(opened).toMatchObject({
      isTaxRegistrationNumberAvailable: true,
      vatRegistrationNumber: null,
      vatRegistrationStatus: null,
      taxTreatment: 'GROSS_INCLUDES_TAX',
    });
    const [net] = totals(opened);
    const { checkout, checkoutErrors } = await update(opened.id, ' de 123.456-704 ');
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({
      vatRegistrationNumber: 'DE123456704',
      vatRegistrationStatus: 'CONFIRMED',
      taxTreatment: 'REVERSE_CHARGE',
    });
    expect(totals(checkout)).toEqual([net, 0, net]);
    expect(totals(await shownCheckout(shop.client, opened.token))).toEqual([net, 0, net]);
  });

  it.each([
    ['DE', '123456704', 'UNAVAILABLE', 'UNCONFIRMED'],
    ['DE', '123456704', 'NOT_REGISTERED', 'NOT_REGISTERED'],
    ['IE', '1234567T', 'REGISTERED', 'NOT_ELIGIBLE'],
    ['GB', '980780684', 'REGISTERED', 'NOT_ELIGIBLE'],
    ['NO', '995525828', 'REGISTERED', 'NOT_ELIGIBLE'],
    ['CH', 'CHE-107.787.577', 'REGISTERED', 'NOT_ELIGIBLE'],
  ] as const)('charges VAT in %s with %s, registry %s: %s', async (country, typed, said, status) => {
    answer = said;
    const opened = await openIn(country);
    const { checkout } = await update(opened.id, typed);
    answer = 'REGISTERED';
    expect(checkout).toMatchObject({ vatRegistrationStatus: status, taxTreatment: 'GROSS_INCLUDES_TAX' });
    expect(totals(checkout)).toEqual(totals(opened));
  });

  it('queries the registry only for numbers of other member states, once, and again while it is unavailable', async () => {
    const ireland = await openIn('IE');
    const germany = await openIn('DE');
    asked.length = 0;
    await update(ireland.id, '1234567T');
    answer = 'UNAVAILABLE';
    await update(germany.id, '123456704');
    answer = 'REGISTERED';
    await update(germany.id, '123456704');
    const { checkout } = await update(germany.id, 'DE 123 456 704');
    expect(asked).toEqual(['DE123456704', 'DE123456704']);
    expect(checkout?.vatRegistrationStatus).toBe('CONFIRMED');
  });

  it.each(['DE123456705', 'FR40303265046', 'n/a', '1'.repeat(1000), 'DE123\u0000456704'])(
    'refuses %j at the field and keeps the former number',
    async (typed) => {
      const { id } = await openIn('DE');
      const { checkout: before } = await update(id, 'DE123456704');
      const { checkout, checkoutErrors } = await update(id, typed);
      expect(checkoutErrors).toMatchObject([
        { code: 'INVALID', field: 'vatRegistrationNumber', reason: 'FORMAT' },
      ]);
      expect(checkout).toEqual(before);
    },
  );

  it.each([null, '', ' . '])('removes the number if it is %j, and charges VAT again', async (nothing) => {
    const opened = await openIn('FR');
    await update(opened.id, '40303265045');
    const { checkout } = await update(opened.id, nothing);
    expect(checkout).toEqual(opened);
  });

  it('is not offered, and refused, where prices exclude tax', async () => {
    const opened = await openIn('US');
    expect(opened.isTaxRegistrationNumberAvailable).toBe(false);
    expect(codesOf(await update(opened.id, '12-3456789'))).toEqual(['OPERATION_NOT_ALLOWED']);
  });

  it('returns nothing for an unknown checkout', async () => {
    expect(codesOf(await update('Q2hlY2tvdXQ6bm9uZQ==', 'DE123456704'))).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['billing_address', 'FR', 'CONFIRMED'],
    ['billing_address', 'IE', 'NOT_ELIGIBLE'],
    ['shipping_address', 'IE', 'NOT_ELIGIBLE'],
    ['shipping_address', 'FR', 'CONFIRMED'],
  ] as const)('checks the number again when the %s is in %s: %s', async (column, country, status) => {
    const opened = await openIn('DE');
    await update(opened.id, 'DE123456704');
    await moveTo(opened, 'billing_address', 'DE');
    await moveTo(opened, column, country);
    asked.length = 0;
    const shown = await shownCheckout(shop.client, opened.token);
    expect(shown?.vatRegistrationStatus).toBe(status);
    expect(asked).toEqual([]);
  });

  it.each([
    ['VAT: EL 094259216', 'EL094259216', 'GR094259216'],
    ['USt-IdNr. DE 123 456 704', 'DE123456704', 'DE123456704'],
    ['ＣＺ２５１２３８９１', 'CZ25123891', 'CZ25123891'],
    ['XI 980 7806 84', 'XI980780684', 'XI980780684'],
  ])(
    'removes the VAT in France with %s, whose country is not the billing country',
    async (typed, shown, consulted) => {
      const opened = await openIn('FR');
      asked.length = 0;
      const { checkout, checkoutErrors } = await update(opened.id, typed);
      expect(checkoutErrors).toEqual([]);
      expect(checkout).toMatchObject({
        vatRegistrationNumber: shown,
        vatRegistrationStatus: 'CONFIRMED',
        taxTreatment: 'REVERSE_CHARGE',
      });
      expect(asked).toEqual([consulted]);
      const [net] = totals(opened);
      expect(totals(checkout)).toEqual([net, 0, net]);
    },
  );

  it('stores a number of the seller’s own country, with the tax', async () => {
    const opened = await openIn('FR');
    const { checkout, checkoutErrors } = await update(opened.id, 'IE 1234567T');
    expect(checkoutErrors).toEqual([]);
    expect(checkout).toMatchObject({
      vatRegistrationNumber: 'IE1234567T',
      vatRegistrationStatus: 'OTHER_COUNTRY',
      taxTreatment: 'GROSS_INCLUDES_TAX',
    });
    expect(totals(checkout)).toEqual(totals(opened));
  });

  it.each([
    ['BT1 5GS', 'XI980780684', 'CONFIRMED', 'REVERSE_CHARGE'],
    ['BT1 5GS', 'GB980780684', 'OTHER_COUNTRY', 'GROSS_INCLUDES_TAX'],
    ['SW1A 1AA', 'XI980780684', 'NOT_ELIGIBLE', 'GROSS_INCLUDES_TAX'],
  ])('sent to %s with %s: %s', async (postalCode, number, status, taxTreatment) => {
    const { id: checkoutId } = await openIn('GB');
    await update(checkoutId, number);
    const shippingAddress = {
      ...address,
      country: 'GB',
      city: 'Town',
      countryArea: '',
      postalCode,
      phone: '',
    };
    const { checkout } = await shop.client.change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress,
    });
    expect(checkout).toMatchObject({ vatRegistrationStatus: status, taxTreatment });
  });

  it('keeps the number when lines are added', async () => {
    const { id } = await openIn('DE');
    await update(id, 'DE123456704');
    const { checkout } = await shop.client.change('CheckoutLinesAdd', {
      checkoutId: id,
      lines: lineInputs({ 'SUB-IND-1Y': 1 }),
    });
    expect(checkout?.totalPrice.tax.amount).toBe(0);
  });
});

it('a placed order stores and shows the number with the registry’s response', async () => {
  const reviewed = await fillCheckout(shop.client);
  const { sql } = shop.database;
  const taxId = {
    country: 'DE',
    number: '123456704',
    consultation: { answer: 'REGISTERED', askedAt: '2026-11-20T15:00:00.000Z', consultationNumber: 'WAPI1' },
  };
  await sql`update checkout set tax_id = ${sql.json(taxId)}, version = version + 1 where token_hash = sha256(${reviewed.token}::bytea)`;
  const order = await orderOf(shop.client, await place(shop.client, reviewed));
  expect(order).toMatchObject({ vatRegistrationNumber: 'DE123456704', taxTreatment: 'NET_PLUS_TAX' });
  const [row] = await sql`select tax_id from orders where number = ${order?.['number'] as string}`;
  expect(row?.['tax_id']).toEqual(taxId);
});
