import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentShop, agentShopUrl, openAgentShop } from './agent-shop.ts';
import { shownCheckout, skusOf } from './checkout-client.ts';

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

describe('a permalink', () => {
  const open = async (path: string) => {
    const response = await opened.raw(`/buy${path}`);
    return { status: response.status, location: response.headers.get('location') ?? '' };
  };
  const tokenIn = (location: string) => /\/checkout\/([^/]+)\/$/.exec(location)?.[1] ?? '';

  it('fills a cart, with what the address says of the buyer', async () => {
    const { status, location } = await open(
      '/IQ3-USBC:1,SUB-IND-1Y:1?context/address_country=US&buyer/email=ada%40clinic.example',
    );
    expect(status).toBe(303);
    const checkout = await shownCheckout(opened.shop.client, tokenIn(location));
    expect(skusOf(checkout)).toEqual({ 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 });
    expect(checkout?.email).toBe('ada@clinic.example');
  });

  it('reads encoded identifiers', async () => {
    const { location } = await open(
      `/~${Buffer.from('CBL-USBC').toString('base64url')}:2?context/address_country=DE`,
    );
    expect(location).toContain(`${agentShopUrl}/de/`);
    expect(skusOf(await shownCheckout(opened.shop.client, tokenIn(location)))).toEqual({ 'CBL-USBC': 2 });
  });

  it.each(['/NOTHING:1', '/IQ3-USBC:0', '/IQ3-USBC', '/%2e:1', '/~!!:1', '', '/a:1:2'])(
    'leads from %j to the shop, with nothing in a cart',
    async (path) => {
      const { status, location } = await open(path);
      expect([status, tokenIn(location)]).toEqual([303, '']);
      expect(location.startsWith(agentShopUrl)).toBe(true);
    },
  );
});
