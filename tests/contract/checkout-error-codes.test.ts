import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutErrorCodes, type ErrorCode } from '@sonde/machines/rules/errors';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { banMailbox } from '../../server/modules/checkout/banned-mailboxes.repository.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import {
  address,
  type Changed,
  type CheckoutFields,
  codesOf,
  type Completed,
  fillCheckout,
  globalId,
  lineInputs,
  openCheckout,
  place,
  placement,
  type Refused,
} from './checkout-client.ts';
import { uploadRequest } from './learner-upload.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

const now = new Date('2026-11-20T15:00:00Z');
const admin = signedInAs('admin@clinic.example');
const enterprise = signedInAs('enterprise@hospital.example');
let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  await shop.database.sql`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source,
      once_per_customer, learners_only, minimums, applicable_skus, excludes_sale_items, bundles)
    values ('PARTNER7', 'Another partner', '7% off', 'PERCENTAGE', 70000, true, '{}', 'AFFILIATE', false, false, '{}',
      '{}', false, '{}')`;
});
afterAll(() => shop.close());

/** The codes of a payload of any kind. */
const codesIn = (payload: object): readonly string[] =>
  Object.entries(payload).flatMap(([name, errors]) =>
    name.endsWith('Errors') ? (errors as readonly Refused[]).map(({ code }) => code) : [],
  );

const create = async (input: object) =>
  codesOf(await client().change('CheckoutCreate', { input: { country: 'US', ...input } }));

const placeWithCard = async (card: string) =>
  codesOf(await place(client(), await fillCheckout(client(), { card })));

const applyTo = async (checkout: CheckoutFields, voucherCode: string) =>
  codesOf(await client().change('CheckoutUpdateVoucher', { checkoutId: checkout.id, voucherCode }));

/** Places a checkout after a few of its steps. */
async function placeAfter(...steps: readonly (readonly [operation: string, variables: object])[]) {
  const checkout = await openCheckout(client());
  for (const [operation, variables] of steps)
    await client().change(operation, { checkoutId: checkout.id, ...variables });
  return codesOf(await client().change<Completed>('CheckoutComplete', placement(checkout)));
}

const contact = ['CheckoutEmailUpdate', { email: 'ada@clinic.example' }] as const;
const destination = ['CheckoutShippingAddressUpdate', { shippingAddress: address }] as const;
const delivery = [
  'CheckoutShippingMethodUpdate',
  { shippingMethodId: globalId('ShippingMethod', 'us-standard') },
] as const;

/** Runs a change of the catalog around an attempt to place a full checkout. */
async function placeWhile(change: () => Promise<unknown>, undo: () => Promise<unknown>) {
  const checkout = await fillCheckout(client());
  await change();
  const refused = codesOf(await place(client(), checkout));
  await undo();
  return refused;
}

async function saveCard(token: string) {
  const { data } = await client().send('UserQuery', {}, admin);
  const me = data?.['me'] as { organizationMemberships: readonly { id: string }[] };
  return client().change<{ readonly paymentMethod: { readonly id: string } | null }>(
    'PaymentMethodCreate',
    {
      organizationMembershipId: me.organizationMemberships[0]?.id,
      input: { method: 'CREDIT_CARD', token, attestations: ['PAYMENT_AUTHORIZATION'] },
    },
    admin,
  );
}

