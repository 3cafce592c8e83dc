import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPlatform } from '../../server/agents/trust/agent-checkouts.repository.ts';
import { recordAgentCheckout } from '../support/agent-checkout.ts';
import { createOrderDescriber } from '../../server/agents/operations/get-order.ts';
import { orderEventJobs } from '../../server/agents/trust/order-events.jobs.ts';
import { createAgentSigningKeys } from '../../server/agents/trust/agent-signing-keys.ts';
import type {
  OutboundAnswer,
  OutboundFailure,
  OutboundRequest,
} from '../../server/agents/trust/outbound-requests.ts';
import type { PlatformProfile } from '../../server/agents/trust/platform-profile.schema.ts';
import type { FoundProfile } from '../../server/agents/trust/platform-profiles.ts';
import { type OrderEventServices, sendOrderEvents } from '../../server/agents/trust/send-order-events.ts';
import { createMessageSigner } from '../../server/agents/trust/sign-message.ts';
import { refuse } from '../../server/agents/trust/trust-refusals.ts';
import { verifyRequest } from '../../server/agents/trust/verify-request.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const profileUrl = 'https://platform.example/profile.json';
const webhookUrl = 'https://platform.example/hooks/orders?shop=sonde';
const dayMilliseconds = 86_400_000;
const clock = { now: new Date('2026-11-20T15:00:00Z') };
const now = () => clock.now;
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const keys = createAgentSigningKeys('a secret of the tests that is long enough', now);
const wanting = (capabilities: object): FoundProfile => ({
  ok: true,
  profile: {
    ucp: { version: '2026-04-08', services: {}, payment_handlers: {}, capabilities: { ...capabilities } },
    keys: [],
    client: null,
  },
});
const hooked = wanting({
  'dev.ucp.shopping.order': [{ version: '2026-04-08', config: { webhook_url: webhookUrl } }],
});
/** The profile of a platform of the newer version. */
const everything: PlatformProfile = {
  ucp: {
    version: '2026-08-25',
    services: {},
    payment_handlers: {},
    capabilities: { 'dev.ucp.shopping.order': [{ version: '2026-08-25' }] },
  },
  keys: [],
  client: null,
};
const acknowledged: OutboundAnswer = { status: 200, headers: {}, body: Buffer.from('{}') };
const broken: OutboundAnswer = { ...acknowledged, status: 500 };

/** A platform whose profile and answers a test decides. */
const platform = {
  profile: hooked,
  answer: acknowledged as OutboundAnswer | OutboundFailure,
  requests: [] as OutboundRequest[],
  outcomes: [] as string[],
  reports: [] as string[],
};
const platforms: Omit<OrderEventServices, 'sql' | 'now'> = {
  profiles: { find: async () => platform.profile, findNewer: async () => platform.profile },
  async sendOutbound(request) {
    platform.requests.push(request);
    return platform.answer;
  },
  signer: createMessageSigner(keys, now),
  ownProfileUrl: 'https://shop.example/.well-known/ucp',
  async describeOrder(orderId, { protocolVersion: version }) {
    const [order] = await shop.database.sql`select status from orders where id = ${orderId}`;
    return { ucp: { version }, id: orderId, status: order?.['status'] };
  },
  countOrderEvent: (outcome) => platform.outcomes.push(outcome),
  reportOrderEvent: (sentence) => platform.reports.push(sentence),
};

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now }, platforms);
});
afterAll(() => shop.close());
beforeEach(() => {
  Object.assign(platform, { profile: hooked, answer: acknowledged, requests: [], outcomes: [], reports: [] });
});

async function order(isOfAgent = true): Promise<{ readonly id: string; readonly number: string }> {
  const { sql } = shop.database;
  const checkout = await fillCheckout(shop.client);
  const [row] = await sql<[{ id: string }]>`
    select id from checkout where token_hash = sha256(${checkout.token}::bytea)`;
  const platformId = await recordPlatform(sql, profileUrl, now());
  if (isOfAgent)
    await recordAgentCheckout(
      sql,
      { checkoutId: row.id, platformId, protocolVersion: '2026-04-08', shownTotal: 0 },
      now(),
    );
  await place(shop.client, checkout);
  const [placed] = await sql<[{ id: string; number: string }]>`
    select id, number::text from orders where checkout_id = ${row.id}`;
  return placed;
}

async function runAllJobs(): Promise<readonly string[]> {
  const run: string[] = [];
  for (let names = await shop.runJobs(); names.length > 0; names = await shop.runJobs()) run.push(...names);
  return run;
}

