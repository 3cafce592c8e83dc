import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { type AnySql, inTransaction } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { globalId } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

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

const admin = 'admin@clinic.example';
const member = 'member@clinic.example';
const stranger = 'individual@solo.example';

interface Card {
  readonly __typename: string;
  readonly id: string;
  readonly isPrimary: boolean;
  readonly isOfOrganization: boolean;
  readonly isActive: boolean;
  readonly paymentToken: string;
  readonly lastDigits: string;
  readonly name: string | null;
  readonly expMonth: number;
  readonly expYear: number;
}
interface Answer {
  readonly paymentErrors: readonly {
    code: string;
    field: string | null;
    reason: string | null;
    most: number | null;
  }[];
  readonly paymentMethod: Card | null;
  readonly confirmationNeeded?: boolean;
  readonly setupIntentSecret?: string | null;
}

const headersOf = (email: string | null) => (email === null ? {} : signedInAs(email));
const change = (operation: string, variables: object, email: string | null) =>
  shop.client.change<Answer>(operation, variables, headersOf(email));

async function membershipOf(email: string): Promise<string> {
  const { data } = await shop.client.send('UserQuery', {}, headersOf(email));
  const me = data?.['me'] as { organizationMemberships: { id: string }[] };
  return me.organizationMemberships[0]!.id;
}

async function methodsOf(email: string, by = email): Promise<readonly Card[]> {
  const variables = { organizationMembershipId: await membershipOf(email) };
  const { data } = await shop.client.send('SavedPaymentMethods', variables, headersOf(by));
  const membership = data?.['organizationMembership'] as { availableReusablePaymentMethods: Card[] } | null;
  return membership?.availableReusablePaymentMethods ?? [];
}

let tokens = 0;
const newToken = () => {
  tokens += 1;
  return `pm_new${tokens}`;
};

async function save(
  email: string | null,
  { token = newToken(), attestations = ['PAYMENT_AUTHORIZATION'], membership = true } = {},
): Promise<Answer> {
  return change(
    'PaymentMethodCreate',
    {
      organizationMembershipId: membership && email !== null ? await membershipOf(email) : null,
      input: { method: 'CREDIT_CARD', token, attestations },
    },
    email,
  );
}
const savedMethod = async (email: string) => (await save(email)).paymentMethod!;

const problemsOf = ({ paymentErrors }: Answer) =>
  paymentErrors.map(({ code, field, reason }) => [code, field, reason].filter(Boolean).join(' '));

/** Makes one of the two the clinic's administrator, and the other one no longer. */
const manage = (sql: AnySql, email: string) => sql`
  update organization_membership set is_admin = email = ${email} from users
  where users.id = user_id and email in (${admin}, ${member})`;

