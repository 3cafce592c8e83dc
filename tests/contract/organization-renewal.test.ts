import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { signedInAs } from '../support/test-account.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
});
afterAll(() => shop.close());

interface Answer {
  readonly accountErrors: readonly { readonly code: string; readonly field: string | null }[];
  readonly organizationMembership: {
    readonly organization: {
      readonly isAutoRenewalActive: boolean;
      readonly subscriptionStatus: string;
      readonly subscriptionExpirationDate: string | null;
    };
  } | null;
}

async function setRenewal(email: string, isAutomatic: boolean): Promise<Answer> {
  const { data } = await shop.client.send('UserQuery', {}, signedInAs(email));
  const { me } = data as { me: { organizationMemberships: { id: string }[] } };
  const [membership] = me.organizationMemberships;
  return shop.client.change<Answer>(
    'OrganizationRenewalSet',
    { organizationMembershipId: membership!.id, isAutomatic },
    signedInAs(email),
  );
}
const refusalsOf = ({ accountErrors }: Answer) =>
  accountErrors.map(({ code, field }) => `${code} ${String(field)}`);
const organizationOf = ({ organizationMembership }: Answer) => organizationMembership?.organization;

async function chargeDayOf(slug: string): Promise<string | null> {
  const [row] = await shop.database.sql<[{ day: string | null }]>`
    select next_charge_on::text as day from subscription
    where organization_id = (select id from organization where slug = ${slug})`;
  return row.day;
}

async function giveCard(slug: string): Promise<void> {
  await shop.database.sql`
    insert into payment_method (id, organization_id, customer_id, provider_method_id, method, details, is_primary)
    select gen_random_uuid(), id, 'cus_1', 'pm_' || slug, 'CREDIT_CARD',
      '{"brand": "visa", "lastDigits": "4242", "expMonth": 12, "expYear": 2030}', true
    from organization where slug = ${slug}
    on conflict (provider_method_id) do nothing`;
}

describe('an administrator', () => {
  it('turns the renewal off and keeps the paid term, however often', async () => {
    const email = 'admin@klinik.example';
    for (let count = 0; count < 2; count += 1)
      expect(organizationOf(await setRenewal(email, false))).toMatchObject({
        isAutoRenewalActive: false,
        subscriptionStatus: 'ACTIVE',
        subscriptionExpirationDate: '2027-08-22T22:00:00.000Z',
      });
    expect(await chargeDayOf('klinik-am-park')).toBeNull();
  });

  it('turns it on again, for the day after the last paid one, once there is a payment method', async () => {
    const email = 'individual@solo.example';
    await setRenewal(email, false);
    expect(refusalsOf(await setRenewal(email, true))).toEqual(['NOT_FOUND paymentMethod']);
    expect(await chargeDayOf('vidal-imaging')).toBeNull();
    await giveCard('vidal-imaging');
    for (let count = 0; count < 2; count += 1) {
      const answer = await setRenewal(email, true);
      expect(refusalsOf(answer)).toEqual([]);
      expect(organizationOf(answer)).toMatchObject({ isAutoRenewalActive: true });
    }
    expect(await chargeDayOf('vidal-imaging')).toBe('2027-08-23');
  });

  it.each([
    ['expired@solo.example', 'okafor-ultrasound'],
    ['canceled@solo.example', 'reyes-ultrasound'],
    ['forever@solo.example', 'moreau-imaging'],
    ['pastdue@solo.example', 'lindqvist-imaging'],
    ['enterprise@hospital.example', 'north-county-hospital'],
    ['trial@solo.example', 'tanaka-sonography'],
  ])('%s can’t turn on a renewal that is impossible', async (email, slug) => {
    await giveCard(slug);
    const before = await chargeDayOf(slug);
    expect(refusalsOf(await setRenewal(email, true))).toEqual(['OPERATION_NOT_ALLOWED isAutomatic']);
    expect(await chargeDayOf(slug)).toBe(before);
  });
});

it.each([
  ['on its last day', '2026-11-20', [], '2026-11-21'],
  ['on the day after', '2026-11-19', ['OPERATION_NOT_ALLOWED isAutomatic'], null],
])('turns it on again %s: %s', async (_when, lastDay, refused, chargeDay) => {
  await giveCard('klinik-am-park');
  await shop.database.sql`
    update subscription set expires_on = ${lastDay}, next_charge_on = null
    where organization_id = (select id from organization where slug = 'klinik-am-park')`;
  expect(refusalsOf(await setRenewal('admin@klinik.example', true))).toEqual(refused);
  expect(await chargeDayOf('klinik-am-park')).toBe(chargeDay);
});

it('can’t turn it off if sales manages the plan, or a rental’s commitment requires the next charge', async () => {
  const renew = (slug: string, day: string) => shop.database.sql`
    update subscription set next_charge_on = ${day}, currency = 'USD', price_net = 100, price_tax = 0, price_gross = 100
    where organization_id = (select id from organization where slug = ${slug})`;
  await renew('north-county-hospital', '2027-08-23');
  await renew('meadow-equine', '2027-09-21');
  for (const email of ['enterprise@hospital.example', 'rental@practice.example'])
    expect(refusalsOf(await setRenewal(email, false))).toEqual(['OPERATION_NOT_ALLOWED isAutomatic']);
  expect(await chargeDayOf('meadow-equine')).toBe('2027-09-21');
  await renew('meadow-equine', '2028-09-21');
  expect(refusalsOf(await setRenewal('rental@practice.example', false))).toEqual([]);
  expect(await chargeDayOf('meadow-equine')).toBeNull();
});

it('is the only one who decides, not a member', async () => {
  const before = await chargeDayOf('lakeside-clinic');
  expect(refusalsOf(await setRenewal('member@clinic.example', false))).toEqual([
    'NO_PERMISSIONS organizationMembershipId',
  ]);
  expect(await chargeDayOf('lakeside-clinic')).toBe(before);
});
