import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType, type GraphQLInterfaceType } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler, modulesOf } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createCheckoutClient, openCheckout } from './checkout-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const services = createTestServices(database);
const graphql = createGraphqlHandler(services);

function ask(operationName: string, variables: Record<string, unknown> = {}) {
  return sendGraphql(graphql, { operationName, query: storefrontOperation(operationName), variables });
}

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const enumeration = schema.getType('LanguageCodeEnum') as GraphQLEnumType;
const languageCodes = enumeration.getValues().map(({ name }) => name);

describe('CountryAddressValidation', () => {
  it('describes an address in the United States', async () => {
    const { body } = await ask('CountryAddressValidation', { countryCode: 'US', languageCode: 'EN' });
    const rules = body.data?.['addressValidationRules'] as Record<string, unknown> & {
      countryAreaChoices: object[];
    };
    expect(rules).toMatchObject({
      countryCode: 'US',
      countryAreaType: 'state',
      cityType: 'city',
      postalCodeType: 'zip',
    });
    expect(rules['requiredFields']).toEqual(
      expect.arrayContaining(['streetAddress1', 'city', 'countryArea', 'postalCode']),
    );
    expect(rules.countryAreaChoices).toContainEqual({
      raw: 'CA',
      verbose: 'California',
      postalCodePrefix: expect.any(String),
      isServed: true,
    });
    expect(rules.countryAreaChoices).toContainEqual(expect.objectContaining({ raw: 'PR', isServed: false }));
  });

  it.each(languageCodes)('responds in %s for every country with areas', async (languageCode) => {
    for (const countryCode of ['AE', 'CA', 'ES', 'HK', 'IE', 'JP', 'US']) {
      const { body } = await ask('CountryAddressValidation', { countryCode, languageCode });
      expect(body.errors).toBeUndefined();
      expect(body.data?.['addressValidationRules']).toMatchObject({ countryCode });
    }
  });

  it.each([
    ['FR_CA', 'CA', 'BC', 'Colombie-Britannique'],
    ['EN', 'HK', 'Kowloon', 'Kowloon'],
    ['AR', 'AE', 'DU', 'دبي'],
  ])('names areas in the language %s: %s %s is %s', async (languageCode, countryCode, raw, verbose) => {
    const { body } = await ask('CountryAddressValidation', { countryCode, languageCode });
    expect(body.data?.['addressValidationRules']).toMatchObject({
      countryAreaChoices: expect.arrayContaining([expect.objectContaining({ raw, verbose })]) as unknown,
    });
  });

  it('lists areas that the postal codes include but that are not delivered to', async () => {
    const { body } = await ask('CountryAddressValidation', { countryCode: 'GB' });
    expect(body.data?.['addressValidationRules']).toMatchObject({
      unservedTerritories: [
        { name: 'Jersey', countryCode: 'JE', postalCodePrefix: 'JE' },
        { name: 'Guernsey', countryCode: 'GG', postalCodePrefix: 'GY' },
      ],
    });
  });

  it('describes every other country, in its language', async () => {
    const { body } = await ask('CountryAddressValidation', { countryCode: 'JP', languageCode: 'EN' });
    expect(body.data?.['addressValidationRules']).toMatchObject({
      countryCode: 'JP',
      countryAreaType: 'prefecture',
      countryAreaChoices: expect.arrayContaining([
        { raw: '13', verbose: 'Tokyo', postalCodePrefix: expect.any(String), isServed: true },
      ]) as unknown,
      postalCodePattern: '^(?:\\d{3}-?\\d{4})$',
      postalCodeExamples: expect.arrayContaining(['154-0023']) as unknown,
    });
  });
});

describe('UserQuery', () => {
  it('returns null when signed out', async () => {
    expect((await ask('UserQuery')).body).toEqual({ data: { me: null } });
  });
});

