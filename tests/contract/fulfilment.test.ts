import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  graphql = createGraphqlHandler(shop.services);
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

const buyer = 'individual@solo.example';

async function order(requested: Record<string, number>) {
  const headers = signedInAs(buyer);
  const client = {
    send: (operation: string, variables: object) => shop.client.send(operation, variables, headers),
    change: <Result>(operation: string, variables: object) =>
      shop.client.change<Result>(operation, variables, headers),
  };
  const { order: placed } = await place(client, await fillCheckout(client, { requested, email: buyer }));
  const [row] = await shop.database.sql<[{ id: string; number: string }]>`
    select id, number::text from orders where token_hash = sha256(${placed?.token ?? ''}::bytea)`;
  await shop.runJobs();
  return { ...row, token: placed?.token ?? '' };
}

const questions: string[] = [];
let isConfirming = true;

async function ship(...parameters: readonly string[]) {
  const command = orderCommands.find(({ name }) => name === 'ship');
  if (command === undefined) throw new Error('no command');
  const confirm = (question: string) => {
    questions.push(question);
    return Promise.resolve(isConfirming);
  };
  return command.run({ ...shop.services, confirm }, parameters);
}

async function ask<Answer>(query: string, variables: Record<string, unknown>, headers = {}) {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers });
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

interface Shown {
  readonly status: string;
  readonly events: readonly { readonly id: string; readonly type: string; readonly message: string | null }[];
  readonly lines: readonly { readonly id: string }[];
  readonly billingAddress: { readonly id: string } | null;
  readonly payments: readonly {
    readonly id: string;
    readonly transactions: readonly { readonly id: string }[];
  }[];
  readonly fulfillments: readonly {
    readonly id: string;
    readonly fulfillmentOrder: number;
    readonly trackingNumber: string | null;
    readonly lines: readonly {
      readonly id: string;
      readonly quantity: number;
      readonly orderLine: { readonly productSku: string };
    }[];
  }[];
}

const orderQuery = `query ($token: String!) { order(token: $token) {
  status events { id type message } lines { id } billingAddress { id } payments { id transactions { id kind isSuccess payment { id } } }
  fulfillments { id fulfillmentOrder trackingNumber lines { id quantity orderLine { productSku } } }
} }`;

const fetchOrder = async (token: string, headers: Record<string, string> = signedInAs(buyer)) =>
  (await ask<{ order: Shown }>(orderQuery, { token }, headers)).order;

const mails = () => shop.database.sql<{ subject: string; body: string; message_id: string }[]>`
  select subject, text_body as body, message_id from sandbox_mail where message_id like '<shipment.%' order by created_at, message_id`;

