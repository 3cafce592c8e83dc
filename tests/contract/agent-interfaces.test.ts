import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../server/agents/operations/operations.ts';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, agentShopUrl, answerProblems, openAgentShop, platformOf } from './agent-shop.ts';
import { shownCheckout, skusOf } from './checkout-client.ts';

interface Total {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
}

interface ToolAnswer {
  readonly result?: {
    readonly structuredContent: Readonly<Record<string, unknown>> & { readonly id: string };
    readonly content: readonly { readonly text: string }[];
    readonly tools?: readonly { readonly name: string }[];
  };
  readonly error?: { readonly code: number; readonly data?: { readonly code: string } };
}

interface Order {
  readonly id: string;
  readonly checkout_id: string;
  readonly line_items: readonly { readonly status: string }[];
  readonly totals: readonly Total[];
  readonly fulfillment: { readonly expectations: readonly { readonly destination: object }[] };
}

const wanted = (optionId?: string) => ({
  line_items: [{ item: { id: 'CBL-USBC' }, quantity: 2 }],
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
  fulfillment: agentDelivery(optionId),
});

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

async function call(
  name: string,
  given: object,
  profile: string,
  method = 'tools/call',
): Promise<ToolAnswer & { readonly status: number }> {
  const response = await opened.raw('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { name, arguments: { meta: { 'ucp-agent': { profile } }, ...given } },
    }),
  });
  const text = await response.text();
  const json =
    text.startsWith('event:') || text.startsWith('data:') ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text;
  return { status: response.status, ...(JSON.parse(json) as ToolAnswer) };
}

/** The option with which the goods are sent. */
const optionIn = (shown: unknown) =>
  (shown as { fulfillment: { methods: { groups: { options: { id: string }[] }[] }[] } }).fulfillment
    .methods[0]!.groups[0]!.options[0]!.id;

describe.each(protocolVersions)('tools in %s', (version) => {
  const { profileUrl } = platformOf(version);
  const tool = async (name: string, given: object, path: string) => {
    const { result } = await call(name, given, profileUrl);
    expect(answerProblems(version, path, result!.structuredContent)).toEqual([]);
    expect(JSON.parse(result!.content[0]!.text)).toEqual(result!.structuredContent);
    return result!.structuredContent;
  };

  it('buy what REST buys, and show the same', async () => {
    const { id, ...shown } = await tool('create_checkout', { checkout: wanted() }, '/checkout-sessions');
    const ready = await tool(
      'update_checkout',
      { id, checkout: wanted(optionIn(shown)) },
      '/checkout-sessions',
    );
    expect(ready['status']).toBe('ready_for_complete');
    const done = await tool('complete_checkout', { id, checkout: payingBy('pm_good') }, '/checkout-sessions');
    expect(done['status']).toBe('completed');
    const byRest = await opened.agent.send(platformOf(version), 'GET', `/checkout-sessions/${id}`);
    expect(byRest.body).toEqual(done);
  });

  it('search the catalog', async () => {
    const found = await tool('search_catalog', { catalog: { query: 'IQ3' } }, '/catalog/search');
    expect(found['products']).not.toEqual([]);
  });
});

describe('tools', () => {
  it('are listed with what they do, one for each operation', async () => {
    const { result } = await call('', {}, platformOf('2026-04-08').profileUrl, 'tools/list');
    expect(result?.tools?.map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
  });

  it('are refused to a platform that isn’t known, with the status of REST', async () => {
    const { status, error } = await call(
      'search_catalog',
      { catalog: {} },
      'https://platform.test/none.json',
    );
    expect([status, error?.code, error?.data?.code]).toEqual([424, -32001, 'profile_unreachable']);
  });
});

describe.each(protocolVersions)('a cart in %s', (version) => {
  const platform = platformOf(version);
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    opened.agent.send<{
      readonly id: string;
      readonly status?: string;
      readonly line_items: readonly object[];
    }>(platform, method, path, payload);
  const cart = {
    line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
    context: { address_country: 'US' },
  };

  it('is filled, changed, and becomes a checkout once', async () => {
    const { status, body } = await send('POST', '/carts', cart);
    expect(status).toBe(201);
    const more = { ...cart, line_items: [{ item: { id: 'CBL-USBC' }, quantity: 3 }] };
    expect((await send('PUT', `/carts/${body.id}`, more)).body.line_items).toMatchObject([{ quantity: 3 }]);
    const first = await send('POST', '/checkout-sessions', { cart_id: body.id, line_items: [] });
    const again = await send('POST', '/checkout-sessions', { cart_id: body.id, line_items: [] });
    expect(again.body).toEqual(first.body);
    expect(first.body.line_items).toMatchObject([{ quantity: 3 }]);
  });

  it('is gone once it is canceled', async () => {
    const { body } = await send('POST', '/carts', cart);
    expect((await send('POST', `/carts/${body.id}/cancel`)).status).toBe(200);
    expect((await send('GET', `/carts/${body.id}`)).status).toBe(404);
  });
});

const taxTexts = ({ totals }: { readonly totals: readonly Total[] }) =>
  totals.flatMap(({ type, display_text: text }) => (type === 'tax' ? [text] : []));

describe.each(protocolVersions)('an order in %s', (version) => {
  const platform = platformOf(version);

  it('is shown with its lines, totals and where it goes, to its platform alone', async () => {
    const { body } = await opened.agent.send<{ readonly id: string; readonly totals: readonly Total[] }>(
      platform,
      'POST',
      '/checkout-sessions',
      wanted(),
    );
    expect(taxTexts(body)).toEqual(['Estimated tax']);
    await opened.agent.send(platform, 'PUT', `/checkout-sessions/${body.id}`, wanted(optionIn(body)));
    const done = await opened.agent.send<{ readonly order: { readonly id: string } }>(
      platform,
      'POST',
      `/checkout-sessions/${body.id}/complete`,
      payingBy('pm_good'),
    );
    const path = `/orders/${done.body.order.id}`;
    const { body: order } = await opened.agent.send<Order>(platform, 'GET', path);
    expect(order.checkout_id).toBe(body.id);
    expect(order.line_items.map(({ status }) => status)).toEqual(['processing']);
    expect(order.fulfillment.expectations).toMatchObject([{ destination: { postal_code: '94105' } }]);
    const sum = order.totals
      .filter(({ type }) => type !== 'total')
      .reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(order.totals.find(({ type }) => type === 'total')?.amount);
    expect(taxTexts(order)).toEqual(['Estimated tax']);
    expect((await opened.agent.send(platformOf(version, 'other'), 'GET', path)).status).toBe(404);
    expect((await opened.agent.send(platform, 'GET', '/orders/unknown')).status).toBe(404);
  });
});

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
