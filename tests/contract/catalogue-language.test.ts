import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { address, globalId, openCheckout, orderOf, payWith, variantId } from './checkout-client.ts';
import type { CheckoutFields, Completed } from './checkout-client.ts';
import { openOrderShop } from './order-shop.ts';

const shop = await openOrderShop();
afterAll(() => shop.close());
const { client } = shop;
const { sql } = shop.database;

interface ProductAnswer {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly descriptionJson: string;
  readonly thumbnail: { readonly alt: string } | null;
  readonly attributes: readonly {
    readonly attribute: { readonly slug: string; readonly name: string };
    readonly value: { readonly name: string };
  }[];
  readonly variants: readonly { readonly sku: string; readonly name: string }[];
}

async function productsIn(country: string, languageCode: string | null) {
  const { data } = await client.send('Shop', { country, languageCode, voucherCode: null });
  const shown = data as { shop: Record<'devices' | 'subscriptions', readonly ProductAnswer[]> };
  const { devices, subscriptions } = shown.shop;
  return new Map([...devices, ...subscriptions].map((product) => [product.slug, product]));
}

const factsOf = (product: ProductAnswer | undefined) =>
  Object.fromEntries(
    (product?.attributes ?? []).map(({ attribute, value }) => [
      attribute.slug,
      `${attribute.name}: ${value.name}`,
    ]),
  );

describe('the catalog in German', () => {
  it('names products, variants, facts and pictures, and leaves the brand unchanged', async () => {
    const products = await productsIn('DE', 'DE');
    const iq3 = products.get('iq3');
    expect(iq3?.name).toBe('Sonde IQ3');
    expect(iq3?.description).toMatch(/^Der dritte Schallkopf von Sonde/);
    expect(iq3?.descriptionJson).toContain('Doppelte Bildrate');
    expect(iq3?.thumbnail?.alt).toMatch(/^Schallkopf Sonde IQ3, Ansicht von vorn links/);
    expect(factsOf(iq3)).toMatchObject({
      'box-contents': 'Lieferumfang: Schallkopf, USB-C-Kabel, Ladestation, Tasche, Kurzanleitung',
      dimensions: 'Maße: 163 × 56 × 35\u00a0mm',
      warranty: 'Garantie: 1\u00a0Jahr',
      'return-days': 'Rückgabe: 30\u00a0Tage',
    });
    const individual = products.get('membership-individual');
    expect(individual?.name).toBe('Einzelmitgliedschaft');
    expect(individual?.variants.map(({ name }) => name)).toEqual(['1\u00a0Jahr', '3\u00a0Jahre']);
  });

  it.each([
    ['EN', 'Individual membership'],
    [null, 'Einzelmitgliedschaft'],
    ['FR', 'Einzelmitgliedschaft'],
  ])('with the language %s of a German shop is %s', async (languageCode, name) => {
    expect((await productsIn('DE', languageCode)).get('membership-individual')?.name).toBe(name);
  });

  it('is kept apart from the other languages of the same country', async () => {
    for (const [languageCode, name] of [
      ['FI', 'Anturit'],
      ['SV', 'Prober'],
      ['FI', 'Anturit'],
    ] as const) {
      const { data } = await client.send('Shop', { country: 'FI', languageCode, voucherCode: null });
      expect(JSON.stringify(data)).toContain(name === 'Anturit' ? 'Henkilökohtainen' : 'Individuellt');
    }
  });

  it('falls back to English for a changed text', async () => {
    await sql`update product set name = 'Solo membership' where slug = 'membership-individual'`;
    const changed = (await productsIn('DE', 'DE')).get('membership-individual');
    await sql`update product set name = 'Individual membership' where slug = 'membership-individual'`;
    expect(changed?.name).toBe('Solo membership');
    expect(changed?.variants[0]?.name).toBe('1\u00a0Jahr');
  });

  it('is found by the ids of its translations', async () => {
    const query = `query($id: ID!) { node(id: $id) { id
      ... on ProductTranslation { language name descriptionJson } ... on ProductVariantTranslation { language name }
      ... on AttributeTranslation { language name } } }`;
    const graphql = createGraphqlHandler(shop.services);
    const nodeOf = async (type: string, id: string) => {
      const { body } = await sendGraphql(graphql, { query, variables: { id: globalId(type, id) } });
      return (body as { data: { node: object | null } }).data.node;
    };
    expect(await nodeOf('ProductTranslation', 'membership-individual:DE')).toMatchObject({
      language: 'DE',
      name: 'Einzelmitgliedschaft',
      descriptionJson: expect.stringContaining('Für eine Person'),
    });
    expect(await nodeOf('ProductTranslation', 'iq3:DE')).toMatchObject({ name: null });
    expect(await nodeOf('ProductVariantTranslation', 'SUB-IND-1Y:AR')).toMatchObject({ name: 'سنة واحدة' });
    expect(await nodeOf('AttributeTranslation', 'weight:NL')).toMatchObject({ name: 'Gewicht' });
    expect(await nodeOf('ProductTranslation', 'iq9:DE')).toBeNull();
  });
});

interface SpokenCheckout extends Omit<
  CheckoutFields,
  'lines' | 'availableShippingMethods' | 'shippingAddress'
> {
  readonly languageCode: string;
  readonly lines: readonly {
    readonly variantName: string;
    readonly variant: { readonly product: { readonly name: string } };
  }[];
  readonly availableShippingMethods: readonly { readonly id: string; readonly name: string }[];
  readonly shippingAddress: { readonly lines: readonly string[] } | null;
}

const toSpoken = (checkout: CheckoutFields | null) => checkout as unknown as SpokenCheckout;

