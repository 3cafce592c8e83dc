import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnySql } from '../../server/db/connect.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import {
  admin,
  member,
  stranger,
  type Card,
  headersOf,
  problemsOf,
  paymentMethodRequests,
} from './payment-method-requests.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.sql`delete from payment_method`;
  await shop.database.sql`delete from referral_entry`;
});
const { change, membershipOf, methodsOf, newToken, save, savedMethod } = paymentMethodRequests(() => shop);

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

  it('continues once the bank was answered', async () => {
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
