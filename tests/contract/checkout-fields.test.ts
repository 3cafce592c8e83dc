import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import {
  askOperation,
  headersOf,
  operations,
  type Role,
  roleNames,
  roles,
  schema,
  selectionOf,
} from './operations-by-role.ts';
import { type CheckoutClient, fillCheckout, globalId, place, type Wanted } from './checkout-client.ts';
import { unfilledFields, wrongFields } from './field-permissions.ts';
import type { FieldReaders } from './field-policies.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/**
 * Who can read each field of a checkout: eight roles with their own, another person's and an unowned one, open, expired
 * and placed, by every operation that answers with one.
 */

const now = new Date('2026-11-20T15:00:00Z');
const buyerKey = 'one browser';
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;

const selected = (type: string) => selectionOf(schema.getType(type)!, 2);
type Shown = Readonly<Record<string, unknown>>;

async function ask(query: string, variables: Record<string, unknown>, email: string | null) {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers: headersOf(email) });
  expect(body.errors).toBeUndefined();
  return body.data?.['found'] as Shown | null;
}

const checkoutOf = (token: string, email: string | null, key: string | null = null) =>
  ask(
    `query ($token: String!, $key: String) { found: checkout(token: $token, buyerKey: $key) ${selected('Checkout')} }`,
    { token, key },
    email,
  );
const nodeOf = (type: string, id: string, email: string | null) =>
  ask(`query ($id: ID!) { found: node(id: $id) { ... on ${type} ${selected(type)} } }`, { id }, email);

const states = ['open', 'expired', 'placed'] as const;
type State = (typeof states)[number];

interface Given {
  readonly owner: string | null;
  readonly state: State;
  readonly checkoutId: string;
  readonly token: string;
  /** As its owner sees it; as whoever has its token sees it, if nobody owns it. */
  readonly whole: Shown;
}

async function keepCard(email: string): Promise<string> {
  const [row] = await shop.database.sql<[{ token: string }]>`
    insert into payment_method (id, user_id, customer_id, provider_method_id, method, details, is_primary)
    select gen_random_uuid(), id, 'cus_' || id, 'pm_' || replace(gen_random_uuid()::text, '-', ''), 'CREDIT_CARD',
      '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', false
    from users where email = ${email} returning id as token`;
  return row.token;
}

async function giveCheckout(owner: string | null, state: State, card: string | null): Promise<Given> {
  const headers = headersOf(owner);
  const client: CheckoutClient = {
    send: (operation, variables) => shop.client.send(operation, variables, headers),
    change: (operation, variables) => shop.client.change(operation, variables, headers),
  };
  const email = owner ?? 'guest@away.example';
  // Not placed, because a membership's order would give them an organization.
  const isNew = owner === roles['signed in without an organization'] && state !== 'placed';
  const wanted: Wanted = isNew ? { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 } : { 'CBL-USBC': 2 };
  const opened = await fillCheckout(client, { wanted, email });
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

const stranger = 'individual@solo.example';
const colleague = 'two@clinic.example';
const given: Given[] = [];
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  graphql = createGraphqlHandler(shop.services);
  const owners = [...roleNames.map((role) => roles[role]), stranger, colleague];
  for (const owner of owners) {
    if (owner !== null) await shop.client.send('UserQuery', {}, headersOf(owner));
    const card = owner === null ? null : await keepCard(owner);
    for (const state of states) given.push(await giveCheckout(owner, state, card));
  }
});
afterAll(() => shop.close());

/** What a role can read of a checkout; null if it looks like an unknown one. */
function grantedTo(role: Role, { owner, state }: Given, hasKey = false): readonly FieldReaders[] | null {
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

/** What is wrong with an answer for a role. */
function wrongFor(role: Role, one: Given, how: string, answer: unknown, hasKey = false): readonly string[] {
  const granted = grantedTo(role, one, hasKey);
  const at = `${role}, ${one.state} checkout of ${one.owner}, ${how}: `;
  if (granted === null) return answer === null ? [] : [`${at}is shown`];
  const whole = { ...one.whole, ...(one.owner === null && ownDataOf(role)) };
  return wrongFields('Checkout', answer, whole, granted).map((problem) => `${at}${problem}`);
}

/** What an unowned checkout says about who asks, because their next change makes it theirs: their own data. */
function ownDataOf(role: Role): Shown {
  const own = given.find(({ owner, state }) => owner === roles[role] && state === 'open');
  const { organization, organizationMembership, savedPaymentMethods } = own!.whole;
  return { organization, organizationMembership, savedPaymentMethods };
}

/** Every role with its own checkouts, unowned ones, and those of another person, also of its organization. */
const cases = () =>
  roleNames.flatMap((role) =>
    given
      .filter(({ owner }) => [roles[role], null, stranger, colleague].includes(owner))
      .map((one) => ({ role, email: roles[role], one })),
  );

describe('the fields of a checkout', () => {
  it('are all filled in one of the checkouts asked about, except for what these countries and carts don’t have', () => {
    expect(
      unfilledFields(
        'Checkout',
        given.map(({ whole }) => whole),
      ),
    ).toEqual(['taxName', 'changeInstead', 'paymentIntentSecret']);
  });

  it('are shown to who may read them, and to nobody else', async () => {
    const wrong: string[] = [];
    for (const { role, email, one } of cases()) {
      wrong.push(
        ...wrongFor(role, one, 'alone', await checkoutOf(one.token, email)),
        ...wrongFor(
          role,
          one,
          'with its key',
          await checkoutOf(one.token, email, buyerKey),
          one.state === 'placed',
        ),
        ...wrongFor(role, one, 'with another key', await checkoutOf(one.token, email, 'another browser')),
        ...wrongFor(role, one, 'as a node', await nodeOf('Checkout', one.checkoutId, email)),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('of its lines are shown with it, one by one too', async () => {
    for (const { role, email, one } of cases()) {
      for (const line of one.whole['lines'] as readonly (Shown & { readonly id: string })[]) {
        const answer = await nodeOf('CheckoutLine', line.id, email);
        const expected = grantedTo(role, one) === null ? null : line.id;
        expect({ role, owner: one.owner, id: answer?.['id'] ?? null }).toEqual({
          role,
          owner: one.owner,
          id: expected,
        });
      }
    }
  });
});

/** The operations that change a checkout of their own, and answer with another one or none. */
const ofAnother = ['checkoutCreate', 'checkoutContinue', 'checkoutCustomerAttach'];
const changes = operations.filter(
  ({ field, isMutation }) =>
    isMutation && field.name.startsWith('checkout') && !ofAnother.includes(field.name),
);

describe.each(changes)('the answer of $field.name', (operation) => {
  it('shows as much of the checkout as the query', async () => {
    const wrong: string[] = [];
    for (const { role, email, one } of cases()) {
      const { checkoutId } = one;
      const answer = await askOperation(graphql, operation, { checkoutId }, headersOf(email), 3);
      const { checkout } = answer as { checkout: Shown | null };
      const after = grantedTo(role, one) === null ? null : await checkoutOf(one.token, email);
      if (JSON.stringify(checkout) !== JSON.stringify(after))
        wrong.push(`${role}, ${one.state} checkout of ${one.owner}`);
    }
    expect(wrong).toEqual([]);
  });
});
