import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { issueOrderInvoice } from '../../server/modules/order/issue-order-invoice.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf } from '../support/test-account.ts';
import { rememberOrganizations } from '../support/undo-sales.ts';
import { headersOf, type Role, roleNames, roles } from './operations-by-role.ts';
import { fillCheckout, globalId, place } from './checkout-client.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import {
  about,
  missingMembership,
  type Refusals,
  permissionCodesIn,
  refusalsIn,
  permissionRequests,
} from './permission-requests.ts';

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
const { ask, membershipOf, membershipIfAny, bringMemberBack } = permissionRequests(
  () => shop,
  () => graphql,
);

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
      const askAbout = (id: string | null) =>
        ask(field, isMutation, { id, organizationMembershipId: id, memberId: ofColleague }, email);
      const missing = await askAbout(missingMembership);
      expect({ role, foreign: await askAbout(foreign) }).toEqual({ role, foreign: missing });
      expect({ role, ofColleague: await askAbout(ofColleague) }).toEqual({ role, ofColleague: missing });
      expect({ role, nonsense: await askAbout('nonsense') }).toEqual({ role, nonsense: missing });
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
  const askAs = (id: string | null, email: string | null) =>
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
      const nothing = await askAs(missing, email);
      expect({ role, foreign: await askAs(foreign, email) }).toEqual({ role, foreign: nothing });
      const other = role.startsWith('member') ? foreign : ofMember;
      expect({ role, ofMember: await askAs(other, email) }).toEqual({ role, ofMember: nothing });
      expect({ role, nonsense: await askAs('nonsense', email) }).toEqual({ role, nonsense: nothing });
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
      const { paymentErrors } = (await askAs(own, email)) as { paymentErrors: readonly { code: string }[] };
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
      const checkout = await fillCheckout(client, { requested: { 'CBL-USBC': 1 } });
      const { order } = await place(client, checkout, crypto.randomUUID());
      const token = order?.token ?? '';
      const [{ id }] = await shop.database.sql<[{ id: string }]>`
        select id from orders where token_hash = ${hashToken(token)}`;
      await issueOrderInvoice(shop.services, id);
      const [invoice] = await shop.database.sql<
        [{ id: string }]
      >`select id from invoice where order_id = ${id}`;
      const askAs = (of: string, as: Role) => ask(field, isMutation, { token: of }, roles[as]);
      const found = invoiceToken(shop.services.deriveToken, invoice.id);
      const seen = [];
      for (const other of roleNames) {
        const answer = await askAs(found, other);
        expect(await askAs(missing, other)).toBeNull();
        if (answer !== null) seen.push(other);
      }
      const isOfClinic = role.startsWith('member');
      expect({ role, seen }).toEqual({ role, seen: isOfClinic ? [role, 'administrator'] : [role] });
    }
  });
});