async function fulfil(number: string): Promise<void> {
  await orderCommands
    .find(({ name }) => name === 'fulfil')
    ?.run({ ...shop.services, confirm: async () => true }, [number, 'all', '-']);
}

const send = (orderId: string) => sendOrderEvents({ ...platforms, sql: shop.database.sql, now }, orderId);
const bodies = () => platform.requests.map(({ body }) => JSON.parse(Buffer.from(body).toString()) as unknown);
const idsSent = () => platform.requests.map(({ headers }) => headers['webhook-id']);
const events = (orderId: string) => shop.database.sql`
  select cause, attempts, outcome, last_error from agent_webhook_event where order_id = ${orderId} order by sequence`;

describe('the platform of an agent’s order', () => {
  it('is told once that it was created, signed with the key of the shop’s profile', async () => {
    const { id } = await order();
    await runAllJobs();
    await send(id);
    expect(bodies()).toEqual([{ ucp: { version: '2026-04-08' }, id, status: 'UNFULFILLED' }]);
    const [request] = platform.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: webhookUrl,
      headers: {
        'content-type': 'application/json',
        'ucp-agent': 'profile="https://shop.example/.well-known/ucp"',
        'webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'webhook-timestamp': String(now().getTime() / 1000),
      },
    });
    const signed = {
      method: 'POST',
      url: webhookUrl,
      headers: new Headers(request?.headers),
      body: request!.body,
    };
    expect(await verifyRequest(signed, [...(await keys.signingKeys())], now())).toBeNull();
    expect(await events(id)).toEqual([
      { cause: 'created', attempts: 1, outcome: 'DELIVERED', last_error: null },
    ]);
  });

  it('is told of each later change, in their order', async () => {
    const { id, number } = await order();
    await runAllJobs();
    await fulfil(number);
    await runAllJobs();
    expect(bodies()).toMatchObject([{ status: 'UNFULFILLED' }, { status: 'FULFILLED' }]);
    expect(new Set(idsSent()).size).toBe(2);
    expect(await events(id)).toMatchObject([
      { cause: 'created' },
      { cause: expect.stringMatching(/^shipped:/) },
    ]);
  });

  it('is told that its buyer withdrew it, by a declaration that they confirmed', async () => {
    const { id, number } = await order();
    await shop.database.sql`update orders set country = 'DE', organization_name = '' where id = ${id}`;
    await runAllJobs();
    const input = {
      name: 'Ada Byron',
      contract: number,
      items: '',
      email: 'ada@clinic.example',
      country: 'DE',
      languageCode: 'DE',
    };
    const declared = await shop.client.change<object>('WithdrawalDeclare', { input, idempotencyKey: id });
    await confirmByReceipt(shop, input.email, declared);
    await runAllJobs();
    expect(await events(id)).toMatchObject([{ cause: 'created' }, { cause: 'withdrawn' }]);
    expect(bodies()).toMatchObject([{ status: 'UNFULFILLED' }, { status: 'WITHDRAWN' }]);
    const viewer = { profileUrl, profile: everything, protocolVersion: '2026-08-25' };
    expect(await createOrderDescriber(shop.services)(id, viewer)).toMatchObject({
      adjustments: [{ type: 'cancellation', status: 'completed', occurred_at: now().toISOString() }],
    });
  });

  it('isn’t told of other orders, for which no job is added', async () => {
    const { id } = await order(false);
    const run = await runAllJobs();
    expect(run.filter((name) => /order-event|order-credit/.test(name))).toEqual([]);
    expect([platform.requests, [...(await events(id))]]).toEqual([[], []]);
  });
});

