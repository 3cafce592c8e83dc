import { getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { accountOf } from '../support/test-account.ts';
import { operationPolicies } from './operation-policies.ts';
import { personFields } from './person-fields.ts';
import { headersOf, operations, type Role, roleNames, roles, schema } from './operations-by-role.ts';
import { fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { about, missingCheckout, permissionRequests } from './permission-requests.ts';

/**
 * Permissions: eight roles with every operation of the schema, on objects of their own, of other persons or
 * organizations, on expired ones and on unknown ones. An operation, or a type or field of a person, without a policy
 * fails the test. Operations with a token: `bearer-permissions.test.ts`; those about nobody:
 * `public-permissions.test.ts`; those of a membership and of its payment methods and invoices:
 * `membership-permissions.test.ts`.
 */

describe('every operation and every field of a person', () => {
  it('has a policy', () => {
    expect(operations.map(({ field }) => field.name).toSorted()).toEqual(
      Object.keys(operationPolicies).toSorted(),
    );
    const fields = Object.fromEntries(
      Object.keys(personFields).map((name) => {
        const type = schema.getType(name);
        return [name, isObjectType(type) ? Object.keys(type.getFields()).toSorted() : []];
      }),
    );
    expect(fields).toEqual(
      Object.fromEntries(
        Object.entries(personFields).map(([name, of]) => [name, Object.keys(of).toSorted()]),
      ),
    );
  });

  it('has no other access than these operations and what is visible only to its owner', () => {
    const shown = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !isIntrospectionType(type)
        ? Object.values(type.getFields()).flatMap((field) => {
            const to = getNamedType(field.type).name;
            return Object.hasOwn(personFields, to) && !Object.hasOwn(personFields, type.name)
              ? [`${type.name}.${field.name}`]
              : [];
          })
        : [],
    );
    expect(shown.toSorted()).toEqual([
      'Checkout.organization',
      'Checkout.organizationMembership',
      'OrganizationAdminSet.organizationMembership',
      'OrganizationInvitationAccept.organizationMembership',
      'OrganizationMemberInvite.organizationMembership',
      'OrganizationMemberRemove.organizationMembership',
      'OrganizationRenewalSet.organizationMembership',
      'Query.authorizedUserShop',
      'Query.me',
      'Query.organizationMembership',
      'ReferrerTokenReplace.organizationMembership',
      'SubscriptionChange.organizationMembership',
      'SubscriptionRenew.organizationMembership',
      'SubscriptionScheduleAdd.organizationMembership',
      'SubscriptionScheduleRemove.organizationMembership',
    ]);
  });
});

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  graphql = createGraphqlHandler(shop.services);
  const operator = accountOf(roles.operator);
  await shop.database.sql`
    insert into users (id, cloud_id, email)
    values (gen_random_uuid(), ${operator.subject}, ${operator.email})`;
});
afterAll(() => shop.close());
const { ask, checkoutOf, meOf } = permissionRequests(
  () => shop,
  () => graphql,
);

/** All checkouts of a person in the database. */
const snapshot = (email: string) => shop.database.sql`
  select checkout.* from checkout join users on users.id = user_id where users.email = ${email} order by checkout.id`;

describe.each(about('CHECKOUT'))('$field.name', ({ field, isMutation }) => {
  it('returns each role’s own objects, and nothing of others', async () => {
    const foreign = await checkoutOf('individual@solo.example');
    const ofOtherOrganization = await checkoutOf('two@clinic.example');
    const before = [await snapshot('individual@solo.example'), await snapshot('two@clinic.example')];
    for (const role of roleNames.filter((name) => name !== 'anonymous')) {
      const email = roles[role];
      const missing = await ask(field, isMutation, missingCheckout, email);
      const answers = {
        foreign: await ask(field, isMutation, foreign, email),
        otherOrganization: await ask(field, isMutation, ofOtherOrganization, email),
      };
      expect({ role, ...answers }).toEqual({ role, foreign: missing, otherOrganization: missing });
      expect({ role, own: await ask(field, isMutation, await checkoutOf(email), email) }).not.toEqual({
        role,
        own: missing,
      });
    }
    expect([await snapshot('individual@solo.example'), await snapshot('two@clinic.example')]).toEqual(before);
  });

  it('is accessible with the token when signed out', async () => {
    const missing = await ask(field, isMutation, missingCheckout, null);
    expect(await ask(field, isMutation, await checkoutOf(null), null)).not.toEqual(missing);
    expect(await ask(field, isMutation, await checkoutOf('individual@solo.example'), null)).not.toEqual(
      missing,
    );
  });

  it('changes nothing that has ended', async () => {
    for (const role of roleNames) {
      const own = await checkoutOf(roles[role]);
      const { sql } = shop.database;
      await sql`update checkout set expires_at = ${now}, version = version + 1 where token_hash = sha256(${own.token}::bytea)`;
      const row = () => sql`select * from checkout where token_hash = sha256(${own.token}::bytea)`;
      const before = await row();
      await ask(field, isMutation, own, roles[role]);
      expect(await row()).toEqual(before);
    }
  });
});

