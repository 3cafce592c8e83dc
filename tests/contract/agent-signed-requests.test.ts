import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agents, createAgents } from '../../server/agents/create-agents.ts';
import { createOrderDescriber } from '../../server/agents/operations/get-order.ts';
import { capabilityNames } from '../../server/agents/protocol/capabilities.ts';
import {
  currentVersion,
  type ProtocolVersion,
  protocolVersions,
} from '../../server/agents/protocol/versions.ts';
import { createSignedPlatforms } from '../../server/agents/protocol/identify-platform.ts';
import { type AgentTrust, createAgentTrust } from '../../server/agents/trust/agent-trust.ts';
import {
  platformKey,
  type RequestChanges,
  signedRequest,
} from '../../server/agents/trust/signed-request.fixture.ts';
import { type IncomingRequest, verifyRequest } from '../../server/agents/trust/verify-request.ts';
import { createRateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { agentDestination, payingBy } from './agent-payloads.ts';
import { agentShopUrl, answerProblems } from './agent-shop.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

// A platform with a server of its own: its profile is fetched, its requests are signed, and it is told about its order.

const key = platformKey('platform-1');
const told: IncomingRequest[] = [];
const now = () => new Date();
let platform: Server;
let platformUrl: string;
let shop: OrderShop;
let trust: AgentTrust;
let agents: Agents;

/** Shows the profile of the version that the address names, and keeps what is posted. */
async function answerAsPlatform(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = `${platformUrl}${request.url}`;
  if (request.method === 'POST') {
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    told.push({ method: 'POST', url, headers, body: Buffer.concat(chunks) });
  }
  const version = protocolVersions.find((one) => request.url === `/${one}.json`) ?? currentVersion;
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(profileOf(version)));
}

async function openPlatform(): Promise<void> {
  platform = createServer((request, response) => {
    answerAsPlatform(request, response).catch(() => response.destroy());
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  platformUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
}

/** Where each version expects the keys of a profile. */
const keysNames: Readonly<Record<ProtocolVersion, string>> = {
  '2026-08-25': 'keys',
  '2026-04-08': 'signing_keys',
};

const profileOf = (version: ProtocolVersion) => ({
  ucp: {
    version,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(
      capabilityNames.map((name) => [name, [{ version, config: { webhook_url: `${platformUrl}/orders` } }]]),
    ),
  },
  [keysNames[version]]: [key.published],
});

beforeAll(async () => {
  await openPlatform();
  const limits = createRateLimits(Date.now, 100);
  trust = createAgentTrust({
    tokenSecret: 'a secret of the tests that is long enough',
    publicUrl: agentShopUrl,
    allowsLoopback: true,
    limits,
    now,
  });
  shop = await openOrderShop(
    { publicUrl: agentShopUrl, now },
    {
      ...trust,
      describeOrder: (orderId, viewer) => createOrderDescriber(shop.services)(orderId, viewer),
      countOrderEvent: () => {},
      reportOrderEvent: () => {},
    },
  );
  agents = createAgents({
    services: { ...shop.services, limits },
    identifyPlatform: createSignedPlatforms({
      admission: trust.admission,
      publicUrl: agentShopUrl,
      listed: new Map(),
    }),
    readLinkedBuyer: null,
    publicKeys: () => trust.signingKeys(),
  });
});
afterAll(async () => {
  await shop.close();
  platform.close();
});

const sessions = '/checkout-sessions';
const network = { clientAddress: '192.0.2.7', visitorCountry: null };

interface SentChanges {
  readonly method?: string;
  readonly signedBy?: typeof key;
  readonly body?: string;
}

/** Sends requests of the platform to the REST interface, with a test's changes before and after they are signed. */
function platformOf(version: ProtocolVersion) {
  const agent = `profile="${platformUrl}/${version}.json"`;
  async function answerTo(request: Request, path: string) {
    const response = await agents.answer(request, network);
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    expect(answerProblems(version, path, answer)).toEqual([]);
    return { status: response.status, answer };
  }
  return {
    agent,
    answerTo,
    async send(path: string, payload: object, { method = 'POST', signedBy = key, body }: SentChanges = {}) {
      const changes: RequestChanges = {
        method,
        url: `${agentShopUrl}/ucp/v1${path}`,
        headers: { 'ucp-agent': agent },
        body: JSON.stringify(payload),
        parameters: { created: Math.floor(Date.now() / 1000) },
      };
      const signed = await signedRequest(signedBy, changes);
      const request = new Request(signed.url, {
        method: signed.method,
        headers: signed.headers,
        body: body ?? new Uint8Array(signed.body),
      });
      return answerTo(request, path);
    },
  };
}

const requested = {
  line_items: [{ item: { id: 'CBL-USBC' }, quantity: 1 }],
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
};

it('the profile has the keys with which the shop signs', async () => {
  const page = await agents.profile(new Request(`${agentShopUrl}/.well-known/ucp`));
  const shown = JSON.stringify(await page?.json());
  for (const { kid } of await trust.signingKeys()) expect(shown).toContain(kid);
});

describe.each(protocolVersions)('in %s', (version) => {
  it('a signed request opens a checkout; unsigned, changed or signed by someone else it is refused', async () => {
    const { agent, answerTo, send } = platformOf(version);
    const opened = await send(sessions, requested);
    expect([opened.status, opened.answer['status']]).toEqual([201, 'incomplete']);
    const unsigned = new Request(`${agentShopUrl}/ucp/v1${sessions}`, {
      method: 'POST',
      headers: { 'UCP-Agent': agent, 'Content-Type': 'application/json' },
      body: JSON.stringify(requested),
    });
    const refused = [
      await answerTo(unsigned, sessions),
      await send(sessions, requested, { body: '{}' }),
      await send(sessions, requested, { signedBy: platformKey('platform-1') }),
      await send(sessions, requested, { signedBy: platformKey('platform-2') }),
    ];
    expect(refused.map(({ status, answer }) => [status, answer['code']])).toEqual([
      [401, 'signature_missing'],
      [400, 'digest_mismatch'],
      [401, 'signature_invalid'],
      [401, 'key_not_found'],
    ]);
  });

  it('the platform is told about its order as the protocol shows it, signed by the shop', async () => {
    told.splice(0);
    const { send } = platformOf(version);
    const delivery = { type: 'shipping', destinations: [agentDestination], selected_destination_id: 'home' };
    const opened = await send(sessions, { ...requested, fulfillment: { methods: [delivery] } });
    const { id, fulfillment } = opened.answer as {
      readonly id: string;
      readonly fulfillment: {
        readonly methods: readonly {
          readonly id: string;
          readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
        }[];
      };
    };
    const [method] = fulfillment.methods;
    const group = { id: 'package', selected_option_id: method?.groups[0]?.options[0]?.id };
    const chosen = { ...delivery, id: method?.id, line_item_ids: [], groups: [group] };
    await send(`${sessions}/${id}`, { ...requested, fulfillment: { methods: [chosen] } }, { method: 'PUT' });
    const completed = await send(`${sessions}/${id}/complete`, payingBy('spt_good'));
    expect(completed.answer['status']).toBe('completed');
    for (let names = await shop.runJobs(); names.length > 0; names = await shop.runJobs());
    const [event] = told;
    const body = JSON.parse(Buffer.from(event!.body).toString()) as Readonly<Record<string, unknown>>;
    expect(answerProblems(version, '/orders', body)).toEqual([]);
    expect(body['checkout_id']).toBe(id);
    expect(await verifyRequest(event!, [...(await trust.signingKeys())], now())).toBeNull();
  });
});