const namesOf = (checkout: SpokenCheckout) =>
  checkout.lines.map(({ variant, variantName }) => `${variant.product.name}, ${variantName}`);

const berlin = {
  ...address,
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '030 123456',
};
const dubai = {
  ...address,
  city: '',
  postalCode: '',
  country: 'AE',
  countryArea: 'DU',
  phone: '04 234 5678',
};

/** A checkout filled in up to the review in one language, with a voucher. */
async function fillIn(country: 'DE' | 'AE', languageCode: string, shippingAddress: object, email: string) {
  const lines = [
    { variantId: variantId('IQ3-USBC'), quantity: 1 },
    { variantId: variantId('SUB-IND-1Y'), quantity: 1 },
  ];
  const { checkout: opened } = await client.change('CheckoutCreate', {
    input: { country, languageCode, lines, voucherCode: 'WELCOME10' },
  });
  const checkoutId = opened?.id ?? '';
  await client.change('CheckoutEmailUpdate', { checkoutId, email });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', { checkoutId, shippingAddress });
  await client.change('CheckoutShippingMethodUpdate', {
    checkoutId,
    shippingMethodId: checkout?.availableShippingMethods[0]?.id,
  });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: shippingAddress });
  return toSpoken(await payWith(client, checkoutId, 'pm_good'));
}

async function buyFrom(checkout: SpokenCheckout, currency: string) {
  const expectedTotal = { amount: checkout.totalPrice.gross.amount, currency };
  const completed = await client.change<Completed>('CheckoutComplete', {
    checkoutId: checkout.id,
    expectedTotal,
    attestations: checkout.requiredAttestations,
  });
  expect(completed.checkoutErrors).toEqual([]);
  await shop.runJobs();
  return completed;
}

async function mailTo(email: string) {
  const [mail] = await sql`select subject, text_body, html_body from sandbox_mail where recipient = ${email}`;
  return mail as { readonly subject: string; readonly text_body: string; readonly html_body: string };
}

describe('a checkout', () => {
  it('in German names its lines, its shipping and its address’s country in German', async () => {
    const checkout = await fillIn('DE', 'DE', berlin, 'de@clinic.example');
    expect(checkout.languageCode).toBe('DE');
    expect(namesOf(checkout)).toEqual(['Sonde IQ3, USB-C', 'Einzelmitgliedschaft, 1\u00a0Jahr']);
    expect(checkout.availableShippingMethods.map(({ name }) => name)).toEqual(['Standard', 'Express']);
    expect(checkout.shippingAddress?.lines.at(-1)).toBe('Deutschland');
  });

  it('continues in the language of the page that shows it, and stores it', async () => {
    const { id, token } = await openCheckout(client, { 'SUB-IND-1Y': 1, 'IQ3-USBC': 1 }, 'DE');
    const inLanguage = (languageCode: string) =>
      client.change('CheckoutLanguageCodeUpdate', { checkoutId: id, languageCode });
    const english = await inLanguage('EN');
    expect(english.checkoutErrors).toEqual([]);
    expect(namesOf(toSpoken(english.checkout))).toContain('Individual membership, 1\u00a0year');
    const { data } = await client.send('Checkout', { token });
    expect(data?.['checkout']).toMatchObject({ languageCode: 'EN' });
    expect((await inLanguage('PL')).checkout).toMatchObject({ languageCode: 'DE' });
  });

  it('becomes an order that keeps the names, whatever the catalog contains later', async () => {
    const completed = await buyFrom(await fillIn('DE', 'DE', berlin, 'keeps@clinic.example'), 'EUR');
    await sql`delete from catalogue_translation where language = 'de' and source = 'Individual membership'`;
    await sql`update product set name = 'Solo membership' where slug = 'membership-individual'`;
    const order = await orderOf(client, completed);
    await sql`update product set name = 'Individual membership' where slug = 'membership-individual'`;
    await sql`insert into catalogue_translation values ('de', 'Individual membership', 'Einzelmitgliedschaft')`;
    expect(order).toMatchObject({
      lines: [
        { productRawName: 'Sonde IQ3' },
        { productRawName: 'Einzelmitgliedschaft', variantName: '1\u00a0Jahr' },
      ],
      shippingMethodName: 'Standard',
      membershipTerm: { name: 'Einzelmitgliedschaft, 1\u00a0Jahr' },
    });
    expect(order).toMatchObject({ billingAddress: { lines: expect.arrayContaining(['Deutschland']) } });
  });
});

describe('the mail about an order', () => {
  it('is in German for a purchase in German', async () => {
    const email = 'mail-de@clinic.example';
    await buyFrom(await fillIn('DE', 'DE', berlin, email), 'EUR');
    const { subject, text_body: text } = await mailTo(email);
    expect(subject).toMatch(/^Ihre Bestellung \d+$/);
    for (const words of [
      '1 × Einzelmitgliedschaft (1\u00a0Jahr)',
      'Rabatt WELCOME10',
      'Versand (Standard)',
      'Deutschland',
      'Rechnungsadresse'.toUpperCase(),
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/membership|Germany|Total:|Your order/);
  });

  it('is in Arabic, from right to left, for a purchase in Arabic', async () => {
    const email = 'mail-ar@clinic.example';
    await buyFrom(await fillIn('AE', 'AR', dubai, email), 'USD');
    const { subject, text_body: text, html_body: html } = await mailTo(email);
    expect(subject).toMatch(/^طلبك \d+$/);
    for (const words of ['الاشتراك الفردي', 'سنة واحدة', 'دبي', 'الإمارات العربية المتحدة', 'الإجمالي'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/membership|Dubai|United Arab/);
    expect(html).toContain('<html lang="ar-AE" dir="rtl">');
  });
});
