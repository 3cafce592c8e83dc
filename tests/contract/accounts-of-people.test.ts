import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createCheckoutClient, globalId } from './checkout-client.ts';
import { first, shownPeople } from './shown-people.ts';

const now = new Date('2026-11-20T15:00:00Z');
let database: TestDatabase;
let client: ReturnType<typeof createCheckoutClient>;
let graphql: ReturnType<typeof createGraphqlHandler>;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.sql, now);
  graphql = createGraphqlHandler(createTestServices(database, { now: () => now }));
  client = createCheckoutClient(graphql);
});
afterAll(() => database.close());
const { meAs, me } = shownPeople(() => client);

describe('an account', () => {
  it('is one person, however often and concurrently it signs in', async () => {
    const headers = signedInHeaders(accountOf('new@person.example', { name: 'Nia New' }));
    const found = await Promise.all(Array.from({ length: 8 }, () => meAs(headers)));
    expect(new Set(found.map((person) => person?.id)).size).toBe(1);
    expect(found[0]).toMatchObject({ name: 'Nia New', organizationMemberships: [] });
  });

  it('gets nothing that waits for its address before the address is confirmed', async () => {
    const { sql } = database;
    await sql`insert into users (id, email, name) values (gen_random_uuid(), 'guest@buyer.example', 'Gus Guest')`;
    const unconfirmed = accountOf('guest@buyer.example', { isEmailConfirmed: false });
    const stranger = await meAs(signedInHeaders(unconfirmed));
    expect(stranger).toMatchObject({ name: '' });
    await sql`
      insert into organization (id, slug, name, country, market) values (gen_random_uuid(), 'guest', 'Guest', 'US', 'HUMAN')`;
    await sql`
      insert into organization_membership (id, organization_id, user_id, is_admin)
      select gen_random_uuid(), organization.id, users.id, true from organization, users
      where slug = 'guest' and users.email = 'guest@buyer.example' and cloud_id is null`;
    expect((await meAs(signedInHeaders(unconfirmed)))?.organizationMemberships).toEqual([]);
    const confirmed = await meAs(signedInHeaders({ ...unconfirmed, isEmailConfirmed: true }));
    expect(confirmed).toMatchObject({
      id: stranger?.id,
      organizationMemberships: [{ isOrganizationAdmin: true, organization: { slug: 'guest' } }],
    });
    expect(await sql`select from users where email = 'guest@buyer.example'`).toHaveLength(1);
  });

  it.each([true, false])('says whether its address is confirmed: %s', async (isEmailConfirmed) => {
    const headers = signedInHeaders(accountOf('said@buyer.example', { isEmailConfirmed }));
    const { data } = await client.send('UserRefreshQuery', {}, headers);
    expect(data).toMatchObject({ me: { isEmailConfirmed } });
  });

  it('of another person with the same address gets nothing, confirmed or not', async () => {
    await me('vet@practice.example');
    const other = accountOf('vet@practice.example', { subject: 'somebody else' });
    expect((await meAs(signedInHeaders(other)))?.organizationMemberships).toEqual([]);
  });

  it('updates its address and name', async () => {
    const account = accountOf('old@address.example');
    const before = await meAs(signedInHeaders(account));
    const after = await meAs(signedInHeaders({ ...account, email: 'New@Address.example', name: 'Nora New' }));
    expect(after).toMatchObject({ id: before?.id, email: 'new@address.example', name: 'Nora New' });
  });
});

describe('another person’s object', () => {
  const node = (id: string, email: string | null) =>
    sendGraphql(
      graphql,
      { query: 'query Node($id: ID!) { node(id: $id) { __typename id } }', variables: { id } },
      { headers: email === null ? {} : signedInAs(email) },
    );

  it.each(['User', 'OrganizationMembership', 'Organization'])(
    'looks like an unknown one: %s',
    async (type) => {
      const person = await me('individual@solo.example');
      const membership = first(person);
      const ids: Readonly<Record<string, string>> = {
        User: person.id,
        OrganizationMembership: membership.id,
        Organization: membership.organization.id,
      };
      const id = ids[type]!;
      const own = await node(id, 'individual@solo.example');
      expect(own.body).toEqual({ data: { node: { __typename: type, id } } });
      const missing = await node(globalId(type, crypto.randomUUID()), 'admin@clinic.example');
      expect((await node(id, 'admin@clinic.example')).body).toEqual(missing.body);
      expect((await node(id, null)).body).toEqual(missing.body);
      expect((await node(globalId(type, "'; drop table users; --"), 'admin@clinic.example')).body).toEqual(
        missing.body,
      );
    },
  );

  it('includes a membership requested by someone else', async () => {
    const { id } = first(await me('individual@solo.example'));
    const ask = async (email: string, organizationMembershipId: string) =>
      (await client.send('UserOrganizationRefreshQuery', { organizationMembershipId }, signedInAs(email)))
        .data;
    expect(await ask('individual@solo.example', id)).toMatchObject({
      organizationMembership: { id, organization: { slug: 'vidal-imaging' } },
    });
    expect(await ask('admin@clinic.example', id)).toEqual({ organizationMembership: null });
    expect(await ask('admin@clinic.example', 'nonsense')).toEqual({ organizationMembership: null });
  });
});

describe('UserExists', () => {
  const exists = async (email: string) => (await client.send('UserExists', { email })).data?.['userExists'];

  it('is true for people who have signed in, and false for those who are only expected', async () => {
    await me('pastdue@solo.example');
    expect(await exists(' PastDue@Solo.example')).toBe(true);
    await database.sql`insert into users (id, email) values (gen_random_uuid(), 'expected@buyer.example')`;
    expect(await exists('expected@buyer.example')).toBe(false);
    expect(await exists('nonsense')).toBe(false);
  });
});

describe('AuthorizedUserShop', () => {
  const sold = async (email: string | null, country = 'US') => {
    const headers = email === null ? {} : signedInAs(email);
    const { data } = await client.send('AuthorizedUserShop', { country }, headers);
    const shop = data?.['authorizedUserShop'] as Record<string, readonly { slug: string }[]> | null;
    return (
      shop && Object.fromEntries(Object.entries(shop).map(([name, of]) => [name, of.map(({ slug }) => slug)]))
    );
  };

  it.each<[string | null, string, object | null]>([
    [null, 'US', null],
    [
      'distributor@trade.example',
      'US',
      { teamSubscriptions: ['membership-team'], additionalTeamSubscriptions: [] },
    ],
    [
      'member@clinic.example',
      'US',
      { teamSubscriptions: ['membership-team'], additionalTeamSubscriptions: ['membership-team-seat'] },
    ],
    ['enterprise@hospital.example', 'US', { teamSubscriptions: [], additionalTeamSubscriptions: [] }],
    [
      'vet@practice.example',
      'US',
      { teamSubscriptions: ['membership-team'], additionalTeamSubscriptions: [] },
    ],
    [
      'admin@klinik.example',
      'DE',
      { teamSubscriptions: ['membership-team'], additionalTeamSubscriptions: ['membership-team-seat'] },
    ],
    ['member@clinic.example', 'TR', { teamSubscriptions: [], additionalTeamSubscriptions: [] }],
  ])('of %s in %s', async (email, country, expected) => {
    expect(await sold(email, country)).toEqual(expected);
  });
});
