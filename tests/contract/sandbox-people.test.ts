import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOverdueRenewals } from '../../server/modules/subscription/overdue-renewals.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import {
  organizationsOfTheSandbox,
  peopleOfTheSandbox,
} from '../../server/seed/sandbox/people-of-the-sandbox.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-11-20T15:00:00Z');

/** The list in the contract. */
const promised = [
  'admin@clinic.example',
  'admin@klinik.example',
  'admin@small-clinic.example',
  'canceled@solo.example',
  'custom@hospital.example',
  'distributor@trade.example',
  'enterprise@hospital.example',
  'expired@solo.example',
  'forever@solo.example',
  'individual@solo.example',
  'member@clinic.example',
  'old-team@practice.example',
  'pastdue@solo.example',
  'personal@clinic.example',
  'rental@practice.example',
  'three-year@practice.example',
  'trial@solo.example',
  'two@clinic.example',
  'vet@practice.example',
];

describe('the people of the sandbox', () => {
  let database: TestDatabase;
  const counts = async () => {
    const [row] = await database.sql`
      select (select count(*) from users) as users, (select count(*) from organization) as organizations,
        (select count(*) from organization_membership) as memberships,
        (select count(*) from subscription) as subscriptions, (select count(*) from registered_probe) as probes`;
    return row;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    await Promise.all([seedPeople(database.sql, now), seedPeople(database.sql, now)]);
  });
  afterAll(() => database.close());

  it('match the contract', async () => {
    const rows = await database.sql<{ email: string }[]>`select email from users order by email`;
    expect(rows.map(({ email }) => email)).toEqual(promised);
  });

  it('are added once, even by concurrent or repeated starts', async () => {
    const before = await counts();
    await seedPeople(database.sql, new Date('2027-03-01T15:00:00Z'));
    expect(await counts()).toEqual(before);
    expect(before).toMatchObject({ users: 19, organizations: organizationsOfTheSandbox().length });
  });

  it('owe the overdue renewal under a number that a transfer can mention', async () => {
    expect(await findOverdueRenewals(database.sql)).toEqual([
      expect.objectContaining({ number: 'R-1', amount: null }),
    ]);
  });

  it('keep their changes', async () => {
    const { sql } = database;
    await sql`update organization set name = 'Lakeside Clinic and Spa' where slug = 'lakeside-clinic'`;
    await sql`delete from organization_membership where user_id = (select id from users where email = 'member@clinic.example')`;
    await seedPeople(sql, now);
    const [lakeside] = await sql`
      select name, (select count(*) from organization_membership where organization_id = organization.id) as members
      from organization where slug = 'lakeside-clinic'`;
    expect(lakeside).toEqual({ name: 'Lakeside Clinic and Spa', members: 3 });
  });

  it('belong to organizations in the files, and each organization has people', () => {
    const slugs = organizationsOfTheSandbox().map(({ slug }) => slug);
    const named = peopleOfTheSandbox().flatMap(({ memberships }) =>
      memberships.map(({ organization }) => organization),
    );
    expect([...new Set(named)].toSorted()).toEqual(slugs.toSorted());
  });

  it('have dates relative to the shop’s day', async () => {
    const rows = await database.sql`
      select slug, status, plan_type, expires_on::text, next_charge_on::text, seats from subscription
      join organization on organization.id = organization_id
      where slug in ('vidal-imaging', 'okafor-ultrasound', 'lakeside-clinic', 'cedar-practice', 'moreau-imaging') order by slug`;
    expect(rows).toEqual([
      {
        slug: 'cedar-practice',
        status: 'ACTIVE',
        plan_type: 'TEAM',
        expires_on: '2027-05-04',
        next_charge_on: '2027-05-05',
        seats: 20,
      },
      {
        slug: 'lakeside-clinic',
        status: 'ACTIVE',
        plan_type: 'TEAM',
        expires_on: '2027-08-22',
        next_charge_on: '2027-08-23',
        seats: 5,
      },
      {
        slug: 'moreau-imaging',
        status: 'ACTIVE',
        plan_type: 'INDIVIDUAL_FOREVER',
        expires_on: null,
        next_charge_on: null,
        seats: 1,
      },
      {
        slug: 'okafor-ultrasound',
        status: 'ACTIVE',
        plan_type: 'INDIVIDUAL',
        expires_on: '2026-10-16',
        next_charge_on: null,
        seats: 1,
      },
      {
        slug: 'vidal-imaging',
        status: 'ACTIVE',
        plan_type: 'INDIVIDUAL',
        expires_on: '2027-08-22',
        next_charge_on: '2027-08-23',
        seats: 1,
      },
    ]);
  });

  it('have the catalog’s price for another term', async () => {
    const rows = await database.sql`
      select slug, currency, price_net, price_tax, price_gross from subscription
      join organization on organization.id = organization_id
      where slug in ('klinik-am-park', 'st-anne-hospital', 'north-county-hospital', 'summit-practice') order by slug`;
    expect(rows).toEqual([
      { slug: 'klinik-am-park', currency: 'EUR', price_net: 250086, price_tax: 47514, price_gross: 297600 },
      { slug: 'north-county-hospital', currency: null, price_net: null, price_tax: null, price_gross: null },
      { slug: 'st-anne-hospital', currency: 'USD', price_net: 450000, price_tax: 0, price_gross: 450000 },
      { slug: 'summit-practice', currency: 'USD', price_net: 756000, price_tax: 0, price_gross: 756000 },
    ]);
  });
});