describe('node', () => {
  const query = 'query Node($id: ID!) { node(id: $id) { __typename id } }';
  const idOf = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    'Product:iq3',
    'ProductTranslation:iq3:DE',
    'ProductVariant:IQ3-USBC',
    'ProductVariantTranslation:IQ3-USBC:DE',
    'ProductImage:iq3:0',
    'Attribute:weight',
    'AttributeTranslation:weight:DE',
    'AttributeValue:iq3:weight',
    'AttributeValueTranslation:iq3:weight:DE',
    'Category:probes',
    'CategoryTranslation:probes:DE',
    'ProductType:memberships',
    'Collection:vet',
    'CollectionTranslation:vet:DE',
    'Menu:main',
    'MenuItem:memberships',
    'MenuItemTranslation:memberships:FR',
    'Page:rental-terms',
    'PageTranslation:rental-terms:DE',
    'Sale:CBL-LTG-LONG',
    'SaleTranslation:CBL-LTG-LONG:DE',
    'ShippingMethod:us-express',
    'ShippingMethodTranslation:us-express:ES',
    'ShippingZone:US',
    'ShopTranslation:AR',
    'Voucher:FREECABLE',
    'VoucherTranslation:FREECABLE:DE',
  ])('finds %s', async (name) => {
    const id = idOf(name);
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({
      data: { node: { __typename: name.split(':')[0], id } },
    });
  });

  it.each([
    '',
    'nonsense',
    idOf('Product:none'),
    idOf('ProductImage:iq3:99'),
    idOf('User:1'),
    idOf('constructor:x'),
    idOf('Order:x'),
    idOf('Voucher:WELCOME10'),
    idOf('VoucherTranslation:WELCOME10:DE'),
    idOf('CategoryTranslation:none:DE'),
    idOf('AttributeValueTranslation:iq3:none:DE'),
    idOf('ProductTranslation:iq3'),
    idOf('ShopTranslation:x'),
    idOf('CheckoutLine:x'),
    idOf('ShippingZone:AQ'),
  ])('finds nothing for %j', async (id) => {
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({ data: { node: null } });
  });

  it('has one loader for every type of node; nothing is sold as a download', () => {
    const loaded = modulesOf(services).flatMap(({ nodes = {} }) => Object.keys(nodes));
    const types = schema
      .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
      .map(({ name }) => name);
    expect([...loaded, 'DigitalContent', 'DigitalContentUrl'].toSorted()).toEqual(types.toSorted());
  });

  it.each([
    ['CategoryTranslation:probes:DE', 'Schallköpfe'],
    ['AttributeTranslation:weight:DE', 'Gewicht'],
    ['CategoryTranslation:probes:EN', null],
  ])('says what %s is called: %s', async (name, expected) => {
    const named = `query Named($id: ID!) {
      node(id: $id) { ... on CategoryTranslation { language name } ... on AttributeTranslation { language name } }
    }`;
    const { body } = await sendGraphql(graphql, { query: named, variables: { id: idOf(name) } });
    expect(body.data?.['node']).toEqual({ language: name.slice(-2), name: expected });
  });

  it('finds the line of a checkout', async () => {
    const client = createCheckoutClient(graphql);
    const { id: checkoutId, lines } = await openCheckout(client, { 'CBL-USBC': 1 });
    const id = lines[0]?.id;
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({
      data: { node: { __typename: 'CheckoutLine', id } },
    });
    const answer = await client.change('CheckoutLineDelete', { checkoutId, lineId: id });
    expect(answer.checkout?.lines).toEqual([]);
  });
});

describe('the structure of the store', () => {
  const query = `query Structure($country: CountryCode!, $languageCode: LanguageCodeEnum) {
    shop(country: $country, languageCode: $languageCode) {
      collections { slug name products { slug market } }
      mainMenu { items { name url target { __typename ... on Category { slug } ... on Page { title } } } }
      pages { slug title contentJson }
      sales { name type value }
      shippingZone { name countries { code textDirection } shippingMethods { name price { amount } } }
    }
  }`;
  const structureOf = async (country: string, languageCode: string) =>
    (await sendGraphql(graphql, { query, variables: { country, languageCode } })).body.data?.['shop'];

  it('is in the language of the shop', async () => {
    expect(await structureOf('DE', 'DE')).toMatchObject({
      collections: [
        { slug: 'iq', name: 'Humanmedizin' },
        { slug: 'vet', name: 'Tiermedizin' },
      ],
      mainMenu: {
        items: [
          { name: 'Humanmedizin', url: '/iq/', target: { __typename: 'Collection' } },
          { url: '/vet/' },
          { name: 'Mitgliedschaften', target: { __typename: 'Category', slug: 'memberships' } },
          { name: 'Zubehör' },
          { target: { __typename: 'Page', title: 'Allgemeine Geschäftsbedingungen' } },
        ],
      },
      pages: [{ slug: 'master-terms' }, { slug: 'rental-terms', title: 'Mietbedingungen' }],
    });
  });

  it('has nothing that the country doesn’t sell', async () => {
    expect(await structureOf('AE', 'AR')).toMatchObject({
      collections: [{ slug: 'iq' }],
      shippingZone: { countries: expect.arrayContaining([{ code: 'AE', textDirection: 'LTR' }]) as unknown },
    });
    expect(await structureOf('AQ', 'EN')).toMatchObject({ collections: [], sales: [], shippingZone: null });
  });
});
