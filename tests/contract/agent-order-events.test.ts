import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderDescriber } from '../../server/agents/operations/get-order.ts';
import { orderEventJobs } from '../../server/agents/trust/order-events.jobs.ts';
import { createAgentSigningKeys } from '../../server/agents/trust/agent-signing-keys.ts';
import type { OutboundAnswer, OutboundFailure } from '../../server/agents/trust/outbound-requests.ts';
import type { ProfileLookup } from '../../server/agents/trust/platform-profiles.ts';
import { type OrderEventServices, sendOrderEvents } from '../../server/agents/trust/send-order-events.ts';
import { createMessageSigner } from '../../server/agents/trust/sign-message.ts';
import { refuse } from '../../server/agents/trust/trust-refusals.ts';
import { verifyRequest } from '../../server/agents/trust/verify-request.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { confirmByReceipt } from './confirmed-declaration.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import {
  profileUrl,
  profileWithCapabilities,
  hooked,
  everything,
  acknowledged,
  broken,
  agentOrders,
  platform,
  webhookUrl,
} from './order-event-platforms.ts';

const dayMilliseconds = 86_400_000;
const clock = { now: new Date('2026-11-20T15:00:00Z') };
const now = () => clock.now;
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const keys = createAgentSigningKeys('a secret of the tests that is long enough', now);

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
const { order, runAllJobs } = agentOrders(() => shop, now);

async function ship(number: string): Promise<void> {
  await orderCommands
    .find(({ name }) => name === 'ship')
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
    await ship(number);
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
    await ship(number);
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
    await ship(number);
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
  it.each<[string, ProfileLookup, OutboundAnswer, readonly object[]]>([
    ['because its profile has no address for them', profileWithCapabilities({}), acknowledged, []],
    ['because its address is gone', hooked, { ...acknowledged, status: 410 }, [{ outcome: 'UNWANTED' }]],
  ])('%s isn’t asked again', async (_why, profile, answer, kept) => {
    Object.assign(platform, { profile, answer });
    const { id } = await order();
    await runAllJobs();
    later(dayMilliseconds);
    await send(id);
    expect(platform.requests).toHaveLength(kept.length);
    expect([...(await events(id))]).toMatchObject(kept);
    expect(platform.outcomes).toEqual(['unwanted']);
  });

  it('is told what happens once its profile has an address', async () => {
    platform.profile = profileWithCapabilities({});
    const { id, number } = await order();
    await runAllJobs();
    platform.profile = hooked;
    await ship(number);
    await runAllJobs();
    expect(bodies()).toMatchObject([{ status: 'FULFILLED' }]);
    expect(await events(id)).toMatchObject([{ cause: expect.stringMatching(/^shipped:/) }]);
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
