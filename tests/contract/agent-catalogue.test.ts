import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentShop, agentShopUrl, oddPlatforms, openAgentShop, platformOf } from './agent-shop.ts';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { schemaProblems } from './agent-schemas.ts';

interface Price {
  readonly amount: number;
  readonly currency: string;
}

interface Product {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly { readonly value: string }[];
  readonly price_range: { readonly min: Price; readonly max: Price };
  readonly variants: readonly {
    readonly id: string;
    readonly price: Price;
    readonly availability: { readonly available: boolean };
    readonly inputs?: readonly object[];
    readonly metadata: Readonly<Record<string, unknown>>;
  }[];
  readonly metadata: { readonly kind: string; readonly bundled_with?: readonly string[] };
}

interface Found {
  readonly ucp: { readonly version: string; readonly capabilities: object };
  readonly products: readonly Product[];
  readonly pagination: {
    readonly has_next_page: boolean;
    readonly cursor?: string;
    readonly total_count: number;
  };
  readonly messages?: readonly { readonly code: string }[];
}

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

const ids = ({ products }: Pick<Found, 'products'>) => products.map(({ id }) => id);

describe('the profile', () => {
  it('of the current version names the older one’s, which says nothing of others', async () => {
    const current = await opened.profile('/.well-known/ucp');
    const older = await opened.profile('/.well-known/ucp/2026-04-08');
    expect(current?.['ucp']).toMatchObject({
      version: '2026-08-25',
      supported_versions: { '2026-04-08': `${agentShopUrl}/.well-known/ucp/2026-04-08` },
    });
    expect(older?.['ucp']).toMatchObject({ version: '2026-04-08' });
    expect(older?.['ucp']).not.toHaveProperty('supported_versions');
    expect(await opened.profile('/.well-known/ucp/2026-01-11')).toBeNull();
  });

  it('is valid by the released schemas, and has its keys where each version expects them', async () => {
    const current = await opened.profile('/.well-known/ucp');
    const older = await opened.profile('/.well-known/ucp/2026-04-08');
    expect(schemaProblems('2026-08-25', 'schemas/profile.json#/$defs/business_schema', current)).toEqual([]);
    expect(
      schemaProblems('2026-04-08', 'discovery/profile_schema.json#/$defs/business_profile', older),
    ).toEqual([]);
    expect([current?.['keys'], current?.['signing_keys']]).toEqual([[], undefined]);
    expect([older?.['keys'], older?.['signing_keys']]).toEqual([undefined, []]);
  });
});

describe('a platform', () => {
  const search = { method: 'POST', body: JSON.stringify({ query: 'probe' }) };
  const asking = (profile: string) => ({ ...search, headers: { 'UCP-Agent': `profile="${profile}"` } });

  it.each([
    ['names no profile', { ...search }, 400, 'invalid_profile_url'],
    ['names none that exists', asking('https://platform.test/none.json'), 424, 'profile_unreachable'],
    ['has a broken profile', asking(oddPlatforms.broken), 422, 'profile_malformed'],
    ['speaks another version', asking(oddPlatforms.older), 422, 'version_unsupported'],
  ])('that %s is told so, with a page to continue on', async (_what, request, status, code) => {
    const response = await opened.raw('/v1/catalog/search', request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, continue_url: agentShopUrl });
  });

  it.each(protocolVersions)(
    'of %s that shares no capability gets an answer without a resource',
    async (version) => {
      const { status, body } = await opened.agent.send(
        platformOf(version, 'incapable'),
        'POST',
        '/catalog/search',
        { query: 'probe' },
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ucp: { version, status: 'error' },
        messages: [{ code: 'capabilities_incompatible', severity: 'unrecoverable' }],
      });
    },
  );

  it('that sends something else than JSON, or an address that is none, is told so', async () => {
    const { profileUrl } = platformOf('2026-04-08');
    const headers = { 'UCP-Agent': `profile="${profileUrl}"` };
    expect((await opened.raw('/v1/catalog/search', { method: 'POST', body: '{', headers })).status).toBe(400);
    expect((await opened.raw('/v1/nothing', { method: 'GET', headers })).status).toBe(404);
  });
});

