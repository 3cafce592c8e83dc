import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { createGooglePlaces } from '../../server/modules/places/google-places.ts';
import { createPlacesSandbox } from '../../server/sandbox/maps/places-sandbox.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { storefrontOperation } from './storefront-operations.ts';

const sandbox = createPlacesSandbox();
const asked: Request[] = [];
const listener = getRequestListener((request) => {
  asked.push(request.clone());
  return sandbox.fetch(request);
});
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
const reports: string[] = [];
const places = (url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key = 'the-key') =>
  createGooglePlaces({ key, url, report: (sentence) => reports.push(sentence) });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const english = { language: 'en', session: 'a-session' };
const suggest = (text: string, country = 'US') => places().suggest({ ...english, text, country });
const find = (id: string, country: string, language = 'en') =>
  places().find({ ...english, language, id, country });

describe('the maps service', () => {
  it('suggests only addresses in the country', async () => {
    expect(await suggest('unter den', 'DE')).toEqual([
      { id: 'de-linden', main: 'Unter den Linden 77', secondary: 'Berlin, BE' },
    ]);
    expect(await suggest('unter den', 'AT')).toEqual([]);
  });

  it('receives the key in a header, the fields in use, and the search’s session', async () => {
    asked.length = 0;
    await suggest('600 Mont');
    await find('us-montgomery', 'US');
    const [first, second] = asked;
    expect(first?.headers.get('x-goog-api-key')).toBe('the-key');
    expect(first?.url).not.toContain('the-key');
    expect(await first?.json()).toEqual({
      input: '600 Mont',
      includedRegionCodes: ['us'],
      regionCode: 'us',
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      sessionToken: 'a-session',
      languageCode: 'en',
    });
    expect(second?.headers.get('x-goog-fieldmask')).toBe('postalAddress,addressComponents');
    expect(new URL(second?.url ?? '').searchParams.get('sessionToken')).toBe('a-session');
  });

  it.each([
    [
      'US',
      'us-montgomery-suite',
      'en',
      ['600 Montgomery Street', 'Suite 200', 'San Francisco', 'CA', '94111'],
    ],
    ['CA', 'ca-sherbrooke', 'fr', ['1420 Rue Sherbrooke Ouest', null, 'Montréal', 'QC', 'H3G 1K3']],
    ['DE', 'de-linden', 'de', ['Unter den Linden 77', null, 'Berlin', 'Berlin', '10117']],
    ['ES', 'es-gracia', 'es', ['Passeig de Gràcia 43', null, 'Barcelona', 'B', '08007']],
    ['IE', 'ie-harbour', 'en', ['12 Harbour Road', null, 'Howth', 'D', 'D13 A3V6']],
    ['AE', 'ae-rashid', 'ar', ['شارع الرشيد 12', null, 'دبي', 'DU', null]],
  ] as const)('returns an address of %s as its form has it (%s)', async (country, id, language, expected) => {
    const found = await find(id, country, language);
    expect(
      found && [found.streetAddress1, found.streetAddress2, found.city, found.countryArea, found.postalCode],
    ).toEqual(expected);
  });

  it.each([
    ['is silent', 'silent street'],
    ['has had enough of questions', 'busy street'],
    ['is down', 'down street'],
    ['shows a page for people', 'maintenance street'],
    ['answers something else', 'wrong street'],
  ])('that %s suggests nothing, and is reported to the operator', async (_what, text) => {
    reports.length = 0;
    expect(await suggest(text)).toBeNull();
    expect(reports).toEqual([expect.stringMatching(/^The service of maps \(http.* gave no answer/)]);
    expect(reports.join()).not.toContain('the-key');
  });

  it('that is unreachable suggests nothing', async () => {
    expect(await places('http://127.0.0.1:1').suggest({ ...english, text: '600', country: 'US' })).toBeNull();
  });

  it.each([
    ['that is gone', 'vanished', 'US'],
    ['that takes too long', 'sleepy', 'US'],
    ['that turns out to lie elsewhere', 'abroad', 'US'],
    ['of another country', 'de-linden', 'US'],
    ['with a name that leads astray', '../places:autocomplete', 'US'],
  ])('returns nothing for a place %s', async (_what, id, country) => {
    expect(await find(id, country)).toBeNull();
  });
});

describe('the store', async () => {
  const database = await createTestDatabase();
  afterAll(() => database.close());
  const shop = (addressSearch: ReturnType<typeof places> | null) =>
    createGraphqlHandler(createTestServices(database, { addressSearch }));
  const ask = (graphql: ReturnType<typeof shop>, name: string, input: object) =>
    sendGraphql(
      graphql,
      {
        operationName: name,
        query: storefrontOperation(name),
        variables: { input: { countryCode: 'US', languageCode: 'EN', sessionToken: 'a-session', ...input } },
      },
      { remoteAddress: '203.0.113.9' },
    );

  it('passes on the suggestions, and the address of the selection', async () => {
    const graphql = shop(places());
    const { body } = await ask(graphql, 'AddressSuggestions', { text: '600 montgomery st' });
    expect(body.data?.['addressSuggestions']).toEqual([
      { placeId: 'us-montgomery', main: '600 Montgomery Street', secondary: 'San Francisco, CA' },
      {
        placeId: 'us-montgomery-suite',
        main: '600 Montgomery Street, Suite 200',
        secondary: 'San Francisco, CA',
      },
    ]);
    const { body: found } = await ask(graphql, 'SuggestedAddress', { placeId: 'us-montgomery' });
    expect(found.data?.['suggestedAddress']).toEqual({
      countryCode: 'US',
      streetAddress1: '600 Montgomery Street',
      streetAddress2: null,
      city: 'San Francisco',
      countryArea: 'CA',
      postalCode: '94111',
    });
  });

  it('sends no query for too little text, too much, or a search without a valid session', async () => {
    asked.length = 0;
    const graphql = shop(places());
    for (const input of [
      { text: '60' },
      { text: 'x'.repeat(101) },
      { text: '600 Mont', sessionToken: '<script>' },
    ])
      await ask(graphql, 'AddressSuggestions', input);
    expect(asked).toEqual([]);
  });

  it('without a maps service suggests nothing', async () => {
    const { body } = await ask(shop(null), 'AddressSuggestions', { text: '600 Mont' });
    expect(body.data).toEqual({ addressSuggestions: null });
  });

  it('rate-limits each visitor, because each query costs money', async () => {
    const graphql = shop({ suggest: async () => [], find: async () => null });
    const statuses: number[] = [];
    for (let question = 0; question < 121; question += 1)
      statuses.push((await ask(graphql, 'AddressSuggestions', { text: `600 ${question}` })).status);
    expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([120, 119]);
  });
});
