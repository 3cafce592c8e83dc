import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { headersOf, type Role, roleNames, roles, schema, selectionOf } from './operations-by-role.ts';
import { fillCheckout, globalId } from './checkout-client.ts';
import { fieldPolicies } from './field-policies.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/** Who can read the saved payment methods of people and organizations: eight roles by every operation that answers with them. */

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;

type Shown = Readonly<Record<string, unknown>> & { readonly id: string };

async function ask<Answer>(query: string, variables: Record<string, unknown>, email: string | null) {
  const { body } = await sendGraphql(graphql, { query, variables }, { headers: headersOf(email) });
  expect(body.errors).toBeUndefined();
  return body.data as Answer;
}

const bank = { lastDigits: '6789', bankCountry: 'US', bankName: 'Bank of the Lake', mandateReference: 'M-1' };
const kinds = [
  {
    type: 'CreditCard',
    method: 'CREDIT_CARD',
    details: {
      brand: 'visa',
      lastDigits: '4242',
      expMonth: 12,
      expYear: 2030,
      name: 'Ada Byron',
      wallet: 'apple_pay',
    },
  },
  { type: 'BankAccount', method: 'ACH', details: bank },
  { type: 'SEPADirectDebit', method: 'SEPA', details: { ...bank, bankCountry: 'DE' } },
] as const;

interface Given {
  readonly type: string;
  /** A node's ID. */
  readonly id: string;
  /** The person or the organization whose it is. */
  readonly owner: string;
}
const given: Given[] = [];

const people = roleNames.flatMap((role) => roles[role] ?? []);
const stranger = 'individual@solo.example';
const organizations = ['lakeside-clinic', 'small-clinic', 'vidal-imaging'];

beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  const { sql } = shop.database;
  await seedPeople(sql, now);
  graphql = createGraphqlHandler(shop.services);
  for (const email of people) await shop.client.send('UserQuery', {}, headersOf(email));
  await sql`delete from payment_method`;
  for (const { type, method, details } of kinds) {
    const rows = await sql<{ id: string; owner: string }[]>`
      with owner as (
        select users.id as user_id, null::uuid as organization_id, email as name from users where email = any(${[...people, stranger]})
        union all select null, id, slug from organization where slug = any(${organizations})
      ), saved as (
        insert into payment_method (
          id, user_id, organization_id, customer_id, provider_method_id, method, details, is_primary
        )
        select gen_random_uuid(), user_id, organization_id, 'cus_' || name, 'pm_' || name || ${type}, ${method},
          ${sql.json(details)}, ${type === 'CreditCard'} from owner
        returning id, user_id, organization_id
      )
      select saved.id, name as owner from saved join owner on owner.user_id = saved.user_id
        or owner.organization_id = saved.organization_id`;
    given.push(...rows.map(({ id, owner }) => ({ type, id: globalId(type, id), owner })));
  }
});
afterAll(() => shop.close());

/** The organization whose methods a role can see. */
const managed: Partial<Record<Role, string>> = {
  administrator: 'lakeside-clinic',
  'administrator of another organization': 'small-clinic',
};

const idsOf = (methods: readonly { readonly id: string }[]) => methods.map(({ id }) => id).toSorted();
const ownOf = (owner: string | null | undefined) => given.filter((one) => one.owner === owner);

