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

const toCheckoutRequest = (optionId?: string) => ({
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
  async function countStatements(...request: Parameters<typeof send>): Promise<Shown> {
    statements = [];
    const shown = await send(...request);
    counts.push(statements.filter(isOfShop).length);
    return shown;
  }
  const { id, fulfillment } = await countStatements('POST', sessions, toCheckoutRequest());
  const option = fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const path = `${sessions}/${id}`;
  await countStatements('PUT', path, toCheckoutRequest(option));
  const { status } = await countStatements('POST', `${path}/complete`, payingBy('spt_good'));
  expect(status).toBe('completed');
  await countStatements('GET', path);
  return counts;
}

it('a purchase needs few statements, BEGIN and COMMIT among them', async () => {
  await buy();
  expect(await buy()).toEqual([2, 2, 8, 1]);
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

async function countRecorded() {
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
  const before = await countRecorded();
  await breakTable('agent_checkout', 'insert');
  await expect(send('POST', sessions, toCheckoutRequest())).rejects.toThrow('broken');
  expect(await countRecorded()).toEqual(before);
});

it('a checkout isn’t created or changed unless its answer is kept', async () => {
  const before = await countRecorded();
  const key = randomUUID();
  await breakTable('agent_request', 'insert');
  await expect(send('POST', sessions, toCheckoutRequest(), key)).rejects.toThrow('broken');
  expect(await countRecorded()).toEqual(before);
  await mendTables();
  const opened = await send('POST', sessions, toCheckoutRequest(), key);
  const option = opened.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  await breakTable('agent_request', 'insert');
  await expect(send('PUT', `${sessions}/${opened.id}`, toCheckoutRequest(option))).rejects.toThrow('broken');
  await mendTables();
  expect(await send('GET', `${sessions}/${opened.id}`)).toEqual(opened);
});

it('the same request, sent several times at once, opens and changes one checkout, with one answer', async () => {
  const before = await countRecorded();
  const runAllPieces = async (...request: readonly ['POST' | 'PUT', string, object]) => {
    const key = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => send(...request, key)));
    expect(others).toEqual(others.map(() => first));
    return first!;
  };
  const { id, fulfillment } = await runAllPieces('POST', sessions, toCheckoutRequest());
  const option = fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  expect((await runAllPieces('PUT', `${sessions}/${id}`, toCheckoutRequest(option))).status).toBe(
    'ready_for_complete',
  );
  expect(await countRecorded()).toEqual({
    checkouts: before.checkouts + 1,
    ofAgents: before.ofAgents + 1,
    untold: before.untold,
    answers: before.answers + 2,
  });
});

it('what is written with a checkout is what it is then, also where its mailbox turns out to be banned', async () => {
  const mailbox = 'banned@clinic.example';
  const banned = { ...toCheckoutRequest(), buyer: { email: mailbox } };
  const { sql } = opened.shop.database;
  await sql`insert into banned_mailbox (customer, email) values (${mailbox}, ${mailbox})`;
  /** An answer, that to the same request again, and the checkout as it is then. */
  async function answersOf(...[method, path, payload]: Parameters<typeof send>) {
    const key = randomUUID();
    const answered = await send(method, path, payload, key);
    return [
      answered,
      await send(method, path, payload, key),
      await send('GET', `${sessions}/${answered.id}`),
    ] as const;
  }
  const [allowed, ...same] = await answersOf('POST', sessions, toCheckoutRequest());
  expect(same).toEqual([allowed, allowed]);
  const changed = await answersOf('PUT', `${sessions}/${allowed.id}`, banned);
  const created = await answersOf('POST', sessions, banned);
  for (const [answered, ...others] of [changed, created]) {
    expect(answered).toHaveProperty('messages.0.code', 'banned_email_address');
    expect(others).toEqual([answered, answered]);
  }
});

it('a checkout whose opening ends halfway is the platform’s, which was told no total', async () => {
  const before = await countRecorded();
  const key = randomUUID();
  const withCode = { ...toCheckoutRequest(), discounts: { codes: ['WELCOME10'] } };
  await breakTable('checkout', 'update');
  await expect(send('POST', sessions, withCode, key)).rejects.toThrow('broken');
  expect(await countRecorded()).toEqual({
    ...before,
    checkouts: before.checkouts + 1,
    ofAgents: before.ofAgents + 1,
    untold: before.untold + 1,
  });
  await mendTables();
  expect((await send('POST', sessions, withCode, key)).status).toBe('incomplete');
});

it('a total isn’t remembered as told unless its answer is kept', async () => {
  const { id } = await send('POST', sessions, toCheckoutRequest());
  const shownTotal = async () => {
    const [row] = await opened.shop.database.sql<[{ shown: number }]>`
      select shown_total as shown from agent_checkout join checkout on checkout.id = agent_checkout.checkout_id
      where token_hash = sha256(${id}::bytea)`;
    return row.shown;
  };
  const before = await shownTotal();
  await breakTable('agent_request', 'insert');
  const more = { ...toCheckoutRequest(), line_items: [{ item: { id: 'CBL-USBC' }, quantity: 3 }] };
  const key = randomUUID();
  await expect(send('PUT', `${sessions}/${id}`, more, key)).rejects.toThrow('broken');
  expect(await shownTotal()).toBe(before);
  await mendTables();
  await send('PUT', `${sessions}/${id}`, more, key);
  expect(await shownTotal()).toBeGreaterThan(before);
});
