import { expect } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { issueOrderInvoice } from '../../server/modules/order/issue-order-invoice.ts';
import { accessKeyOf } from '../../server/modules/order/order-access.ts';
import { orderCommands } from '../../server/operator/order-commands.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { headersOf, type Role, roleNames, roles, schema, selectionOf } from './operations-by-role.ts';
import { fillCheckout, place, type CheckoutClient } from './checkout-client.ts';
import { openTradeInShop } from './trade-in-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
const twoDaysAgo = new Date('2026-11-18T15:00:00Z');
/** Everything that a type has, two levels deep. */
export const selectFields = (type: string) => selectionOf(schema.getType(type)!, 2);

/** An object of the API. */
export type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

/** An order or a quote, by whoever placed it. */
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

/** Signed in, and of no role's organization. */
export const stranger = 'individual@solo.example';

const ofClinic: readonly (string | null)[] = [
  roles.administrator,
  roles.member,
  roles['member who may buy a personal probe'],
];

/** Whether an order is a role's own, or of an organization that it manages. */
export const isProvedFor = (role: Role, { owner }: Placed): boolean =>
  owner !== null && (owner === roles[role] || (role === 'administrator' && ofClinic.includes(owner)));

/** A shop in which each role, a guest and a stranger have placed an order and a quote. */
export type PlacedOrders = Awaited<ReturnType<typeof openPlacedOrders>>;

/** Opens the shop and places everything. */
export async function openPlacedOrders() {
  const tradeIns = await openTradeInShop({ now: () => now });
  const { shop } = tradeIns;
  await seedPeople(shop.database.sql, now);
  const graphql = createGraphqlHandler(shop.services);

  async function ask(query: string, variables: Record<string, unknown>, email: string | null) {
    const { body } = await sendGraphql(graphql, { query, variables }, { headers: headersOf(email) });
    expect(body.errors).toBeUndefined();
    return body.data as Readonly<Record<string, Shown | null>>;
  }

  const orderOf = async (token: string, email: string | null, accessKey: string | null = null) =>
    (
      await ask(
        `query ($token: String!, $accessKey: String) { found: order(token: $token, accessKey: $accessKey) ${selectFields('Order')} }`,
        { token, accessKey },
        email,
      )
    )['found'];

  const invoiceOf = async (token: string, email: string | null, accessKey: string | null = null) =>
    (
      await ask(
        `query ($token: String!, $accessKey: String) { found: invoice(token: $token, accessKey: $accessKey) ${selectFields('Invoice')} }`,
        { token, accessKey },
        email,
      )
    )['found'];

  const nodeOf = async (type: string, id: string, email: string | null) =>
    (
      await ask(
        `query ($id: ID!) { found: node(id: $id) { ... on ${type} ${selectFields(type)} } }`,
        { id },
        email,
      )
    )['found'];

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
      requested: isMember ? { 'CBL-USBC': 2 } : { 'IQ3-USBC': 1 },
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
      const ship = orderCommands.find(({ name }) => name === 'ship');
      await ship?.run({ ...shop.services, confirm: async () => true }, [row.number, 'all', '1Z 999']);
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

  const placed: Placed[] = [];
  for (const owner of [...roleNames.map((role) => roles[role]), stranger])
    for (const what of ['order', 'quote'] as const)
      placed.push(await placeFor(owner, what, (await tradeIns.createTradeIn()).voucherCode));
  return {
    shop,
    placed,
    ask,
    orderOf,
    invoiceOf,
    nodeOf,
    /** Every role with every order. */
    cases: () => roleNames.flatMap((role) => placed.map((one) => ({ role, email: roles[role], one }))),
  };
}
