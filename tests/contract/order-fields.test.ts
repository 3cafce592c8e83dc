import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { issueOrderInvoice } from '../../server/modules/order/issue-order-invoice.ts';
import { accessKeyOf } from '../../server/modules/order/order-access.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { headersOf, type Role, roleNames, roles, schema, selectionOf } from './operations-by-role.ts';
import { fillCheckout, globalId, place, type CheckoutClient, type Completed } from './checkout-client.ts';
import { unfilledFields, wrongFields } from './field-permissions.ts';
import type { FieldReaders } from './field-policies.ts';
import { openTradeInShop, type TradeInShop } from './trade-in-shop.ts';

/** Who can read each field of orders, quotes and invoices: eight roles by every operation that answers with one. */

const now = new Date('2026-11-20T15:00:00Z');
const twoDaysAgo = new Date('2026-11-18T15:00:00Z');
let shop: TradeInShop['shop'];
let graphql: ReturnType<typeof createGraphqlHandler>;

const selected = (type: string) => selectionOf(schema.getType(type)!, 2);

type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

async function ask(query: string, variables: Record<string, unknown>, email: string | null) {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers: headersOf(email) });
  expect(body.errors).toBeUndefined();
  return body.data as Readonly<Record<string, Shown | null>>;
}

const orderOf = async (token: string, email: string | null, accessKey: string | null = null) =>
  (
    await ask(
      `query ($token: String!, $accessKey: String) { found: order(token: $token, accessKey: $accessKey) ${selected('Order')} }`,
      { token, accessKey },
      email,
    )
  )['found'];

const invoiceOf = async (token: string, email: string | null, accessKey: string | null = null) =>
  (
    await ask(
      `query ($token: String!, $accessKey: String) { found: invoice(token: $token, accessKey: $accessKey) ${selected('Invoice')} }`,
      { token, accessKey },
      email,
    )
  )['found'];

const nodeOf = async (type: string, id: string, email: string | null) =>
  (
    await ask(`query ($id: ID!) { found: node(id: $id) { ... on ${type} ${selected(type)} } }`, { id }, email)
  )['found'];

interface Placed {
  readonly owner: string | null;
  readonly checkoutId: string;
  readonly total: { readonly amount: number; readonly currency: string };
  readonly token: string;
  readonly accessKey: string;
  /** A key that was valid until yesterday. */
  readonly expiredKey: string;
  /** Everything in it, as who has its key sees it. */
  readonly whole: Shown;
}

async function placeFor(owner: string | null, what: 'order' | 'quote', tradeIn: string): Promise<Placed> {
  const headers = headersOf(owner);
  const client: CheckoutClient = {
    send: (operation, variables) => shop.client.send(operation, variables, headers),
    change: (operation, variables) => shop.client.change(operation, variables, headers),
  };
  const email = owner ?? 'guest@away.example';
  // Members buy no probes for their organization.
  const isMember = owner === roles.member || owner === roles['member who may buy a personal probe'];
  const opened = await fillCheckout(client, {
    wanted: isMember ? { 'CBL-USBC': 2 } : { 'IQ3-USBC': 1 },
    email,
    ...(what === 'quote' ? { method: 'ELECTRONIC_QUOTE' } : {}),
    ...(what === 'order' && !isMember ? { voucherCode: tradeIn } : {}),
  });
  const { id: checkoutId } = opened;
  await client.change('CheckoutEmailUpdate', {
    checkoutId,
    email,
    organizationName: 'Private Practice',
    references: { purchaseOrderNumber: 'PO-9000', costCentre: 'CC-12' },
  });
  await client.change('CheckoutQuoteDataUpdate', {
    checkoutId,
    quoteData: { equoteOrganizationName: 'Private Practice', equoteComment: 'Before the summer' },
  });
  const { checkout } = await client.change('CheckoutShippingMethodUpdate', {
    checkoutId,
    shippingMethodId: opened.availableShippingMethods[0]!.id,
    note: 'Ring twice',
  });
  const { order, orderAccessKey, checkoutErrors } = await place(client, checkout!, crypto.randomUUID());
  expect({ owner, what, checkoutErrors }).toEqual({ owner, what, checkoutErrors: [] });
  const token = order?.token ?? '';
  const { sql } = shop.database;
  const [row] = await sql<[{ id: string; number: string }]>`
    update orders set tax_id = '{"number": "DE123456789", "status": "CONFIRMED", "checkedAt": null, "country": "DE"}'
    where token_hash = sha256(${token}::bytea) returning id, number::text`;
  await shop.runJobs();
  if (what === 'order') {
    const fulfil = orderCommands.find(({ name }) => name === 'fulfil');
    await fulfil?.run(shop.services, [row.number, 'all', '1Z 999']);
    await issueOrderInvoice(shop.services, row.id);
  }
  const whole = await orderOf(token, null, orderAccessKey);
  const expiredKey = accessKeyOf({ ...shop.services, now: () => twoDaysAgo }, row.id);
  const total = {
    amount: checkout!.totalPrice.gross.amount,
    currency: checkout!.totalPrice.currency,
  };
  return { owner, checkoutId, total, token, accessKey: orderAccessKey ?? '', expiredKey, whole: whole! };
}