describe('a platform that doesn’t answer as it should', () => {
  it.each<[OutboundAnswer | OutboundFailure, string]>([
    [broken, 'status 500'],
    [{ ...acknowledged, status: 302 }, 'status 302'],
    ['TIMED_OUT', 'TIMED_OUT'],
    ['ADDRESS_REFUSED', 'ADDRESS_REFUSED'],
  ])('with %j is told again under the same id, after growing pauses', async (answer, failure) => {
    platform.answer = answer;
    const { id } = await order();
    await runAllJobs();
    expect(await events(id)).toMatchObject([{ attempts: 1, outcome: null, last_error: failure }]);
    await send(id);
    expect(platform.requests).toHaveLength(1);
    for (const [attempts, pause] of [
      [2, 10],
      [3, 30],
      [4, 90],
    ] as const) {
      later(pause * 1000 - 1);
      await send(id);
      expect(platform.requests).toHaveLength(attempts - 1);
      later(1);
      await send(id);
      expect(platform.requests).toHaveLength(attempts);
    }
    platform.answer = acknowledged;
    later(270_000);
    await send(id);
    expect(new Set(idsSent()).size).toBe(1);
    expect(platform.outcomes).toEqual(['failed', 'failed', 'failed', 'failed', 'delivered']);
  });

  it('is told of later changes after the first one', async () => {
    platform.answer = broken;
    const { id, number } = await order();
    await runAllJobs();
    await fulfil(number);
    await runAllJobs();
    expect(await events(id)).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    platform.answer = acknowledged;
    later(10_000);
    await send(id);
    const [first, again, second] = idsSent();
    expect([again, second === first]).toEqual([first, false]);
    // What is told is always the order as it is.
    expect(bodies()).toMatchObject([
      { status: 'UNFULFILLED' },
      { status: 'FULFILLED' },
      { status: 'FULFILLED' },
    ]);
  });

  it('is given up after five days, with a sentence for operators, and told of what comes later', async () => {
    platform.answer = broken;
    const { id, number } = await order();
    await runAllJobs();
    const begun = now().getTime();
    while (platform.reports.length === 0) {
      later(6 * 3600 * 1000);
      await send(id);
    }
    expect(Math.round((now().getTime() - begun) / dayMilliseconds)).toBe(5);
    expect(platform.reports).toEqual([expect.stringContaining(profileUrl)]);
    expect(platform.outcomes.at(-1)).toBe('abandoned');
    platform.answer = acknowledged;
    await fulfil(number);
    await runAllJobs();
    expect(await events(id)).toMatchObject([{ outcome: 'ABANDONED' }, { outcome: 'DELIVERED' }]);
  });

  it('isn’t called while its profile can’t be fetched', async () => {
    platform.profile = { ok: false, refusal: refuse('profile_unreachable') };
    const { id } = await order();
    await runAllJobs();
    expect(platform.requests).toEqual([]);
    expect(await events(id)).toMatchObject([{ outcome: null, last_error: 'profile_unreachable' }]);
  });
});

describe('a platform that wants no events', () => {
  it.each<[string, FoundProfile, OutboundAnswer, number]>([
    ['because its profile has no address for them', wanting({}), acknowledged, 0],
    ['because its address is gone', hooked, { ...acknowledged, status: 410 }, 1],
  ])('%s isn’t asked again', async (_why, profile, answer, requests) => {
    Object.assign(platform, { profile, answer });
    const { id } = await order();
    await runAllJobs();
    later(dayMilliseconds);
    await send(id);
    expect(platform.requests).toHaveLength(requests);
    expect(await events(id)).toMatchObject([{ outcome: 'UNWANTED' }]);
  });
});

describe('several processes', () => {
  it('make each attempt once', async () => {
    platform.answer = broken;
    const { id } = await order();
    await runAllJobs();
    later(10_000);
    await Promise.all([send(id), send(id), send(id)]);
    expect(platform.requests).toHaveLength(2);
  });

  it('continue where one ended within an attempt, under the same id', async () => {
    const { id } = await order();
    await shop.runJobs();
    const dying = { ...platforms, sql: shop.database.sql, now };
    const death = new Error('The process ends.');
    await expect(sendOrderEvents({ ...dying, sendOutbound: () => Promise.reject(death) }, id)).rejects.toBe(
      death,
    );
    const [waiting] = await shop.database.sql`
      select run_at from graphile_worker.jobs where key = ${`send-order-events:${id}`}`;
    expect(waiting?.['run_at']).toEqual(new Date(now().getTime() + 10_000));
    later(10_000);
    await send(id);
    expect(platform.requests).toHaveLength(1);
    expect(await events(id)).toMatchObject([{ attempts: 2, outcome: 'DELIVERED' }]);
  });
});

it('an event is deleted 30 days after it ended, an open one never', async () => {
  const ended = await order();
  await runAllJobs();
  platform.answer = broken;
  const open = await order();
  await runAllJobs();
  const [clean] = orderEventJobs({ sql: shop.database.sql, now });
  later(30 * dayMilliseconds);
  await clean?.work({});
  expect(await events(ended.id)).toHaveLength(1);
  later(1);
  await clean?.work({});
  expect([await events(ended.id), await events(open.id)].map(({ length }) => length)).toEqual([0, 1]);
});
