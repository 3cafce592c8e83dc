import { expect } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import {
  type CheckoutClient,
  fillCheckout,
  globalId,
  place,
  type RequestedItems,
} from './checkout-client.ts';
import type { FieldReaders } from './field-policies.ts';
import { headersOf, type Role, roleNames, roles, schema, selectionOf } from './operations-by-role.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
/** The key with which the placed checkouts were placed. */
export const buyerKey = 'one browser';

/** An object as the API shows it. */
export type Shown = Readonly<Record<string, unknown>>;
type State = 'open' | 'expired' | 'placed';
const states: readonly State[] = ['open', 'expired', 'placed'];

/** A checkout, filled in as far as its country and cart allow. */
export interface GivenCheckout {
  /** The address of its owner's account; null if nobody owns it. */
  readonly owner: string | null;
  readonly state: State;
  readonly checkoutId: string;
  readonly token: string;
  /** As its owner sees it; as whoever has its token sees it, if nobody owns it. */
  readonly whole: Shown;
}

/** Somebody of no role, in another organization. */
export const stranger = 'individual@solo.example';
/** Somebody of no role, in the organization of several roles. */
export const colleague = 'two@clinic.example';

/** What a role can read of a checkout; null if it looks like an unknown one. */
export function grantedTo(
  role: Role,
  { owner, state }: Pick<GivenCheckout, 'owner' | 'state'>,
  hasKey = false,
): readonly FieldReaders[] | null {
  const email = roles[role];
  if (email !== null && owner !== null && owner !== email) return null;
  const isBuyer = email !== null;
  return [
    'EVERYONE',
    ...(state === 'placed' ? [] : (['UNTIL_PLACED'] as const)),
    ...(isBuyer && state !== 'placed' ? (['OWNER'] as const) : []),
    ...(hasKey ? (['BUYER_KEY'] as const) : []),
  ];
}

async function keepCard(shop: OrderShop, email: string): Promise<string> {
  const [row] = await shop.database.sql<[{ token: string }]>`
    insert into payment_method (id, user_id, customer_id, provider_method_id, method, details, is_primary)
    select gen_random_uuid(), id, 'cus_' || id, 'pm_' || replace(gen_random_uuid()::text, '-', ''), 'CREDIT_CARD',
      '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', false
    from users where email = ${email} returning id as token`;
  return row.token;
}

/** Every role, and the two others: each with checkouts of their own. */
export const everyOwner = [...roleNames.map((role) => roles[role]), stranger, colleague];

/** A shop with an open, an expired and a placed checkout of each owner; null for nobody's. Every role has an account. */
export async function openGivenCheckouts(owners: readonly (string | null)[]) {
  const shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  const graphql = createGraphqlHandler(shop.services);

  async function ask(query: string, variables: Record<string, unknown>, email: string | null) {
    const { body } = await sendGraphql(graphql, { query, variables }, { headers: headersOf(email) });
    expect(body.errors).toBeUndefined();
    return body.data?.['found'] as Shown | null;
  }

  const checkoutOf = (token: string, email: string | null, key: string | null = null) =>
    ask(
      `query ($token: String!, $key: String) {
        found: checkout(token: $token, buyerKey: $key) ${selectionOf(schema.getType('Checkout')!, 2)}
      }`,
      { token, key },
      email,
    );

  async function give(
    owner: string | null,
    state: State,
    card: string | null = null,
  ): Promise<GivenCheckout> {
    const headers = headersOf(owner);
    const client: CheckoutClient = {
      send: (operation, variables) => shop.client.send(operation, variables, headers),
      change: (operation, variables) => shop.client.change(operation, variables, headers),
    };
    const email = owner ?? 'guest@away.example';
    // Not placed, because a membership's order would give them an organization.
    const isNew = owner === roles['signed in without an organization'] && state !== 'placed';
    const requested: RequestedItems = isNew ? { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } : { 'CBL-USBC': 2 };
    const opened = await fillCheckout(client, { requested, email });
    const { id: checkoutId, token } = opened;
    await client.change('CheckoutEmailUpdate', {
      checkoutId,
      email,
      marketingOptIn: true,
      organizationName: 'Private Practice',
      references: { purchaseOrderNumber: 'PO-9000', costCentre: 'CC-12' },
    });
    await client.change('CheckoutQuoteDataUpdate', {
      checkoutId,
      quoteData: { equoteOrganizationName: 'Private Practice' },
    });
    const { checkout } = await client.change('CheckoutShippingMethodUpdate', {
      checkoutId,
      shippingMethodId: opened.availableShippingMethods[0]!.id,
      note: 'Ring twice',
    });
    if (card !== null && state !== 'placed') {
      const saved = globalId('CreditCard', card);
      const input = { gateway: 'stripe', method: 'CREDIT_CARD', token: null, savedPaymentMethodId: saved };
      await client.change('CheckoutPaymentCreate', { checkoutId, input });
    }
    if (state === 'placed') {
      const { checkoutErrors } = await place(client, checkout!, crypto.randomUUID(), buyerKey);
      expect({ owner, checkoutErrors }).toEqual({ owner, checkoutErrors: [] });
    }
    const { sql } = shop.database;
    await sql`
      update checkout set version = version + 1,
        tax_id = '{"number": "DE123456789", "status": "CONFIRMED", "checkedAt": null, "country": "DE"}',
        expires_at = case when ${state === 'expired'} then ${now} else expires_at end
      where token_hash = sha256(${token}::bytea)`;
    return { owner, state, checkoutId, token, whole: (await checkoutOf(token, owner, buyerKey))! };
  }

  const given: GivenCheckout[] = [];
  for (const email of everyOwner)
    if (email !== null) await shop.client.send('UserQuery', {}, headersOf(email));
  for (const owner of owners) {
    const card = owner === null ? null : await keepCard(shop, owner);
    for (const state of states) given.push(await give(owner, state, card));
  }

  return {
    graphql,
    given,
    checkoutOf,
    nodeOf: (type: string, id: string, email: string | null) =>
      ask(
        `query ($id: ID!) { found: node(id: $id) { ... on ${type} ${selectionOf(schema.getType(type)!, 2)} } }`,
        { id },
        email,
      ),
    /** Another one in the same state. */
    give,
    close: () => shop.close(),
  };
}

/** The shop with the checkouts. */
export type GivenCheckouts = Awaited<ReturnType<typeof openGivenCheckouts>>;
