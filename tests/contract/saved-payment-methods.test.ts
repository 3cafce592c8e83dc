import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { type AnySql, inTransaction } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { globalId } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import {
  admin,
  member,
  stranger,
  type Answer,
  type Card,
  headersOf,
  problemsOf,
  paymentMethodRequests,
} from './payment-method-requests.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  graphql = createGraphqlHandler(shop.services);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.sql`delete from payment_method`;
  await shop.database.sql`delete from referral_entry`;
});
const { change, methodsOf, save, savedMethod } = paymentMethodRequests(() => shop);

/** Makes one of the two the clinic's administrator, and the other one no longer. */
const manage = (sql: AnySql, email: string) => sql`
  update organization_membership set is_admin = email = ${email} from users
  where users.id = user_id and email in (${admin}, ${member})`;

describe('a saved payment method', () => {
  it('becomes primary, and there is one', async () => {
    const [first, second] = [await savedMethod(admin), await savedMethod(admin)];
    expect([first.isPrimary, second.isPrimary]).toEqual([true, false]);
    const answer = await change('PaymentMethodSetPrimary', { paymentMethodId: second.id }, admin);
    expect(answer).toMatchObject({ paymentErrors: [], paymentMethod: { id: second.id, isPrimary: true } });
    expect((await methodsOf(admin)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it('is the one primary method, whatever is made primary, added and deleted at once', async () => {
    const [first, second, third] = [
      await savedMethod(admin),
      await savedMethod(admin),
      await savedMethod(admin),
    ];
    await Promise.all([
      ...[first, second, third].map(({ id }) =>
        change('PaymentMethodSetPrimary', { paymentMethodId: id }, admin),
      ),
      change('PaymentMethodDelete', { paymentMethodId: first.id }, admin),
      save(admin),
    ]);
    const methods = await methodsOf(admin);
    expect(methods).toHaveLength(3);
    expect(methods.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  it('gets another name and expiry', async () => {
    const { id, paymentToken } = await savedMethod(admin);
    const input = { name: ' Amara Obi ', expMonth: 3, expYear: 2033 };
    const changed = { name: 'Amara Obi', expMonth: 3, expYear: 2033 };
    expect(await change('PaymentMethodUpdate', { paymentMethodId: id, input }, admin)).toMatchObject({
      paymentErrors: [],
      paymentMethod: changed,
    });
    expect(await methodsOf(admin)).toMatchObject([changed]);
    expect(shop.provider.kept.get(paymentToken)?.details).toMatchObject(changed);
  });

  it.each([
    [{ expMonth: 13, expYear: 2033 }, 'INVALID expMonth FORMAT'],
    [{ expMonth: 1, expYear: 2026 }, 'INVALID expMonth FORMAT'],
    [{ expMonth: 1 }, 'INVALID expMonth FORMAT'],
    [{ name: 'x'.repeat(101) }, 'INVALID name TOO_LONG'],
    [{ name: 'a\u0000b' }, 'INVALID name CHARACTERS'],
  ])('keeps what it has with %o', async (input, problem) => {
    const { id } = await savedMethod(admin);
    expect(problemsOf(await change('PaymentMethodUpdate', { paymentMethodId: id, input }, admin))).toEqual([
      problem,
    ]);
    expect(await methodsOf(admin)).toMatchObject([{ expMonth: 12, expYear: 2030, name: null }]);
  });

  it('is not active once it has expired', async () => {
    await savedMethod(admin);
    await shop.database.sql`update payment_method set details = details || '{"expYear": 2025}'`;
    expect(await methodsOf(admin)).toMatchObject([{ isActive: false }]);
  });

  it('is gone once it is deleted, at the provider too, and the newest of the others is primary', async () => {
    const [first, second, third] = [
      await savedMethod(admin),
      await savedMethod(admin),
      await savedMethod(admin),
    ];
    expect(await change('PaymentMethodDelete', { paymentMethodId: first.id }, admin)).toEqual({
      paymentErrors: [],
      paymentMethod: null,
    });
    expect((await methodsOf(admin)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [third.id, true],
      [second.id, false],
    ]);
    expect(await shop.runJobs()).toContain('forget-payment-method');
    expect(shop.provider.kept.has(first.paymentToken)).toBe(false);
    expect(problemsOf(await change('PaymentMethodDelete', { paymentMethodId: first.id }, admin))).toEqual([
      'INVALID paymentMethodId METHOD_GONE',
    ]);
  });

  it('stays while a membership renews by it alone', async () => {
    const { sql } = shop.database;
    const setNextCharge = (day: string | null) => sql`
      update subscription set next_charge_on = ${day}::date from organization
      where organization.id = organization_id and slug = 'lakeside-clinic'`;
    await setNextCharge('2027-03-01');
    const { id } = await savedMethod(admin);
    const remove = async () =>
      problemsOf(await change('PaymentMethodDelete', { paymentMethodId: id }, admin));
    expect(await remove()).toEqual(['INVALID paymentMethodId RENEWS_BY_IT']);
    expect(await methodsOf(admin)).toHaveLength(1);
    const other = await savedMethod(admin);
    const expire = ({ paymentToken }: Card) => sql`
      update payment_method set details = details || '{"expYear": 2025}'
      where provider_method_id = ${paymentToken}`;
    await expire(other);
    expect(await remove()).toEqual(['INVALID paymentMethodId RENEWS_BY_IT']);
    expect(await methodsOf(admin)).toMatchObject([{ id, isPrimary: true }, { id: other.id }]);
    const valid = await savedMethod(admin);
    await expire(await savedMethod(admin));
    expect(await remove()).toEqual([]);
    expect((await methodsOf(admin)).find(({ isPrimary }) => isPrimary)?.id).toBe(valid.id);
    await setNextCharge(null);
    expect(problemsOf(await change('PaymentMethodDelete', { paymentMethodId: valid.id }, admin))).toEqual([]);
  });

  it('stays as it is while the organization has unspent months on it', async () => {
    const [first, second] = [await savedMethod(admin), await savedMethod(admin)];
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      select gen_random_uuid(), id, 2, 'GRANTED' from organization where slug = 'lakeside-clinic'`;
    const findProblems = async (operation: string, { id }: Card, more = {}) =>
      problemsOf(await change(operation, { paymentMethodId: id, ...more }, admin));
    const refused = ['CANT_EDIT_WITH_CREDITS paymentMethodId'];
    expect(await findProblems('PaymentMethodDelete', first)).toEqual(refused);
    expect(await findProblems('PaymentMethodUpdate', first, { input: { name: 'A' } })).toEqual(refused);
    expect(await findProblems('PaymentMethodSetPrimary', second)).toEqual(refused);
    expect(await findProblems('PaymentMethodUpdate', second, { input: { name: 'A' } })).toEqual([]);
    expect(await findProblems('PaymentMethodDelete', second)).toEqual([]);
    expect(await methodsOf(admin)).toMatchObject([{ id: first.id, isPrimary: true }]);
  });

  it.each<[what: string, ask: (card: Card) => Promise<Answer>, problem: string]>([
    ['deletes', ({ id }) => change('PaymentMethodDelete', { paymentMethodId: id }, admin), 'METHOD_GONE'],
    ['saves', () => save(admin), 'NO_PERMISSIONS organizationMembershipId'],
  ])('is the organization’s, whose administrator %s none once they are none', async (_what, ask, problem) => {
    const card = await savedMethod(admin);
    const { sql } = shop.database;
    const waiting = () => sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await inTransaction(sql, async (transaction) => {
      await transaction`select from organization where slug = 'lakeside-clinic' for no key update`;
      const asked = ask(card);
      await expect.poll(waiting).toHaveLength(1);
      await manage(transaction, member);
      return { answer: asked };
    });
    expect(problemsOf(await answer)[0]).toContain(problem);
    await manage(sql, admin);
    expect((await methodsOf(admin)).map(({ id }) => id)).toEqual([card.id]);
  });

  it('can be asked for by its id by those whose it is alone', async () => {
    const { id } = await savedMethod(admin);
    const see = async (email: string | null) => {
      const query = 'query Node($id: ID!) { node(id: $id) { __typename ... on CreditCard { lastDigits } } }';
      const { body } = await sendGraphql(
        graphql,
        { query, variables: { id } },
        { headers: headersOf(email) },
      );
      return body.data?.['node'];
    };
    expect(await see(admin)).toEqual({ __typename: 'CreditCard', lastDigits: '4242' });
    for (const email of [null, member, stranger]) expect(await see(email)).toBeNull();
    const other = globalId('CreditCard', '01900000-0000-7000-8000-000000000000');
    for (const email of [null, member, stranger])
      expect(problemsOf(await change('PaymentMethodDelete', { paymentMethodId: id }, email))).toEqual(
        problemsOf(await change('PaymentMethodDelete', { paymentMethodId: other }, email)),
      );
    expect(await methodsOf(admin)).toHaveLength(1);
  });
});