describe('the fields of a saved payment method', () => {
  it('are shown as a node to its person, or who manages its organization; for all others it looks like an unknown one', async () => {
    for (const role of roleNames) {
      for (const { type, id, owner } of given) {
        const query = `query ($id: ID!) { node(id: $id) { ... on ${type} ${selectionOf(schema.getType(type)!, 1)} } }`;
        const { node } = await ask<{ node: Shown | null }>(query, { id }, roles[role]);
        const isOwn = owner === roles[role] || owner === managed[role];
        expect({ role, owner, type, fields: Object.keys(node ?? {}).toSorted() }).toEqual({
          role,
          owner,
          type,
          fields: isOwn ? Object.keys(fieldPolicies[type]!).toSorted() : [],
        });
        expect({ role, isOfOrganization: node?.['isOfOrganization'] }).toEqual({
          role,
          isOfOrganization: isOwn ? organizations.includes(owner) : undefined,
        });
      }
    }
  });

  const any = selectionOf(schema.getType('SavedPaymentMethod')!, 0);

  it('are shown to a person with their data: their own, and with a membership those that can pay for it', async () => {
    for (const role of roleNames) {
      const query = `{ me { savedPaymentMethods ${any} organizationMemberships { availableReusablePaymentMethods ${any} } } }`;
      const { me } = await ask<{
        me: {
          savedPaymentMethods: Shown[];
          organizationMemberships: { availableReusablePaymentMethods: Shown[] }[];
        } | null;
      }>(query, {}, roles[role]);
      const own = ownOf(roles[role] ?? '');
      expect({ role, ids: idsOf(me?.savedPaymentMethods ?? []) }).toEqual({ role, ids: idsOf(own) });
      const usable = [...own, ...ownOf(managed[role] ?? '')];
      for (const { availableReusablePaymentMethods: methods } of me?.organizationMemberships ?? [])
        expect({ role, ids: idsOf(methods) }).toEqual({ role, ids: idsOf(usable) });
    }
  });

  it('are shown in a checkout to its owner alone', async () => {
    const client = {
      send: (operation: string, variables: object) =>
        shop.client.send(operation, variables, headersOf(roles.administrator)),
      change: <Result>(operation: string, variables: object) =>
        shop.client.change<Result>(operation, variables, headersOf(roles.administrator)),
    };
    const { token } = await fillCheckout(client, { requested: { 'CBL-USBC': 2 } });
    const query = `query ($token: String!) { checkout(token: $token) { savedPaymentMethods ${any} } }`;
    for (const role of roleNames) {
      const { checkout } = await ask<{ checkout: { savedPaymentMethods: Shown[] } | null }>(
        query,
        { token },
        roles[role],
      );
      const types = new Set(checkout?.savedPaymentMethods.map(({ id }) => id));
      const shown = given.filter(({ id }) => types.has(id)).map(({ owner }) => owner);
      expect({ role, owners: [...new Set(shown)].toSorted() }).toEqual({
        role,
        owners: role === 'administrator' ? [roles.administrator, 'lakeside-clinic'].toSorted() : [],
      });
    }
  });

  it.each(['paymentMethodSetPrimary', 'paymentMethodUpdate'])(
    'are answered by %s to who can see it, and to nobody else',
    async (name) => {
      const input = name === 'paymentMethodUpdate' ? ', input: { expMonth: 1, expYear: 2031 }' : '';
      for (const role of roleNames) {
        for (const { type, id, owner } of given.filter((one) => one.type === 'CreditCard')) {
          const query = `mutation ($id: ID!) { changed: ${name}(paymentMethodId: $id${input}) { paymentMethod ${any} } }`;
          const { changed } = await ask<{ changed: { paymentMethod: Shown | null } }>(
            query,
            { id },
            roles[role],
          );
          const isOwn = owner === roles[role] || owner === managed[role];
          expect({ name, role, owner, type, answer: changed.paymentMethod?.id ?? null }).toEqual({
            name,
            role,
            owner,
            type,
            answer: isOwn ? id : null,
          });
        }
      }
    },
  );

  it('are answered to nobody else who deletes it', async () => {
    const query = `mutation ($id: ID!) { paymentMethodDelete(paymentMethodId: $id) { paymentMethod ${any} } }`;
    for (const role of roleNames)
      for (const { id, owner } of given.filter(
        (one) => one.owner !== roles[role] && one.owner !== managed[role],
      ))
        expect({ role, owner, ...(await ask<object>(query, { id }, roles[role])) }).toEqual({
          role,
          owner,
          paymentMethodDelete: { paymentMethod: null },
        });
  });
});