/** Constraints of the database, whatever writes to it. */
describe('an organization', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedPeople(database.sql, now);
  });
  afterAll(() => database.close());

  const lakeside = () => database.sql`(select id from organization where slug = 'lakeside-clinic')`;
  const person = (email: string) => database.sql`(select id from users where email = ${email})`;
  const newId = () => crypto.randomUUID();

  it.each<[string, () => PromiseLike<unknown>, string]>([
    [
      'its last administrator leaves',
      () => database.sql`
        delete from organization_membership where organization_id = ${lakeside()} and is_admin`,
      'organization_has_an_administrator',
    ],
    [
      'its last administrator steps back',
      () => database.sql`
        update organization_membership set is_admin = false where organization_id = ${lakeside()}`,
      'organization_has_an_administrator',
    ],
    [
      'it gets more members than seats',
      () => database.sql`
        insert into organization_membership (id, organization_id, user_id, is_admin)
        select gen_random_uuid(), ${lakeside()}, id, false from users
        where email in ('vet@practice.example', 'trial@solo.example')`,
      'members_have_seats',
    ],
    [
      'it has fewer seats than members',
      () => database.sql`
        update subscription set seats_in_base = 3 where organization_id = ${lakeside()}`,
      'members_have_seats',
    ],
    [
      'it pays for more seats than its plan may have',
      () => database.sql`
        update subscription set additional_seats = 46 where organization_id = ${lakeside()}`,
      'seats_within_the_limit',
    ],
    [
      'a person joins it twice',
      () => database.sql`
        insert into organization_membership (id, organization_id, user_id, is_admin)
        values (${newId()}, ${lakeside()}, ${person('admin@clinic.example')}, false)`,
      'organization_membership_organization_id_user_id_key',
    ],
    [
      'it subscribes a second time',
      () => database.sql`
        insert into subscription (id, organization_id, plan_type, status, seats_in_base, seat_limit, starts_on)
        values (${newId()}, ${lakeside()}, 'CORE', 'ACTIVE', 1, 1, '2026-11-20')`,
      'subscription_organization_id_key',
    ],
    [
      'it is charged after it has canceled',
      () => database.sql`
        update subscription set status = 'CANCELED' where organization_id = ${lakeside()}`,
      'charged_while_it_runs',
    ],
    [
      'somebody is invited twice at a time',
      () => database.sql`
        insert into invitation (id, organization_id, email, token_hash, language, invited_by, expires_at)
        select gen_random_uuid(), ${lakeside()}, 'new@clinic.example', sha256(word::bytea), 'en',
          ${person('admin@clinic.example')}, '2026-12-01' from unnest(array['one', 'two']) as word`,
      'invitation_open',
    ],
  ])('rejects the change: %s', async (_what, write, constraint) => {
    await expect(write()).rejects.toMatchObject({ constraint_name: constraint });
  });

  it('keeps one of two administrators who leave at once', async () => {
    const { sql } = database;
    await sql`update organization_membership set is_admin = true where user_id = ${person('member@clinic.example')}`;
    const bothHaveLeft = Promise.withResolvers<void>();
    let leavers = 0;
    const leaving = ['member@clinic.example', 'admin@clinic.example'].map((email) =>
      sql.begin(async (transaction) => {
        await transaction`
          delete from organization_membership
          where organization_id = ${lakeside()} and user_id = ${person(email)}`;
        leavers += 1;
        if (leavers === 2) bothHaveLeft.resolve();
        await bothHaveLeft.promise;
      }),
    );
    const left = await Promise.allSettled(leaving);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
