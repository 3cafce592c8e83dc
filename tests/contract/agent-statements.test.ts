import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';

// What a purchase by an agent writes and reads: nothing twice, and together what belongs together.

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
}

const sessions = '/checkout-sessions';
const platform = platformOf('2026-08-25');
let statements: string[] = [];
let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop({}, null, 100, (text) => statements.push(text));
});
afterAll(() => opened.shop.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  key: string = randomUUID(),
) => (await opened.agent.send<Shown>(platform, method, path, payload, { 'Idempotency-Key': key })).body;

const wanted = (optionId?: string) => ({
  line_items: [{ item: { id: 'CBL-USBC' }, quantity: 2 }],
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
  fulfillment: agentDelivery(optionId),
});

/** The scripted provider looks up whose charge it is, which the real one doesn't. */
const isOfShop = (text: string) => !text.includes('payment_attempt.id::text');

/** How many statements a purchase needs, by its four requests. */
async function buy(): Promise<readonly number[]> {
  const counts: number[] = [];
  async function counted(...request: Parameters<typeof send>): Promise<Shown> {
    statements = [];
    const shown = await send(...request);
    counts.push(statements.filter(isOfShop).length);
    return shown;
  }
  const { id, fulfillment } = await counted('POST', sessions, wanted());
  const option = fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const path = `${sessions}/${id}`;
  await counted('PUT', path, wanted(option));
  const { status } = await counted('POST', `${path}/complete`, payingBy('pm_good'));
  expect(status).toBe('completed');
  await counted('GET', path);
  return counts;
}

it('a purchase needs few statements, BEGIN and COMMIT among them', async () => {
  await buy();
  expect(await buy()).toEqual([4, 4, 10, 2]);
});

const failing = ['checkout', 'agent_checkout', 'agent_request'] as const;

/** Makes every write of this kind to a table fail. */
const breakTable = (table: (typeof failing)[number], kind: 'insert' | 'update') =>
  opened.shop.database.sql.unsafe(`
    create or replace function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger broken before ${kind} on ${table} execute function broken();`);
const mendTables = () =>
  opened.shop.database.sql.unsafe(
    failing.map((table) => `drop trigger if exists broken on ${table};`).join('\n'),
  );
afterEach(() => mendTables());

async function recorded() {
  const [row] = await opened.shop.database.sql<
    [{ checkouts: number; ofAgents: number; untold: number; answers: number }]
  >`
    select (select count(*)::integer from checkout) as checkouts,
      (select count(*)::integer from agent_checkout) as "ofAgents",
      (select count(*)::integer from agent_checkout where shown_total is null) as untold,
      (select count(*)::integer from agent_request) as answers`;
  return row;
}

it('a checkout isn’t created unless it is recorded who opened it', async () => {
  const before = await recorded();
  await breakTable('agent_checkout', 'insert');
  await expect(send('POST', sessions, wanted())).rejects.toThrow('broken');
  expect(await recorded()).toEqual(before);
});

it('a checkout whose opening ends halfway is the platform’s, which was told no total', async () => {
  const before = await recorded();
  const key = randomUUID();
  await breakTable('checkout', 'update');
  await expect(send('POST', sessions, wanted(), key)).rejects.toThrow('broken');
  expect(await recorded()).toEqual({
    ...before,
    checkouts: before.checkouts + 1,
    ofAgents: before.ofAgents + 1,
    untold: before.untold + 1,
  });
  await mendTables();
  expect((await send('POST', sessions, wanted(), key)).status).toBe('incomplete');
});

it('a total isn’t remembered as told unless its answer is kept', async () => {
  const { id } = await send('POST', sessions, wanted());
  const shownTotal = async () => {
    const [row] = await opened.shop.database.sql<[{ shown: number }]>`
      select shown_total as shown from agent_checkout join checkout on checkout.id = agent_checkout.checkout_id
      where token_hash = sha256(${id}::bytea)`;
    return row.shown;
  };
  const before = await shownTotal();
  await breakTable('agent_request', 'insert');
  const more = { ...wanted(), line_items: [{ item: { id: 'CBL-USBC' }, quantity: 3 }] };
  const key = randomUUID();
  await expect(send('PUT', `${sessions}/${id}`, more, key)).rejects.toThrow('broken');
  expect(await shownTotal()).toBe(before);
  await mendTables();
  await send('PUT', `${sessions}/${id}`, more, key);
  expect(await shownTotal()).toBeGreaterThan(before);
});
