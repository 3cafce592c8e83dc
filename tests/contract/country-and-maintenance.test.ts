import { enabledCountries } from '@sonde/machines/rules/places';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { observedOperation } from './observed-operations.ts';

const statements: string[] = [];
const database = await createTestDatabase({ onStatement: (text) => statements.push(text) });
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

function ask(operationName: string, variables: Record<string, unknown> = {}) {
  return sendGraphql(graphql, { operationName, query: observedOperation(operationName), variables });
}

describe('EnabledCountries', () => {
  it('lists the countries of the picker, the United States first', async () => {
    const { status, body } = await ask('EnabledCountries');
    const { countries } = (body.data as { shop: { countries: object[] } }).shop;
    expect(status).toBe(200);
    expect(countries).toHaveLength(enabledCountries.length);
    expect(countries[0]).toEqual({
      code: 'US',
      country: 'United States',
      languageCode: 'EN',
      currency: 'USD',
    });
    expect(countries).toContainEqual({ code: 'DE', country: 'Germany', languageCode: 'DE', currency: 'EUR' });
  });
});

describe('Geolocalization', () => {
  const behindProxy = createGraphqlHandler(
    createTestServices(database, { variables: { TRUSTED_PROXY: '10.0.0.0/8' } }),
  );
  const query = observedOperation('Geolocalization');
  const headers = { 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.9' };

  it('uses the country from a trusted proxy', async () => {
    const { body } = await sendGraphql(behindProxy, { query }, { headers, remoteAddress: '10.0.0.1' });
    expect(body.data).toMatchObject({ geolocalization: { country: { code: 'DE', country: 'Germany' } } });
  });

  it.each([
    ['anybody else writes the header', behindProxy, '203.0.113.9'],
    ['no proxy is trusted', graphql, '10.0.0.1'],
  ])('is null if %s', async (_words, handler, remoteAddress) => {
    const { body } = await sendGraphql(handler, { query }, { headers, remoteAddress });
    expect(body.data).toEqual({ geolocalization: { country: null } });
  });
});

describe('MaintenanceQuery', () => {
  it('says that the shop is open, and its message when it is not', async () => {
    const open = await ask('MaintenanceQuery');
    expect(open.body.data).toEqual({
      shop: {
        maintenance: {
          maintenanceMode: false,
          maintenanceAccessAllowed: true,
          maintenancePageHeader: null,
          maintenancePageContent: null,
          maintenancePageUrl: null,
        },
      },
    });
    await database.sql`update shop_configuration set is_in_maintenance = true, maintenance_header = 'Back at noon'`;
    const closed = await ask('MaintenanceQuery');
    await database.sql`update shop_configuration set is_in_maintenance = false, maintenance_header = null`;
    expect(closed.body.data).toMatchObject({
      shop: {
        maintenance: {
          maintenanceMode: true,
          maintenanceAccessAllowed: false,
          maintenancePageHeader: 'Back at noon',
        },
      },
    });
  });
});