describe('saving a payment method', () => {
  it('gives it to the organization where an administrator does it, and shows what it is recognised by', async () => {
    const token = newToken();
    expect(await save(admin, { token })).toEqual({
      paymentErrors: [],
      paymentMethod: {
        __typename: 'CreditCard',
        id: expect.any(String),
        isPrimary: true,
        isOfOrganization: true,
        isActive: true,
        method: 'CREDIT_CARD',
        paymentToken: token,
        brand: 'visa',
        wallet: null,
        name: null,
        lastDigits: '4242',
        expMonth: 12,
        expYear: 2030,
      },
      confirmationNeeded: false,
      setupIntentSecret: null,
    });
    expect(await methodsOf(admin)).toHaveLength(1);
    expect(await methodsOf(member)).toEqual([]);
    expect(await methodsOf(admin, stranger)).toEqual([]);
  });

  it('gives it to the member themselves where they do not manage the organization', async () => {
    expect((await savedMethod(member)).isOfOrganization).toBe(false);
    expect(await methodsOf(member)).toHaveLength(1);
    expect(await methodsOf(admin)).toEqual([]);
  });

  it('gives it to a person without an organization, who alone sees it', async () => {
    const loner = 'distributor@trade.example';
    const own = await save(loner, { membership: false });
    expect(own.paymentErrors).toEqual([]);
    const ownOf = async (email: string | null) => {
      const { data } = await shop.client.send('OwnSavedPaymentMethods', {}, headersOf(email));
      return data?.['me'] as { savedPaymentMethods: Card[] } | null;
    };
    expect(await ownOf(loner)).toMatchObject({
      savedPaymentMethods: [{ id: own.paymentMethod?.id, isOfOrganization: false }],
    });
    await save(admin);
    expect(await ownOf(admin)).toMatchObject({ savedPaymentMethods: [] });
    expect(await ownOf(null)).toBeNull();
  });

  it('is done once, however often it is asked for, for one customer of the provider', async () => {
    const token = newToken();
    const answers = await Promise.all([
      save(admin, { token }),
      save(admin, { token }),
      save(admin, { token }),
    ]);
    expect(new Set(answers.map(({ paymentMethod }) => paymentMethod?.id)).size).toBe(1);
    await Promise.all([save(admin), save(admin)]);
    const methods = await methodsOf(admin);
    expect(methods.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    const customers = await shop.database.sql`
      select distinct customer_id from payment_method where organization_id is not null`;
    expect(customers).toHaveLength(1);
  });

  it('is for the organization’s customer, whoever of its administrators is first', async () => {
    const { sql } = shop.database;
    await sql`delete from provider_customer`;
    const before = shop.provider.customers.length;
    expect((await save(admin)).paymentErrors).toEqual([]);
    await sql`delete from payment_method`;
    await sql`delete from provider_customer`;
    await manage(sql, member);
    expect((await save(member)).paymentErrors).toEqual([]);
    await manage(sql, admin);
    const [first, second] = shop.provider.customers.slice(before);
    expect(first).toEqual({ key: expect.any(String), email: null, name: 'Lakeside Clinic' });
    expect(second).toEqual(first);
  });

  it('is refused beyond twenty, however many are given at the same time', async () => {
    await shop.database.sql`
      insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
      select gen_random_uuid(), organization.id, 'cus_many', 'pm_many' || number, 'CREDIT_CARD',
        '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', number = 1
      from organization, generate_series(1, 18) as number where slug = 'lakeside-clinic'`;
    const answers = await Promise.all([save(admin), save(admin), save(admin), save(admin)]);
    const refused = answers.filter(({ paymentMethod }) => paymentMethod === null);
    expect(refused.map(problemsOf)).toEqual(Array(2).fill(['INVALID token TOO_MANY_METHODS']));
    expect(refused[0]?.paymentErrors).toMatchObject([{ most: 20 }]);
    const methods = await methodsOf(admin);
    expect(methods).toHaveLength(20);
    expect(await save(admin, { token: methods[1]!.paymentToken })).toMatchObject({ paymentErrors: [] });
    const provider = shop.provider.kept.size;
    expect(problemsOf(await save(admin))).toEqual(['INVALID token TOO_MANY_METHODS']);
    expect(shop.provider.kept.size).toBe(provider);
  });

  it('goes on once the bank was answered', async () => {
    const token = 'pm_asks1';
    expect(await save(admin, { token })).toMatchObject({
      paymentErrors: [],
      paymentMethod: null,
      confirmationNeeded: true,
      setupIntentSecret: 'seti_pm_asks1_secret',
    });
    expect(await methodsOf(admin)).toEqual([]);
    shop.provider.allowKeeping(token);
    expect((await save(admin, { token })).paymentMethod).toMatchObject({ paymentToken: token });
  });

  it.each<[string, string | null, Parameters<typeof save>[1], string]>([
    ['nobody', null, {}, 'NO_PERMISSIONS'],
    ['a card that the bank refuses', admin, { token: 'pm_declined' }, 'CANNOT_ATTACH_CARD token'],
    ['what is no token', admin, { token: 'pm evil' }, 'INVALID token FORMAT'],
    ['without the acknowledgement', admin, { attestations: [] }, 'INVALID attestations REQUIRED'],
  ])('is refused: %s', async (_name, email, wish, problem) => {
    expect(problemsOf(await save(email, wish))).toEqual([problem]);
    expect(await shop.database.sql`select * from payment_method`).toEqual([]);
  });

  it('is refused for a membership of somebody else, and for a method of somebody else', async () => {
    const token = newToken();
    await save(stranger, { token });
    expect(problemsOf(await save(admin, { token }))).toEqual(['CANNOT_ATTACH_CARD token']);
    const foreign = { organizationMembershipId: await membershipOf(stranger) };
    const input = { method: 'CREDIT_CARD', token: newToken(), attestations: ['PAYMENT_AUTHORIZATION'] };
    expect(problemsOf(await change('PaymentMethodCreate', { ...foreign, input }, admin))).toEqual([
      'INVALID organizationMembershipId',
    ]);
  });

  it('is refused for what cannot be kept', async () => {
    const input = { method: 'KLARNA', token: newToken(), attestations: ['PAYMENT_AUTHORIZATION'] };
    expect(problemsOf(await change('PaymentMethodCreate', { input }, admin))).toEqual([
      'INVALID method CHOICE',
    ]);
  });

  it('is to be tried again where the provider did not answer', async () => {
    const { errors } = await shop.client.send(
      'PaymentMethodCreate',
      { input: { method: 'CREDIT_CARD', token: 'pm_unclear', attestations: ['PAYMENT_AUTHORIZATION'] } },
      headersOf(admin),
    );
    expect(errors).toMatchObject([{ message: 'SERVICE_UNAVAILABLE' }]);
  });
});

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
    await setNextCharge(null);
    expect(await remove()).toEqual([]);
  });

  it('stays as it is while the organization has unspent months on it', async () => {
    const [first, second] = [await savedMethod(admin), await savedMethod(admin)];
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      select gen_random_uuid(), id, 2, 'GRANTED' from organization where slug = 'lakeside-clinic'`;
    const asked = async (operation: string, { id }: Card, more = {}) =>
      problemsOf(await change(operation, { paymentMethodId: id, ...more }, admin));
    const refused = ['CANT_EDIT_WITH_CREDITS paymentMethodId'];
    expect(await asked('PaymentMethodDelete', first)).toEqual(refused);
    expect(await asked('PaymentMethodUpdate', first, { input: { name: 'A' } })).toEqual(refused);
    expect(await asked('PaymentMethodSetPrimary', second)).toEqual(refused);
    expect(await asked('PaymentMethodUpdate', second, { input: { name: 'A' } })).toEqual([]);
    expect(await asked('PaymentMethodDelete', second)).toEqual([]);
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