describe.each(protocolVersions)('the catalog in %s', (version) => {
  const search = async (payload: object) =>
    opened.agent.send<Found>(platformOf(version), 'POST', '/catalog/search', payload);

  it('finds probes by words, with the prices of the country', async () => {
    const { body } = await search({ query: 'IQ3', context: { address_country: 'US' } });
    expect(body.ucp).toMatchObject({
      version,
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version }] },
    });
    const probe = body.products[0]!;
    const [shown] = probe.variants;
    const offer = (await opened.shop.services.catalogue.latest()).offers('US').get(shown!.id)!;
    expect(probe.metadata.kind).toBe('DEVICE');
    expect(shown!.price).toEqual(offer.price);
    expect(shown!.availability.available).toBe(true);
  });

  it('has other prices and languages in other countries', async () => {
    const inGermany = await search({
      query: 'IQ3',
      context: { address_country: 'DE', language: 'de' },
    });
    const offers = (await opened.shop.services.catalogue.latest()).offers('DE');
    for (const { variants } of inGermany.body.products)
      for (const { id, price } of variants) expect(price).toEqual(offers.get(id)?.price);
    expect(inGermany.body.products[0]?.price_range.min.currency).toBe('EUR');
    const english = await search({ filters: { categories: ['memberships'] } });
    const german = await search({
      filters: { categories: ['memberships'] },
      context: { address_country: 'DE', language: 'de' },
    });
    expect(german.body.products[0]?.title).not.toBe(english.body.products[0]?.title);
  });

  it('names what a bundle consists of, from both sides', async () => {
    const { body } = await search({
      filters: { categories: ['probes', 'memberships'] },
      pagination: { limit: 50 },
    });
    const bundled = new Map(body.products.map(({ id, metadata }) => [id, metadata.bundled_with ?? []]));
    for (const [id, partners] of bundled)
      for (const partner of partners) expect(bundled.get(partner)).toContain(id);
    expect([...bundled.values()].flat()).not.toEqual([]);
  });

  it('offers nobody what only owners buy, or what another product renews as', async () => {
    const { body } = await search({ filters: {}, pagination: { limit: 50 } });
    const offers = (await opened.shop.services.catalogue.latest()).offers('US');
    const shown = body.products.flatMap(({ variants }) => variants.map(({ id }) => offers.get(id)!));
    expect(shown.filter((offer) => offer.isForOwnersOnly || offer.isForRenewal)).toEqual([]);
  });

  it('is read page by page', async () => {
    const whole = await search({ filters: {}, pagination: { limit: 50 } });
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await search({ filters: {}, pagination: { limit: 4, ...(cursor && { cursor }) } });
      pages.push(...ids(body));
      cursor = body.pagination.cursor;
    } while (cursor !== undefined);
    expect(pages).toEqual(ids(whole.body));
    expect(whole.body.pagination.total_count).toBe(pages.length);
  });

  it('filters by price only in the currency of the country', async () => {
    const filters = { price: { max: 50_000 } };
    const cheap = await search({ filters, context: { currency: 'USD' } });
    expect(
      cheap.body.products.every(({ variants }) => variants.some(({ price }) => price.amount <= 50_000)),
    ).toBe(true);
    const unknown = await search({ filters, context: { currency: 'EUR' } });
    expect(unknown.body.messages).toMatchObject([{ code: 'price_filter_ignored' }]);
  });

  it('refuses a search for nothing, and says so where the shop does not sell', async () => {
    expect((await search({})).status).toBe(400);
    const away = await search({ query: 'probe', context: { address_country: 'AQ' } });
    expect(away.body).toMatchObject({ products: [], messages: [{ code: 'country_not_available' }] });
  });

  it('looks up products and variants, and names what is missing', async () => {
    const { body } = await opened.agent.send<Found>(platformOf(version), 'POST', '/catalog/lookup', {
      ids: ['IQ3-USBC', 'iq3', 'nothing'],
    });
    const variants = body.products.flatMap((product) => product.variants);
    expect(variants.find(({ id }) => id === 'IQ3-USBC')?.inputs).toContainEqual({
      id: 'IQ3-USBC',
      match: 'exact',
    });
    expect(body.messages?.map(({ code }) => code)).toContain('not_found');
  });

  it('shows one product with the asked variant first', async () => {
    const { body } = await opened.agent.send<{ product: Product }>(
      platformOf(version),
      'POST',
      '/catalog/product',
      { id: 'IQP-LTG' },
    );
    expect(body.product.variants[0]?.id).toBe('IQP-LTG');
    const missing = await opened.agent.send(platformOf(version), 'POST', '/catalog/product', {
      id: 'nothing',
    });
    expect(missing.body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] });
  });
});