/** What a buyer does to be refused with each code. */
const provoked: Readonly<Record<ErrorCode, () => Promise<readonly string[]>>> = {
  CANNOT_ATTACH_CARD: async () => codesIn(await saveCard(cards.declined)),
  async CANT_EDIT_WITH_CREDITS() {
    const { paymentMethod } = await saveCard('pm_credited');
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      select gen_random_uuid(), id, 2, 'GRANTED' from organization where slug = 'lakeside-clinic'`;
    const refused = await client().change<object>(
      'PaymentMethodUpdate',
      { paymentMethodId: paymentMethod?.id, input: { name: 'Office' } },
      admin,
    );
    await shop.database.sql`delete from referral_entry`;
    return codesIn(refused);
  },
  async BAD_PROOF_OF_ENROLLMENT() {
    const request = uploadRequest({ idempotencyKey: 'no proof', proof: Buffer.from('no proof') });
    const { data } = (await (await createGraphqlHandler(shop.services)(request)).json()) as {
      data: Readonly<Record<string, object>>;
    };
    return Object.values(data).flatMap(codesIn);
  },
  async BANNED_EMAIL_ADDRESS() {
    await banMailbox(shop.database.sql, 'mallory@clinic.example');
    return codesOf(
      await place(client(), await fillCheckout(client(), { email: 'Mallory+again@clinic.example' })),
    );
  },
  BILLING_ADDRESS_NOT_SET: () => placeAfter(contact, destination, delivery),
  async BUNDLE_NOT_FOUND() {
    const checkout = await openCheckout(client());
    const { checkout: emptied } = await client().change('CheckoutLinesUpdate', {
      checkoutId: checkout.id,
      lines: lineInputs({ 'IQ3-USBC': 0, 'SUB-IND-1Y': 0 }),
    });
    return codesOf(await place(client(), emptied ?? checkout));
  },
  CARD_DECLINED: () => placeWithCard(cards.declined),
  COUNTRY_NOT_AVAILABLE: () => create({ country: 'AQ', lines: lineInputs({ 'IQ3-USBC': 1 }) }),
  EXPIRED_CARD: () => placeWithCard(cards.expired),
  INCORRECT_CVC: () => placeWithCard(cards.wrongCode),
  INCORRECT_NUMBER: () => placeWithCard(cards.wrongNumber),
  INCORRECT_ZIP: () => placeWithCard(cards.wrongZip),
  INVALID: () => create({ lines: lineInputs({ 'CBL-USBC': 11 }) }),
  NOT_FOUND: () => create({ lines: lineInputs({ 'NO-SUCH': 1 }) }),
  async NO_PERMISSIONS() {
    const lines = lineInputs({ 'SUB-TEAM-SEAT-1Y': 1 });
    const { data } = await client().send('BundlePreview', { country: 'US', lines });
    return codesIn(data?.['bundlePreview'] as object);
  },
  async OPERATION_NOT_ALLOWED() {
    const lines = lineInputs({ 'SUB-IND-1Y': 1 });
    const { data } = await client().send('BundlePreview', { country: 'US', lines });
    return codesIn(data?.['bundlePreview'] as object);
  },
  ORDER_CREATION_FAILED: () => placeWithCard(cards.misconfigured),
  PAYMENT_ERROR: () => placeWithCard(cards.failed),
  PAYMENT_NOT_FOUND: async () => codesOf(await place(client(), await fillCheckout(client(), { card: null }))),
  PROCESSING_ERROR: () => placeWithCard(cards.unprocessed),
  SHIPPING_ADDRESS_NOT_SET: () => placeAfter(contact),
  SHIPPING_METHOD_NOT_SET: () => placeAfter(contact, destination),
  async TOTAL_BELOW_MINIMUM() {
    const { sql } = shop.database;
    const before = await sql<{ amount: number }[]>`
      select amount from variant_price where sku = 'CBL-USBC' and currency = 'USD'`;
    const cost = (amount: number) => sql`
      update variant_price set amount = ${amount}, undiscounted_amount = ${amount}
      where sku = 'CBL-USBC' and currency = 'USD'`;
    const shipping = await sql<
      { prices: object }[]
    >`select prices from shipping_method where id = 'us-standard'`;
    await cost(40);
    await sql`update shipping_method set prices = jsonb_set(prices, '{USD}', '0') where 'US' = any(countries)`;
    const checkout = await openCheckout(client(), { 'CBL-USBC': 1 });
    const change = async ([operation, variables]: readonly [string, object]): Promise<Changed> =>
      client().change(operation, { checkoutId: checkout.id, ...variables });
    await change(contact);
    await change(destination);
    const refused = codesOf(await change(delivery));
    await cost(before[0]?.amount ?? 0);
    await sql`update shipping_method set prices = ${sql.json(shipping[0]!.prices as never)} where id = 'us-standard'`;
    return refused;
  },
  VOUCHER_NOT_APPLICABLE: async () => applyTo(await openCheckout(client()), 'NOSUCH'),
  async VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED() {
    const checkout = await openCheckout(client(), { 'IQ3-USBC': 1 });
    await applyTo(checkout, 'AFFILIATE5');
    return applyTo(checkout, 'PARTNER7');
  },
  VOUCHER_NOT_APPLICABLE_COUNTRY: async () =>
    applyTo(await openCheckout(client(), { 'IQ3-USBC': 1 }, 'DE'), 'USONLY50'),
  async VOUCHER_NOT_APPLICABLE_REFERRAL() {
    const checkout = await openCheckout(client(), { 'IQ3-USBC': 1 });
    const email = 'individual@solo.example';
    await client().change('CheckoutEmailUpdate', { checkoutId: checkout.id, email });
    return applyTo(checkout, 'REFERRAL5');
  },
  VOUCHER_NOT_APPLICABLE_SALE: async () =>
    applyTo(await openCheckout(client(), { 'CBL-LTG-LONG': 1 }), 'SALE20'),
  async ENTERPRISE_CODE_REQUIRED() {
    const lines = lineInputs({ 'IQ3-USBC': 1 });
    const { data } = await client().send('BundlePreview', { country: 'US', lines }, enterprise);
    return codesIn(data?.['bundlePreview'] as object);
  },
  async PRICES_ARE_CHANGED() {
    const checkout = await fillCheckout(client());
    const variables = { ...placement(checkout), expectedTotal: { amount: 1, currency: 'USD' } };
    return codesOf(await client().change<Completed>('CheckoutComplete', variables));
  },
  PRODUCTS_ARE_CHANGED: () =>
    placeWhile(
      () => shop.database.sql`update product_variant set is_withdrawn = true where sku = 'IQ3-USBC'`,
      () => shop.database.sql`update product_variant set is_withdrawn = false where sku = 'IQ3-USBC'`,
    ),
};

it.each(checkoutErrorCodes)('the store returns %s', async (code) => {
  expect(await provoked[code]()).toEqual([code]);
});