const stranger = 'individual@solo.example';
const placed: Placed[] = [];
beforeAll(async () => {
  const tradeIns = await openTradeInShop({ now: () => now });
  ({ shop } = tradeIns);
  await seedPeople(shop.database.sql, now);
  graphql = createGraphqlHandler(shop.services);
  const owners = [...roleNames.map((role) => roles[role]), stranger];
  for (const owner of owners)
    for (const what of ['order', 'quote'] as const)
      placed.push(await placeFor(owner, what, (await tradeIns.createTradeIn()).voucherCode));
});
afterAll(() => shop.close());

const ofClinic: readonly (string | null)[] = [
  roles.administrator,
  roles.member,
  roles['member who may buy a personal probe'],
];

/** Whether an order is a role's own, or of an organization that it manages. */
const isProvedFor = (role: Role, { owner }: Placed): boolean =>
  owner !== null && (owner === roles[role] || (role === 'administrator' && ofClinic.includes(owner)));

const grantedTo = (isProved: boolean): readonly FieldReaders[] =>
  isProved ? ['EVERYONE', 'PROVED'] : ['EVERYONE'];

/** Every role with every order. */
const cases = () => roleNames.flatMap((role) => placed.map((one) => ({ role, email: roles[role], one })));

describe('the fields of an order', () => {
  it('are all filled in one of the orders asked about', () => {
    const wholes = placed.map(({ whole }) => whole);
    expect(unfilledFields('Order', wholes)).toEqual([]);
    expect(
      unfilledFields(
        'OrderQuote',
        wholes.map(({ quote }) => quote),
      ),
    ).toEqual([]);
  });

  it('are shown with its link, the buyer’s to who has proved to be one', async () => {
    const strangersKey = placed.find(({ owner }) => owner === stranger)!.accessKey;
    for (const { role, email, one } of cases()) {
      const proved = isProvedFor(role, one);
      const asked = {
        alone: await orderOf(one.token, email),
        'with its key': await orderOf(one.token, email, one.accessKey),
        'with a key that has expired': await orderOf(one.token, email, one.expiredKey),
        'with the key of another order': await orderOf(
          one.token,
          email,
          one.owner === stranger ? 'x' : strangersKey,
        ),
        'as a node': await nodeOf('Order', globalId('Order', one.token), email),
      };
      const wrong = Object.entries(asked).flatMap(([how, answer]) =>
        wrongFields('Order', answer, one.whole, grantedTo(proved || how === 'with its key')).map(
          (problem) => `${role}, order of ${one.owner}, ${how}: ${problem}`,
        ),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('are all listed among the orders of their buyer and of who manages their organization, and of nobody else', async () => {
    for (const role of roleNames) {
      const { orders } = ((
        await ask(`{ found: userOrders(first: 50) { orders ${selected('Order')} } }`, {}, roles[role])
      )['found'] as unknown as { orders: readonly Shown[] } & Shown) ?? { orders: [] };
      const own = placed.filter((one) => isProvedFor(role, one));
      expect({ role, ids: orders.map(({ id }) => id).toSorted() }).toEqual({
        role,
        ids: own.map(({ whole }) => whole.id).toSorted(),
      });
      const wrong = own.flatMap(({ whole }) =>
        wrongFields(
          'Order',
          orders.find(({ id }) => id === whole.id),
          whole,
          grantedTo(true),
        ),
      );
      expect({ role, wrong }).toEqual({ role, wrong: [] });
    }
  });

  it('are answered to nobody who places it again with another key', async () => {
    for (const { role, email, one } of cases()) {
      const variables = {
        checkoutId: one.checkoutId,
        idempotencyKey: crypto.randomUUID(),
        expectedTotal: one.total,
        expectedTrialCharge: null,
        attestations: ['TERMS_AND_CONDITIONS'],
        buyerKey: 'another browser',
      };
      const { order, orderAccessKey } = await shop.client.change<Completed>(
        'CheckoutComplete',
        variables,
        headersOf(email),
      );
      expect({ role, order, orderAccessKey }).toEqual({ role, order: null, orderAccessKey: null });
    }
  });
});

/** The parts of an order that are nodes, by type. */
const partsOf = (whole: Shown): readonly (readonly [type: string, part: Shown])[] => {
  const list = (of: unknown) => (of ?? []) as readonly Shown[];
  const payments = list(whole['payments']);
  const fulfillments = list(whole['fulfillments']);
  return [
    ...list(whole['lines']).map((part) => ['OrderLine', part] as const),
    ...payments.map((part) => ['Payment', part] as const),
    ...payments.flatMap((part) => list(part['transactions']).map((one) => ['Transaction', one] as const)),
    ...list(whole['events']).map((part) => ['OrderEvent', part] as const),
    ...fulfillments.map((part) => ['Fulfillment', part] as const),
    ...fulfillments.flatMap((part) => list(part['lines']).map((one) => ['FulfillmentLine', one] as const)),
    ...[whole['billingAddress'], whole['shippingAddress']].map((part) => ['Address', part as Shown] as const),
  ];
};

describe('a part of an order', () => {
  it('is a node for who has proved that the order is theirs, and for all others like an unknown one', async () => {
    const types = new Set(placed.flatMap(({ whole }) => partsOf(whole).map(([type]) => type)));
    expect([...types].toSorted()).toEqual([
      'Address',
      'Fulfillment',
      'FulfillmentLine',
      'OrderEvent',
      'OrderLine',
      'Payment',
      'Transaction',
    ]);
    for (const { role, email, one } of cases()) {
      for (const [type, part] of partsOf(one.whole)) {
        const answer = await nodeOf(type, part.id, email);
        expect({ role, owner: one.owner, type, id: answer?.id ?? null }).toEqual({
          role,
          owner: one.owner,
          type,
          id: isProvedFor(role, one) ? part.id : null,
        });
      }
    }
  });
});

describe('the fields of an invoice', () => {
  it('are shown to who has proved that its order is theirs, and for all others it looks like an unknown one', async () => {
    const invoiced = cases().filter(({ one }) => one.whole['invoice'] !== null);
    for (const { role, email, one } of invoiced) {
      const short = one.whole['invoice'] as Shown & { readonly token: string };
      const whole = await invoiceOf(short.token, null, one.accessKey);
      const isProved = isProvedFor(role, one);
      const asked = {
        alone: await invoiceOf(short.token, email),
        'with its key': await invoiceOf(short.token, email, one.accessKey),
        'with a key that has expired': await invoiceOf(short.token, email, one.expiredKey),
        'as a node': await nodeOf('Invoice', short.id, email),
      };
      for (const [how, answer] of Object.entries(asked)) {
        const expected = isProved || how === 'with its key' ? whole : null;
        expect({ role, owner: one.owner, how, answer }).toEqual({
          role,
          owner: one.owner,
          how,
          answer: expected,
        });
      }
    }
  });
});

describe('a debt that whoever has its link can pay', () => {
  it('names nobody, and has nothing of what the buyer has told the shop', async () => {
    const secrets = [
      'Private Practice',
      'PO-9000',
      'CC-12',
      'Ring twice',
      'Byron',
      'Market Street',
      'DE123456789',
      '@',
    ];
    const query = `query ($kind: PayableKind!, $token: String!) { found: payable(kind: $kind, token: $token) ${selected('Payable')} }`;
    for (const { role, email, one } of cases()) {
      const invoice = one.whole['invoice'] as { readonly token: string } | null;
      const answers = [await ask(query, { kind: 'ORDER', token: one.token }, email)];
      if (invoice !== null) answers.push(await ask(query, { kind: 'INVOICE', token: invoice.token }, email));
      expect(answers.map(({ found }) => found)).not.toContain(null);
      const shown = JSON.stringify(answers);
      expect({ role, shown: secrets.filter((secret) => shown.includes(secret)) }).toEqual({
        role,
        shown: [],
      });
    }
  });
});