describe.each(about('ATTACHED'))('$field.name', ({ field, isMutation }) => {
  const askOwn = (own: { readonly checkoutId: string | null }, role: Role) =>
    ask(field, isMutation, { ...own, country: 'US' }, roles[role]);

  it('gives each role their own checkout or an unowned one, and nothing of others', async () => {
    const foreign = await checkoutOf('individual@solo.example');
    const ofOtherOrganization = await checkoutOf('two@clinic.example');
    const before = [await snapshot('individual@solo.example'), await snapshot('two@clinic.example')];
    for (const role of roleNames) {
      const missing = await askOwn(missingCheckout, role);
      expect({ role, foreign: await askOwn(foreign, role) }).toEqual({ role, foreign: missing });
      expect({ role, other: await askOwn(ofOtherOrganization, role) }).toEqual({ role, other: missing });
      for (const email of [null, roles[role]]) {
        const own = await checkoutOf(email);
        const checkout = role === 'anonymous' ? null : { id: own.checkoutId };
        expect({ role, own: await askOwn(own, role) }).toMatchObject({ role, own: { checkout } });
      }
    }
    expect([await snapshot('individual@solo.example'), await snapshot('two@clinic.example')]).toEqual(before);
  });

  it('changes nothing that has ended, and nothing without a person', async () => {
    for (const role of roleNames) {
      const own = await checkoutOf(null);
      const { sql } = shop.database;
      if (role !== 'anonymous')
        await sql`update checkout set expires_at = ${now}, version = version + 1 where token_hash = sha256(${own.token}::bytea)`;
      const row = () => sql`select * from checkout where token_hash = sha256(${own.token}::bytea)`;
      const before = await row();
      await askOwn(own, role);
      expect({ role, row: await row() }).toEqual({ role, row: before });
    }
  });
});

describe('access to an order', () => {
  it('is refused to every role for another person’s order, which looks like an unknown one', async () => {
    const filled = await fillCheckout(shop.client, {
      requested: { 'CBL-USBC': 1 },
      email: 'guest@away.example',
    });
    const { orderToken } = await place(shop.client, filled, crypto.randomUUID());
    const { field } = operations.find(({ field: { name } }) => name === 'orderAccessCreate')!;
    for (const role of roleNames) {
      const askAbout = (token: string) =>
        ask(field, true, { orderId: globalId('Order', token) }, roles[role]);
      const missing = await askAbout('x'.repeat(43));
      expect(missing).toMatchObject({ accessKey: null, accountErrors: [{ code: 'NO_PERMISSIONS' }] });
      expect({ role, foreign: await askAbout(orderToken ?? '') }).toEqual({ role, foreign: missing });
      expect({ role, nonsense: await askAbout('nonsense') }).toEqual({ role, nonsense: missing });
    }
  });
});

describe('a signed-in person', () => {
  it('sees the orders that they placed, and as an administrator those of the organization', async () => {
    const { sql } = shop.database;
    const owners = roleNames.flatMap((role) => (role === 'anonymous' ? [] : [roles[role]]));
    /** The owner of each order, by its token. */
    const ownerOf = new Map<string, string>();
    await sql`update orders set user_id = null, organization_id = null`;
    for (const email of owners) {
      const checkout = await fillCheckout(shop.client, { requested: { 'CBL-USBC': 1 } });
      const { order } = await place(shop.client, checkout, crypto.randomUUID());
      ownerOf.set(order?.token ?? '', email);
      await meOf(email);
      await sql`
        update orders set user_id = users.id, organization_id = (
          select organization_id from organization_membership where user_id = users.id order by id limit 1
        ) from users where users.email = ${email} and token_hash = ${hashToken(order?.token ?? '')}`;
    }
    for (const role of roleNames) {
      const { data } = await shop.client.send('UserOrders', {}, headersOf(roles[role]));
      const page = data?.['userOrders'] as { orders: { token: string }[] } | null;
      const colleagues = ['admin@clinic.example', 'member@clinic.example', 'personal@clinic.example'];
      const own = roles[role] === null ? undefined : [roles[role]];
      expect({ role, seen: page?.orders.map(({ token }) => ownerOf.get(token)).toSorted() }).toEqual({
        role,
        seen: role === 'administrator' ? colleagues : own,
      });
    }
  });

  it('sees their own data, and what they manage only as an administrator', async () => {
    const query = `{ me { email organizationMemberships { organization { members { email } invitations { email } } } } }`;
    for (const role of roleNames) {
      const { body } = await sendGraphql(graphql, { query }, { headers: headersOf(roles[role]) });
      const me = body.data?.['me'] as {
        email: string;
        organizationMemberships: { organization: { members: unknown; invitations: unknown } }[];
      } | null;
      expect(me?.email ?? null).toBe(roles[role]);
      const isAdministrator = role.startsWith('administrator');
      for (const { organization } of me?.organizationMemberships ?? [])
        expect({ role, shown: [organization.members !== null, organization.invitations !== null] }).toEqual({
          role,
          shown: [isAdministrator, isAdministrator],
        });
    }
  });

  it('can’t read nodes of other people or organizations, or unknown ones', async () => {
    const { sql } = shop.database;
    const nodes = await sql<{ type: string; id: string; email: string }[]>`
      select 'User' as type, id::text, email from users where cloud_id is not null
      union all
      select 'OrganizationMembership', organization_membership.id::text, email
      from organization_membership join users on users.id = user_id
      union all
      select 'Organization', organization_id::text, email from organization_membership join users on users.id = user_id`;
    const query = 'query Node($id: ID!) { node(id: $id) { __typename } }';
    for (const role of roleNames) {
      const mine = new Set(
        nodes.filter(({ email }) => email === roles[role]).map(({ type, id }) => `${type}:${id}`),
      );
      for (const key of new Set(nodes.map(({ type, id }) => `${type}:${id}`))) {
        const [type = '', id = ''] = key.split(':');
        const variables = { id: globalId(type, id) };
        const { body } = await sendGraphql(
          graphql,
          { query, variables },
          { headers: headersOf(roles[role]) },
        );
        expect({ role, key, node: body.data?.['node'] }).toEqual({
          role,
          key,
          node: mine.has(key) ? { __typename: type } : null,
        });
      }
    }
  });
});
