import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../server/agents/operations/operations.ts';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, answerProblems, openAgentShop, platformOf } from './agent-shop.ts';

interface Total {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
}

interface Tool {
  readonly name: string;
  readonly inputSchema: {
    readonly properties: Readonly<
      Record<string, { readonly properties?: Readonly<Record<string, object>> } | undefined>
    >;
  };
}

interface ToolAnswer {
  readonly result?: {
    readonly structuredContent: Readonly<Record<string, unknown>> & { readonly id: string };
    readonly content: readonly { readonly text: string }[];
    readonly tools?: readonly Tool[];
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

const toCheckoutRequest = (optionId?: string) => ({
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

async function post(params: object, method: string): Promise<ToolAnswer & { readonly status: number }> {
  const response = await opened.raw('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const text = await response.text();
  const json =
    text.startsWith('event:') || text.startsWith('data:') ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text;
  return { status: response.status, ...(JSON.parse(json) as ToolAnswer) };
}

const call = (name: string, given: object, profile: string, method = 'tools/call') =>
  post({ name, arguments: { meta: { 'ucp-agent': { profile } }, ...given } }, method);

/** The option with which the goods are sent. */
const optionIn = (shown: unknown) =>
  (shown as { fulfillment: { methods: { groups: { options: { id: string }[] }[] }[] } }).fulfillment
    .methods[0]!.groups[0]!.options[0]!.id;

const listTools = async () => {
  const { result } = await post({}, 'tools/list');
  return result?.tools ?? [];
};

/** What is wrong with the arguments of a tool by the schema with which it is listed. */
async function argumentProblems(name: string, given: object): Promise<unknown> {
  const tool = (await listTools()).find((one) => one.name === name);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(tool?.inputSchema ?? false);
  return validate(given) ? [] : validate.errors;
}

const consents = {
  '2026-08-25': { 'dev.ucp.consent.marketing': { granted: true, source: 'platform' } },
  '2026-04-08': { marketing: true },
} as const;

describe.each(protocolVersions)('tools in %s', (version) => {
  const { profileUrl } = platformOf(version);
  const tool = async (name: string, given: object, path: string) => {
    expect(
      await argumentProblems(name, { meta: { 'ucp-agent': { profile: profileUrl } }, ...given }),
    ).toEqual([]);
    const { result } = await call(name, given, profileUrl);
    expect(answerProblems(version, path, result!.structuredContent)).toEqual([]);
    expect(JSON.parse(result!.content[0]!.text)).toEqual(result!.structuredContent);
    return result!.structuredContent;
  };

  it('buy what REST buys, and show the same', async () => {
    const { id, ...shown } = await tool(
      'create_checkout',
      { checkout: toCheckoutRequest() },
      '/checkout-sessions',
    );
    const ready = await tool(
      'update_checkout',
      { id, checkout: toCheckoutRequest(optionIn(shown)) },
      '/checkout-sessions',
    );
    expect(ready['status']).toBe('ready_for_complete');
    const done = await tool(
      'complete_checkout',
      { id, checkout: payingBy('spt_good') },
      '/checkout-sessions',
    );
    expect(done['status']).toBe('completed');
    const byRest = await opened.agent.send(platformOf(version), 'GET', `/checkout-sessions/${id}`);
    expect(byRest.body).toEqual(done);
  });

  it('take what the version’s schemas have, and name what is wrong', async () => {
    const meta = { 'ucp-agent': { profile: profileUrl } };
    const requested = toCheckoutRequest();
    const consenting = { ...requested, buyer: { ...requested.buyer, consent: consents[version] } };
    expect(await argumentProblems('create_checkout', { meta, checkout: consenting })).toEqual([]);
    const wrong = { ...requested, line_items: [{ item: {}, quantity: 0 }], buyer: { email: 1 } };
    expect(await argumentProblems('create_checkout', { meta, checkout: wrong })).toMatchObject([
      { instancePath: '/checkout/line_items/0/item', keyword: 'required' },
      { instancePath: '/checkout/line_items/0/quantity', keyword: 'minimum' },
      { instancePath: '/checkout/buyer/email', keyword: 'type' },
    ]);
  });

  it('search the catalog', async () => {
    const found = await tool('search_catalog', { catalog: { query: 'IQ3' } }, '/catalog/search');
    expect(found['products']).not.toEqual([]);
  });
});

describe('tools', () => {
  it('are listed with what they do, one for each operation', async () => {
    expect((await listTools()).map(({ name }) => name)).toEqual(operations.map(({ name }) => name));
  });

  it('are listed with the fields of their payloads', async () => {
    const payloads = new Map(operations.map(({ name, payload }) => [name, payload]));
    const fields = (await listTools()).flatMap(({ name, inputSchema: { properties } }) => {
      const payload = payloads.get(name) ?? null;
      return payload === null ? [] : [[name, Object.keys(properties[payload]?.properties ?? {})]];
    });
    const checkout = ['line_items', 'buyer', 'context', 'payment', 'fulfillment', 'discounts', 'procurement'];
    expect(Object.fromEntries(fields)).toEqual({
      search_catalog: ['query', 'context', 'filters', 'pagination'],
      lookup_catalog: ['ids', 'filters', 'context'],
      get_product: ['id', 'selected', 'context'],
      create_cart: ['line_items', 'context', 'buyer', 'discounts'],
      update_cart: ['line_items', 'context', 'buyer', 'discounts'],
      create_checkout: expect.arrayContaining(['cart_id', ...checkout]) as unknown,
      update_checkout: expect.arrayContaining(checkout) as unknown,
      complete_checkout: ['payment'],
    });
  });

  it.each([{}, { meta: null }, { meta: 'x' }, { meta: {} }, { meta: { 'ucp-agent': 'x' } }])(
    'are refused like REST to a platform that names no profile: %j',
    async (named) => {
      const refusals = [];
      for (const name of ['search_catalog', 'complete_checkout'])
        refusals.push(await call(name, { meta: undefined, ...named }, ''));
      const rest = await opened.raw('/v1/catalog/search', { method: 'POST', body: '{}' });
      const { code } = (await rest.json()) as { readonly code: string };
      expect(code).toBe('invalid_profile_url');
      expect(refusals.map(({ status, error }) => [status, error?.code, error?.data?.code])).toEqual(
        refusals.map(() => [rest.status, -32001, code]),
      );
    },
  );

  it.each([null, 'x', undefined])('are refused like REST without arguments: %j', async (given) => {
    const refused = await post({ name: 'search_catalog', arguments: given }, 'tools/call');
    expect([refused.status, refused.error?.data?.code]).toEqual([400, 'invalid_profile_url']);
  });

  it.each([platformOf('2026-04-08').profileUrl, 'x', undefined])(
    'that don’t exist are refused as wrong parameters to the platform %s',
    async (profile) => {
      const { error } = await post(
        { name: 'buy_everything', arguments: { meta: { 'ucp-agent': { profile } } } },
        'tools/call',
      );
      expect(error?.code).toBe(-32602);
    },
  );

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
      toCheckoutRequest(),
    );
    expect(taxTexts(body)).toEqual(['Estimated tax']);
    await opened.agent.send(
      platform,
      'PUT',
      `/checkout-sessions/${body.id}`,
      toCheckoutRequest(optionIn(body)),
    );
    const done = await opened.agent.send<{ readonly order: { readonly id: string } }>(
      platform,
      'POST',
      `/checkout-sessions/${body.id}/complete`,
      payingBy('spt_good'),
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
