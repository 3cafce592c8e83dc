import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfilledFields, wrongFields } from './field-permissions.ts';
import type { FieldReaders } from './field-policies.ts';
import {
  isProvedFor,
  openPlacedOrders,
  type PlacedOrders,
  selectFields,
  type Shown,
} from './placed-orders.ts';

/** Who can read the parts of orders, their invoices and what can be paid by link: eight roles with every order. */

let sold: PlacedOrders;
beforeAll(async () => {
  sold = await openPlacedOrders();
});
afterAll(() => sold.shop.close());

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
    const types = new Set(sold.placed.flatMap(({ whole }) => partsOf(whole).map(([type]) => type)));
    expect([...types].toSorted()).toEqual([
      'Address',
      'Fulfillment',
      'FulfillmentLine',
      'OrderEvent',
      'OrderLine',
      'Payment',
      'Transaction',
    ]);
    for (const { role, email, one } of sold.cases()) {
      for (const [type, part] of partsOf(one.whole)) {
        const answer = await sold.nodeOf(type, part.id, email);
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
    const invoiced = sold.cases().filter(({ one }) => one.whole['invoice'] !== null);
    for (const { role, email, one } of invoiced) {
      const short = one.whole['invoice'] as Shown & { readonly token: string };
      const whole = await sold.invoiceOf(short.token, null, one.accessKey);
      const isProved = isProvedFor(role, one);
      const asked = {
        alone: await sold.invoiceOf(short.token, email),
        'with its key': await sold.invoiceOf(short.token, email, one.accessKey),
        'with a key that has expired': await sold.invoiceOf(short.token, email, one.expiredKey),
        'as a node': await sold.nodeOf('Invoice', short.id, email),
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
  it('names the organization and its references only while an order is to be paid, and no person, address or number', async () => {
    const references = ['Private Practice', 'PO-9000', 'CC-12'];
    const secrets = ['Ring twice', 'Byron', 'Market Street', 'DE123456789', '@'];
    const shownIn = (answer: Readonly<Record<string, unknown>>) => {
      expect(answer['found']).not.toBeNull();
      const text = JSON.stringify(answer);
      return [...references, ...secrets].filter((one) => text.includes(one));
    };
    const owed: Shown[] = [];
    const query = `query ($kind: PayableKind!, $token: String!) { found: payable(kind: $kind, token: $token) ${selectFields('Payable')} }`;
    for (const { role, email, one } of sold.cases()) {
      const invoice = one.whole['invoice'] as { readonly token: string } | null;
      const order = await sold.ask(query, { kind: 'ORDER', token: one.token }, email);
      const found = order['found'] as Shown;
      const { status } = found;
      const readers: readonly FieldReaders[] = status === 'OPEN' ? ['EVERYONE', 'WHILE_OWED'] : ['EVERYONE'];
      if (status === 'OPEN') owed.push(found);
      expect(wrongFields('Payable', found, found, readers)).toEqual([]);
      expect({ role, status, shown: shownIn(order) }).toEqual({
        role,
        status,
        shown: status === 'OPEN' ? references : [],
      });
      if (invoice === null) continue;
      const debt = await sold.ask(query, { kind: 'INVOICE', token: invoice.token }, email);
      expect({ role, shown: shownIn(debt) }).toEqual({ role, shown: [] });
    }
    expect(unfilledFields('Payable', owed)).toEqual([]);
  });
});