describe('an operator', () => {
  it('is asked about what is shipped and who is told, and ships nothing without a yes', async () => {
    const { number, token } = await order({ 'CBL-USBC': 3 });
    questions.length = 0;
    isConfirming = false;
    expect(await ship(number, 'all', '-')).toMatchObject({ isDone: false });
    isConfirming = true;
    expect(questions).toEqual([`Record a shipment of order ${number} (3 × CBL-USBC), and email ${buyer}?`]);
    expect((await fetchOrder(token)).fulfillments).toEqual([]);
  });

  it('ships an order in parts: the status follows, and each shipment has its mail', async () => {
    const { number, token } = await order({ 'CBL-USBC': 3 });
    expect(await ship(number, 'CBL-USBC=1', '1Z 999')).toMatchObject({
      isDone: true,
      json: { shipment: 1, isComplete: false },
    });
    expect(await fetchOrder(token)).toMatchObject({
      status: 'PARTIALLY_FULFILLED',
      fulfillments: [
        {
          fulfillmentOrder: 1,
          trackingNumber: '1Z 999',
          lines: [{ quantity: 1, orderLine: { productSku: 'CBL-USBC' } }],
        },
      ],
    });
    expect(await ship(number, 'CBL-USBC=3', '-')).toMatchObject({ isDone: false });
    expect(await ship(number, 'all', '-')).toMatchObject({ json: { shipment: 2, isComplete: true } });
    expect(await ship(number, 'all', '-')).toMatchObject({ isDone: false });
    const shipped = await fetchOrder(token);
    expect(shipped.status).toBe('FULFILLED');
    const happened = shipped.events.map(({ type, message }) => ({ type, message }));
    expect(happened).toHaveLength(4);
    expect(happened).toEqual(
      expect.arrayContaining([
        { type: 'placed', message: null },
        { type: 'paid', message: null },
        { type: 'shipped', message: '1Z 999' },
        { type: 'shipped', message: null },
      ]),
    );
    await shop.runJobs();
    const [part, rest] = await mails();
    expect(part?.subject).toBe(`Part of your order ${number} has shipped`);
    expect(part?.body).toContain('Tracking number: 1Z 999');
    expect(part?.body).toContain('1 × USB-C cable');
    expect(rest?.subject).toBe(`Your order ${number} has shipped`);
    expect(await shop.violations()).toEqual([]);
  });

  it('can’t ship more than was ordered, even twice at once', async () => {
    const { id, number } = await order({ 'CBL-USBC': 2 });
    const results = await Promise.all(Array.from({ length: 8 }, () => ship(number, 'CBL-USBC=1', '-')));
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(2);
    const [sum] = await shop.database.sql`
      select sum(quantity)::int as shipped from fulfillment_line where order_id = ${id}`;
    expect(sum).toEqual({ shipped: 2 });
  });

  it.each([
    ['an unknown order', ['999999999', 'all', '-'], 'Order 999999999 doesn’t exist.'],
    ['no number', ['x', 'all', '-'], 'Enter an order number.'],
    ['unreadable items', ['1', 'CBL-USBC', '-'], /^Enter the items/],
    ['items twice', ['1', 'A=1,A=2', '-'], /^Enter the items/],
    ['an unreadable tracking number', ['1', 'all', '\u001b[2J'], /^Enter the tracking number/],
  ])('is told about %s', async (_what, parameters, line) => {
    const { isDone, lines } = await ship(...parameters);
    expect({ isDone, lines }).toEqual({ isDone: false, lines: [expect.stringMatching(line)] });
  });

  it('can’t ship an order that its buyer has withdrawn from', async () => {
    const { id, number } = await order({ 'CBL-USBC': 1 });
    await shop.database.sql`update orders set status = 'WITHDRAWN' where id = ${id}`;
    expect(await ship(number, 'all', '-')).toMatchObject({ isDone: false });
  });
});

describe('the parts of an order by id', () => {
  const node = async (id: string, headers: Record<string, string> = {}) =>
    (await ask<{ node: { id: string } | null }>('query ($id: ID!) { node(id: $id) { id } }', { id }, headers))
      .node;

  it('are found by its buyer, and by nobody else', async () => {
    const { number, token } = await order({ 'CBL-USBC': 1 });
    await ship(number, 'all', 'T1');
    const shown = await fetchOrder(token);
    const ids = [
      ...shown.lines.map(({ id }) => id),
      shown.billingAddress?.id ?? '',
      ...shown.payments.flatMap(({ id, transactions }) => [id, ...transactions.map((one) => one.id)]),
      ...shown.events.map(({ id }) => id),
      ...shown.fulfillments.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
    ];
    const types = ids.map((id) => Buffer.from(id, 'base64').toString().split(':')[0] ?? '');
    expect([...new Set(types)].toSorted()).toEqual([
      'Address',
      'Fulfillment',
      'FulfillmentLine',
      'OrderEvent',
      'OrderLine',
      'Payment',
      'Transaction',
    ]);
    for (const [index, id] of ids.entries()) {
      const type = types[index] ?? '';
      expect(await node(id, signedInAs(buyer))).toEqual({ id });
      expect(await node(id, signedInAs('admin@small-clinic.example'))).toBeNull();
      expect(await node(id)).toBeNull();
      expect(await node(globalId(type, crypto.randomUUID()), signedInAs(buyer))).toBeNull();
      expect(await node(globalId(type, 'nonsense'), signedInAs(buyer))).toBeNull();
    }
  });

  it('are missing from an order that is shown by its link alone', async () => {
    const { number, token } = await order({ 'CBL-USBC': 1 });
    await ship(number, 'all', 'T1');
    expect(await fetchOrder(token, {})).toMatchObject({
      status: 'FULFILLED',
      fulfillments: [],
      events: [],
      payments: [],
    });
  });
});
