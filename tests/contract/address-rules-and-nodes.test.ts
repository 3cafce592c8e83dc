import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

function ask(operationName: string, variables: Record<string, unknown> = {}) {
  return sendGraphql(graphql, { operationName, query: storefrontOperation(operationName), variables });
}

const enumeration = buildSchema(
  readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
).getType('LanguageCodeEnum') as GraphQLEnumType;
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
    'ProductVariant:IQ3-USBC',
    'ProductImage:iq3:0',
    'Attribute:weight',
    'AttributeValue:iq3:weight',
    'Category:probes',
    'ProductType:memberships',
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
  ])('finds nothing for %j', async (id) => {
    expect((await sendGraphql(graphql, { query, variables: { id } })).body).toEqual({ data: { node: null } });
  });
});
