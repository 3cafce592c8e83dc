import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { createLinkedBuyerReader, type ReadLinkedBuyer } from '../../server/agents/trust/linked-buyer.ts';
import people from '../../server/seed/sandbox/people.json' with { type: 'json' };
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import {
  openAccountService,
  storeSecret,
  storeUrl,
  type TestAccountService,
} from '../support/account-service.ts';
import { agentDestination, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { address, type CheckoutClient, fillCheckout, place } from './checkout-client.ts';
import { read, manage, redirectUri, linkedBuyers } from './linked-buyers.ts';

// People of the sandbox connect their account at the account service, and platforms buy for them with their tokens.

const owner = 'individual@solo.example';
const sessions = '/checkout-sessions';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly buyer: Readonly<Record<string, unknown>>;
  readonly line_items: readonly { readonly item: { readonly id: string } }[];
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly messages?: readonly {
    readonly code: string;
    readonly refusal?: { readonly reason: string | null };
  }[];
  readonly fulfillment?: {
    readonly methods: readonly {
      readonly destinations: readonly Readonly<Record<string, unknown>>[];
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly order?: { readonly id: string };
}

let opened: AgentShop;
let service: TestAccountService;
let reader: ReadLinkedBuyer;

beforeAll(async () => {
  opened = await openAgentShop({}, (...given) => reader(...given));
  const { database } = opened.shop;
  await seedPeople(database.sql, new Date('2026-11-20T15:00:00Z'));
  service = await openAccountService(database, people, async (clientId) => ({
    clientId,
    name: 'Assistant',
    redirectUris: [redirectUri],
  }));
  reader = createLinkedBuyerReader({
    introspection: { url: `${service.address}/introspect`, secret: storeSecret },
    issuer: storeUrl,
    now: () => new Date(),
  });
});
afterAll(async () => {
  service.close();
  await opened.shop.close();
});
const { connect, actingFor, inTheirBrowser } = linkedBuyers(
  () => service,
  () => reader,
);

const lines = (skus: readonly string[]) => skus.map((id) => ({ item: { id }, quantity: 1 }));
const toCheckoutRequest = (skus: readonly string[], more: object = {}) => ({
  line_items: lines(skus),
  context: { address_country: 'US' },
  ...more,
});
const reasons = ({ messages = [] }: Shown) => messages.flatMap(({ refusal }) => refusal?.reason ?? []);
const codes = ({ messages = [] }: Shown) => messages.map(({ code }) => code);

describe.each(protocolVersions)('an agent in %s for a person who connected their account', (version) => {
  const platform = platformOf(version);
  const send = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
    from = platform,
  ) => opened.agent.send<Shown>(from, method, path, payload, headers);

  it('buys what only their organization may, which a guest is refused', async () => {
    const guest = (await send('POST', sessions, toCheckoutRequest(['IQ-LTG']))).body;
    expect(reasons(guest)).toContain('OWNERS_ONLY');
    const headers = await actingFor(owner, version);
    const own = (await send('POST', sessions, toCheckoutRequest(['IQ-LTG']), headers)).body;
    expect(reasons(own)).not.toContain('OWNERS_ONLY');
    expect(own.line_items.map(({ item }) => item.id)).toEqual(['IQ-LTG']);
    const [row] = await opened.shop.database.sql<{ email: string }[]>`
      select users.email from checkout join users on users.id = checkout.user_id
      where token_hash = sha256(${own.id}::bytea)`;
    expect(row?.email).toBe(owner);
  });

  it('is told where a buyer could connect, and not where one has, or where nothing would change', async () => {
    const optional = (shown: Shown) => codes(shown).includes('identity_optional');
    const asked = toCheckoutRequest(['CBL-USBC']);
    const checkout = (await send('POST', sessions, asked)).body;
    const cart = (await send('POST', '/carts', asked)).body;
    const own = (await send('POST', sessions, asked, await actingFor(owner, version))).body;
    const plain = (await send('POST', sessions, asked, {}, platformOf(version, 'plain'))).body;
    const canceled = (await send('POST', `${sessions}/${checkout.id}/cancel`)).body;
    expect([checkout, cart, own, plain, canceled].map(optional)).toEqual([true, true, false, false, false]);
    // What is missing comes first.
    expect([checkout.status, codes(checkout).at(-1)]).toEqual(['incomplete', 'identity_optional']);
  });

  it('has the promotions of their organization', async () => {
    const headers = await actingFor('forever@solo.example', version);
    const discounts = { codes: ['INDIVIDUALIQPLUS'] };
    const guest = (await send('POST', sessions, toCheckoutRequest(['IQ3-USBC', 'SUB-IND-1Y'], { discounts })))
      .body;
    const own = (await send('POST', sessions, toCheckoutRequest(['IQ3-USBC'], { discounts }), headers)).body;
    expect(codes(guest).some((code) => code.startsWith('discount_code') || code.startsWith('voucher'))).toBe(
      true,
    );
    expect(reasons(own)).toEqual(expect.not.arrayContaining(['UNKNOWN', 'OWNERS_ONLY']));
  });

  it('needn’t name them, and sends where their last order went', async () => {
    const email = 'vet@practice.example';
    const client = opened.shop.client;
    const browser = await inTheirBrowser(email);
    const signedIn: CheckoutClient = {
      send: (name, variables) => client.send(name, variables, browser),
      change: (name, variables) => client.change(name, variables, browser),
    };
    const checkout = await fillCheckout(signedIn, { requested: { 'CBL-USBC': 1 }, email });
    await place(signedIn, checkout, `first-${version}`);
    const headers = await actingFor(email, version);
    const shown = (await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), headers)).body;
    expect(shown.buyer).toMatchObject({ email });
    expect(shown.fulfillment?.methods[0]?.destinations).toMatchObject([{ postal_code: address.postalCode }]);
    expect(shown.status).toBe('ready_for_complete');
    const done = await send('POST', `${sessions}/${shown.id}/complete`, payingBy('spt_good'), headers);
    expect(done.body.status).toBe('completed');
    expect(opened.shop.chargesFor({ token: shown.id } as never)).toHaveLength(1);
  });

  it('sees and completes the checkout that they began, and no other person does', async () => {
    const client = opened.shop.client;
    const { checkout } = await client.change(
      'CheckoutCreate',
      {
        input: {
          country: 'US',
          lines: [{ variantId: Buffer.from('ProductVariant:CBL-USBC').toString('base64'), quantity: 2 }],
        },
      },
      await inTheirBrowser(owner),
    );
    const { token } = checkout!;
    expect((await send('GET', `${sessions}/${token}`)).status).toBe(404);
    const other = await actingFor('vet@practice.example', version);
    expect((await send('GET', `${sessions}/${token}`, undefined, other)).status).toBe(404);
    const headers = await actingFor(owner, version);
    const seen = await send('GET', `${sessions}/${token}`, undefined, headers);
    expect([seen.status, seen.body.line_items.map(({ item }) => item.id)]).toEqual([200, ['CBL-USBC']]);
    const destination = {
      type: 'shipping',
      destinations: [agentDestination],
      selected_destination_id: 'home',
    };
    const fill = (more: object) =>
      send(
        'PUT',
        `${sessions}/${token}`,
        toCheckoutRequest(['CBL-USBC'], {
          buyer: { email: owner },
          fulfillment: { methods: [{ ...destination, ...more }] },
        }),
        headers,
      );
    const sent = await fill({});
    const option = sent.body.fulfillment?.methods[0]?.groups[0]?.options[0]?.id;
    const filled = await fill({ groups: [{ id: 'package', selected_option_id: option }] });
    expect([filled.body.status, filled.body.messages]).toEqual(['ready_for_complete', undefined]);
    const done = await send('POST', `${sessions}/${token}/complete`, payingBy('spt_good'), headers);
    expect(done.body.status).toBe('completed');
    const order = `/orders/${done.body.order!.id}`;
    expect((await send('GET', order)).status).toBe(404);
    expect((await send('GET', order, undefined, headers)).status).toBe(200);
  });

  it('shows what it opened for them to no one without their token', async () => {
    const headers = await actingFor(owner, version);
    const key = `own-${version}`;
    const own = await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), {
      ...headers,
      'Idempotency-Key': key,
    });
    const path = `${sessions}/${own.body.id}`;
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('PUT', path, toCheckoutRequest(['CBL-USBC']))).status).toBe(404);
    expect((await send('POST', `${path}/complete`, payingBy('spt_good'))).status).toBe(404);
    const elsewhere = await actingFor('vet@practice.example', version);
    expect((await send('GET', path, undefined, elsewhere)).status).toBe(404);
    const repeated = await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), {
      'Idempotency-Key': key,
    });
    expect(repeated.status).toBe(409);
  });

  it('sees their orders only if they allowed it, and is told what to ask for', async () => {
    const cannot = await actingFor(owner, version, manage);
    const raw = await opened.raw('/v1/orders/any', {
      headers: { 'UCP-Agent': `profile="${platform.profileUrl}"`, ...cannot },
    });
    expect(raw.status).toBe(403);
    expect(raw.headers.get('WWW-Authenticate')).toContain(`error="insufficient_scope", scope="${read}"`);
    expect(await raw.json()).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'insufficient_scope', severity: 'requires_buyer_review' }],
    });
    const readOnly = await actingFor(owner, version, read);
    expect((await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), readOnly)).status).toBe(403);
  });

  it('is refused once they disconnect, and with another platform’s token', async () => {
    const { access_token: token, refresh_token: refresh } = await connect(owner, platform.profileUrl, manage);
    const headers = { Authorization: `Bearer ${token}` };
    const { body } = await send('POST', sessions, toCheckoutRequest(['CBL-USBC']), headers);
    const other = platformOf(version, 'other');
    expect((await send('GET', `${sessions}/${body.id}`, undefined, headers, other)).status).toBe(401);
    await service.ask('/revoke', { form: { client_id: platform.profileUrl, token: refresh } });
    const refused = await send('GET', `${sessions}/${body.id}`, undefined, headers);
    expect([refused.status, codes(refused.body)]).toEqual([401, ['identity_required']]);
  });

  it('is a guest’s where either side doesn’t connect accounts, whatever the token', async () => {
    const headers = await actingFor(owner, version);
    const plain = platformOf(version, 'plain');
    const shown = (await send('POST', sessions, toCheckoutRequest(['IQ-LTG']), headers, plain)).body;
    expect(reasons(shown)).toContain('OWNERS_ONLY');
  });

  it('buys by tools, too', async () => {
    const headers = await actingFor(owner, version);
    const ask = async (authorization: Readonly<Record<string, string>>) => {
      const response = await opened.raw('/mcp', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...authorization,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: {
            name: 'create_checkout',
            arguments: {
              meta: { 'ucp-agent': { profile: platform.profileUrl } },
              checkout: toCheckoutRequest(['IQ-LTG']),
            },
          },
        }),
      });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
    expect((await ask(headers)).text).not.toContain('OWNERS_ONLY');
    const refused = await ask({ Authorization: 'Bearer unknown' });
    expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ]);
  });
});

it('the profile declares that accounts can be connected', async () => {
  const profile = (await opened.profile('/.well-known/ucp')) as {
    ucp: { capabilities: Readonly<Record<string, unknown>> };
  };
  expect(profile.ucp.capabilities['dev.ucp.common.identity_linking']).toMatchObject([
    { spec: 'https://ucp.dev/2026-08-25/specification/common/identity-linking', config: { scopes: {} } },
  ]);
});
