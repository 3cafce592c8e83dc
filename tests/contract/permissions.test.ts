import { getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { issueOrderInvoice } from '../../server/modules/order/issue-order-invoice.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { accountOf } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import { type Policy, operationPolicies } from './operation-policies.ts';
import { personFields } from './person-fields.ts';
import {
  askOperation,
  headersOf,
  type Operation,
  operations,
  type Role,
  roleNames,
  roles,
  schema,
} from './operations-by-role.ts';
import { fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/**
 * Permissions: eight roles with every operation of the schema, on objects of their own, of other persons or
 * organizations, on expired ones and on unknown ones. An operation, or a type or field of a person, without a policy
 * fails the test. Operations with a token: `bearer-permissions.test.ts`; those about nobody: `public-permissions.test.ts`.
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

const ask = (
  field: Operation['field'],
  isMutation: boolean,
  about: Readonly<Record<string, unknown>>,
  email: string | null,
) => askOperation(graphql, { field, isMutation }, about, headersOf(email));

const about = (policy: Policy) => operations.filter(({ field }) => operationPolicies[field.name] === policy);

/** A completed checkout of a person or a signed-out visitor. */
async function checkoutOf(email: string | null) {
  const own = headersOf(email);
  const client = {
    send: (operation: string, variables: object) => shop.client.send(operation, variables, own),
    change: <Result>(operation: string, variables: object) =>
      shop.client.change<Result>(operation, variables, own),
  };
  const { id, token } = await fillCheckout(client, { wanted: { 'IQ3-USBC': 1 } });
  return { checkoutId: id, token };
}
const missingCheckout = { checkoutId: globalId('Checkout', 'x'.repeat(43)), token: 'x'.repeat(43) };

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
  const asked = (own: { readonly checkoutId: string | null }, role: Role) =>
    ask(field, isMutation, { ...own, country: 'US' }, roles[role]);

  it('gives each role their own checkout or an unowned one, and nothing of others', async () => {
    const foreign = await checkoutOf('individual@solo.example');
    const ofOtherOrganization = await checkoutOf('two@clinic.example');
    const before = [await snapshot('individual@solo.example'), await snapshot('two@clinic.example')];
    for (const role of roleNames) {
      const missing = await asked(missingCheckout, role);
      expect({ role, foreign: await asked(foreign, role) }).toEqual({ role, foreign: missing });
      expect({ role, other: await asked(ofOtherOrganization, role) }).toEqual({ role, other: missing });
      for (const email of [null, roles[role]]) {
        const own = await checkoutOf(email);
        const checkout = role === 'anonymous' ? null : { id: own.checkoutId };
        expect({ role, own: await asked(own, role) }).toMatchObject({ role, own: { checkout } });
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
      await asked(own, role);
      expect({ role, row: await row() }).toEqual({ role, row: before });
    }
  });
});

const meOf = async (email: string) => {
  const { data } = await shop.client.send('UserQuery', {}, headersOf(email));
  return data?.['me'] as { organizationMemberships: { id: string }[] } | null | undefined;
};
const membershipsOf = async (email: string) => (await meOf(email))?.organizationMemberships ?? [];
const membershipOf = async (email: string) => (await membershipsOf(email))[0]?.id ?? null;
const missingMembership = globalId('OrganizationMembership', crypto.randomUUID());

interface Refusals {
  readonly accountErrors?: readonly { readonly code: string }[];
  readonly subscriptionErrors?: readonly { readonly code: string }[];
}

/** The codes of an answer. Of a subscription's, those about who asks: others depend on its state. */
const permissionCodesIn = (answer: Refusals | readonly Refusals[] | null): readonly string[] =>
  [answer ?? []]
    .flat()
    .flatMap((one) => [
      ...(one.accountErrors ?? []).map(({ code }) => code),
      ...(one.subscriptionErrors ?? [])
        .map(({ code }) => code)
        .filter((code) => code === 'NO_PERMISSIONS' || code === 'NOT_FOUND'),
    ]);

describe.each(about('MEMBERSHIP'))('$field.name', ({ field, isMutation }) => {
  /** A membership of another organization, and a colleague's. */
  it('is refused with another person’s membership, which looks like an unknown one', async () => {
    const foreign = await membershipOf('individual@solo.example');
    const ofColleague = await membershipOf('two@clinic.example');
    const { sql } = shop.database;
    const state = () => sql`select * from organization_membership order by id`;
    const before = [await state(), await sql`select * from invitation`];
    for (const role of roleNames) {
      const email = roles[role];
      const asked = (id: string | null) =>
        ask(field, isMutation, { id, organizationMembershipId: id, memberId: ofColleague }, email);
      const missing = await asked(missingMembership);
      expect({ role, foreign: await asked(foreign) }).toEqual({ role, foreign: missing });
      expect({ role, ofColleague: await asked(ofColleague) }).toEqual({ role, ofColleague: missing });
      expect({ role, nonsense: await asked('nonsense') }).toEqual({ role, nonsense: missing });
    }
    expect([await state(), await sql`select * from invitation`]).toEqual(before);
  });

  it('is refused to members if it changes the organization or previews that, and not to administrators', async () => {
    for (const role of ['member', 'member who may buy a personal probe', 'administrator'] as const) {
      const own = await membershipOf(roles[role]);
      const answer = (await ask(
        field,
        isMutation,
        { id: own, organizationMembershipId: own, memberId: await membershipOf(roles.member) },
        roles[role],
      )) as Refusals | readonly Refusals[] | null;
      const isOwnRemoval = field.name === 'organizationMemberRemove' && role === 'member';
      const isOwnPage = field.name === 'referrerTokenReplace';
      const isOfAdministrators = isMutation || field.name === 'prorationPreview';
      const isRefused = isOfAdministrators && role !== 'administrator' && !isOwnRemoval && !isOwnPage;
      expect({ role, codes: permissionCodesIn(answer) }).toEqual({
        role,
        codes: isRefused ? ['NO_PERMISSIONS'] : [],
      });
      await bringMemberBack();
    }
  });
});

describe.each(about('MEMBERSHIP'))(
  '$field.name of an organization whose plan has ended',
  ({ field, isMutation }) => {
    it('is available to the same roles as while it was active, and to no others', async () => {
      const { sql } = shop.database;
      const answersOf = async () => {
        const answers: Partial<Record<Role, unknown>> = {};
        for (const role of roleNames) {
          const own = await membershipOf(roles.administrator);
          const id = role === 'administrator' ? own : ((await membershipIfAny(role)) ?? own);
          const named = { id, organizationMembershipId: id, memberId: missingMembership };
          answers[role] = refusalsIn(await ask(field, isMutation, named, roles[role]));
          await bringMemberBack();
        }
        return answers;
      };
      const running = await answersOf();
      const undo = await rememberOrganizations(sql);
      await sql`
        update subscription set status = 'CANCELED', next_charge_on = null, expires_on = '2026-11-19',
          term = coalesce(term, '{"firstDay": "2025-11-20", "payment": null}')`;
      const ended = await answersOf();
      await undo();
      expect(ended).toEqual(running);
    });
  },
);

const membershipIfAny = (role: Role) => {
  const email = roles[role];
  return email === null ? null : membershipOf(email);
};

/** The codes of a response; whether there is one for a query. */
const refusalsIn = (answer: unknown): unknown =>
  Array.isArray(answer) || (answer !== null && typeof answer === 'object' && 'errors' in answer)
    ? permissionCodesIn(answer as Refusals | readonly Refusals[])
    : answer !== null;

/** Members may remove themselves; restores the organization for the next role. */
async function bringMemberBack(): Promise<void> {
  const { sql } = shop.database;
  await sql`delete from invitation`;
  await sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    select gen_random_uuid(), organization.id, users.id, false from organization, users
    where slug = 'lakeside-clinic' and users.email = ${roles.member}
    on conflict (organization_id, user_id) do update set is_admin = false`;
}

describe.each(about('SAVED_METHOD'))('$field.name', ({ field, isMutation }) => {
  const { name } = field;
  const inputs: Readonly<Record<string, object>> = {
    paymentMethodCreate: {
      method: 'CREDIT_CARD',
      token: 'pm_matrix',
      attestations: ['PAYMENT_AUTHORIZATION'],
    },
    paymentMethodUpdate: { expMonth: 1, expYear: 2031 },
  };
  const asked = (id: string | null, email: string | null) =>
    ask(
      field,
      isMutation,
      { paymentMethodId: id, organizationMembershipId: id, input: inputs[name] ?? {} },
      email,
    );
  const methods = () => shop.database.sql`select * from payment_method order by id`;

  /** A card of an organization, as its administrator has it. */
  async function cardOf(slug: string, isOfPerson = false): Promise<string> {
    const [row] = await shop.database.sql<[{ id: string }]>`
      insert into payment_method (
        id, user_id, organization_id, customer_id, provider_method_id, method, details, is_primary
      )
      select gen_random_uuid(), case when ${isOfPerson} then user_id end, case when not ${isOfPerson} then organization.id end,
        'cus_1', 'pm_' || gen_random_uuid(), 'CREDIT_CARD',
        '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', false
      from organization join organization_membership on organization_id = organization.id
      where slug = ${slug} order by is_admin limit 1
      returning id`;
    return globalId('CreditCard', row.id);
  }
  const missing =
    name === 'paymentMethodCreate' ? missingMembership : globalId('CreditCard', crypto.randomUUID());

  it('finds nothing of another owner for any role, as if it didn’t exist', async () => {
    const isCreation = name === 'paymentMethodCreate';
    const foreign = isCreation
      ? await membershipOf('individual@solo.example')
      : await cardOf('vidal-imaging');
    const ofMember = isCreation
      ? await membershipOf('two@clinic.example')
      : await cardOf('lakeside-clinic', true);
    const before = await methods();
    for (const role of roleNames) {
      const email = roles[role];
      const nothing = await asked(missing, email);
      expect({ role, foreign: await asked(foreign, email) }).toEqual({ role, foreign: nothing });
      const other = role.startsWith('member') ? foreign : ofMember;
      expect({ role, ofMember: await asked(other, email) }).toEqual({ role, ofMember: nothing });
      expect({ role, nonsense: await asked('nonsense', email) }).toEqual({ role, nonsense: nothing });
    }
    expect(await methods()).toEqual(before);
  });

  it('changes the organization’s for its administrators, and for other members as if there were none', async () => {
    for (const role of roleNames) {
      const email = roles[role];
      const isCreation = name === 'paymentMethodCreate';
      // The only one of a membership that renews can’t be deleted by anyone.
      if (!isCreation) await cardOf('lakeside-clinic');
      const own = isCreation ? email && (await membershipOf(email)) : await cardOf('lakeside-clinic');
      if (isCreation && own === null) continue;
      const { paymentErrors } = (await asked(own, email)) as { paymentErrors: readonly { code: string }[] };
      const isAllowed = isCreation || role === 'administrator';
      const refusal = role === 'anonymous' ? 'NO_PERMISSIONS' : 'INVALID';
      expect({ role, codes: paymentErrors.map(({ code }) => code) }).toEqual({
        role,
        codes: isAllowed ? [] : [refusal],
      });
      await shop.database.sql`delete from payment_method`;
      await shop.database.sql`delete from provider_customer`;
      shop.provider.forgetKept();
    }
  });
});

describe('access to an order', () => {
  it('is refused to every role for another person’s order, which looks like an unknown one', async () => {
    const filled = await fillCheckout(shop.client, {
      wanted: { 'CBL-USBC': 1 },
      email: 'guest@away.example',
    });
    const { orderToken } = await place(shop.client, filled, crypto.randomUUID());
    const { field } = operations.find(({ field: { name } }) => name === 'orderAccessCreate')!;
    for (const role of roleNames) {
      const asked = (token: string) => ask(field, true, { orderId: globalId('Order', token) }, roles[role]);
      const missing = await asked('x'.repeat(43));
      expect(missing).toMatchObject({ accessKey: null, accountErrors: [{ code: 'NO_PERMISSIONS' }] });
      expect({ role, foreign: await asked(orderToken ?? '') }).toEqual({ role, foreign: missing });
      expect({ role, nonsense: await asked('nonsense') }).toEqual({ role, nonsense: missing });
    }
  });
});

describe.each(about('INVOICE'))('$field.name', ({ field, isMutation }) => {
  it('is found by its buyer and who manages its organization; for every other role it looks like an unknown one', async () => {
    const missing = 'x'.repeat(43);
    for (const role of roleNames.filter((name) => name !== 'anonymous')) {
      const buyer = headersOf(roles[role]);
      const client = {
        send: (operation: string, variables: object) => shop.client.send(operation, variables, buyer),
        change: <Result>(operation: string, variables: object) =>
          shop.client.change<Result>(operation, variables, buyer),
      };
      const checkout = await fillCheckout(client, { wanted: { 'CBL-USBC': 1 } });
      const { order } = await place(client, checkout, crypto.randomUUID());
      const token = order?.token ?? '';
      const [{ id }] = await shop.database.sql<[{ id: string }]>`
        select id from orders where token_hash = ${hashToken(token)}`;
      await issueOrderInvoice(shop.services, id);
      const [invoice] = await shop.database.sql<
        [{ id: string }]
      >`select id from invoice where order_id = ${id}`;
      const asked = (of: string, as: Role) => ask(field, isMutation, { token: of }, roles[as]);
      const found = invoiceToken(shop.services.deriveToken, invoice.id);
      const seen = [];
      for (const other of roleNames) {
        const answer = await asked(found, other);
        expect(await asked(missing, other)).toBeNull();
        if (answer !== null) seen.push(other);
      }
      const isOfClinic = role.startsWith('member');
      expect({ role, seen }).toEqual({ role, seen: isOfClinic ? [role, 'administrator'] : [role] });
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
      const checkout = await fillCheckout(shop.client, { wanted: { 'CBL-USBC': 1 } });
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
