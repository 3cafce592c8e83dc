import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../../server/modules/personal-data/erase-person.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf } from '../support/test-account.ts';
import { globalId } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { admin, memberRow, refusals, organizationMemberRequests } from './organization-member-requests.ts';

const start = new Date('2026-11-20T15:00:00Z');

let shop: OrderShop;
let now = start;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, start);
});
afterAll(() => shop.close());
const { membershipsOf, membershipOf, change, asAdmin, invite, mailedToken, mailsTo, accept, lakeside } =
  organizationMemberRequests(() => shop);

describe('a member', () => {
  it.each(['OrganizationMemberInvite', 'OrganizationMemberRemove', 'OrganizationAdminSet'])(
    'who is not an administrator changes nothing: %s',
    async (operation) => {
      const own = await membershipOf('member@clinic.example');
      const other = await membershipOf('personal@clinic.example');
      const before = await lakeside();
      const variables = {
        organizationMembershipId: own.id,
        memberId: other.id,
        isAdmin: true,
        email: 'friend@clinic.example',
      };
      const member = accountOf('member@clinic.example');
      expect(refusals(await change(operation, variables, member))).toEqual(['NO_PERMISSIONS']);
      expect(await lakeside()).toEqual(before);
    },
  );

  it.each(['OrganizationMemberInvite', 'OrganizationMemberRemove', 'OrganizationAdminSet'])(
    'can’t act under another person’s membership: %s',
    async (operation) => {
      const own = await membershipOf('admin@clinic.example');
      const before = await lakeside();
      const variables = { memberId: own.id, isAdmin: false, email: 'friend@clinic.example' };
      for (const stranger of ['admin@small-clinic.example', 'distributor@trade.example'])
        for (const organizationMembershipId of [
          own.id,
          globalId('OrganizationMembership', crypto.randomUUID()),
          'x',
        ])
          expect(
            refusals(
              await change(operation, { ...variables, organizationMembershipId }, accountOf(stranger)),
            ),
          ).toEqual(['NOT_FOUND']);
      expect(
        refusals(await change(operation, { ...variables, organizationMembershipId: own.id }, null)),
      ).toEqual(['NO_PERMISSIONS']);
      expect(await lakeside()).toEqual(before);
    },
  );

  it('of another organization is unknown in this one', async () => {
    const { id: memberId } = await membershipOf('individual@solo.example', 'vidal-imaging');
    expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId }))).toEqual(['NOT_FOUND']);
    expect(refusals(await asAdmin('OrganizationAdminSet', { memberId, isAdmin: true }))).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('can become an administrator and stop being one, unless they are the last', async () => {
    const { id: memberId } = await membershipOf('member@clinic.example');
    const own = await membershipOf(admin.email);
    expect(refusals(await asAdmin('OrganizationAdminSet', { memberId: own.id, isAdmin: false }))).toEqual([
      'OPERATION_NOT_ALLOWED LAST_ADMINISTRATOR',
    ]);
    expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId: own.id }))).toEqual([
      'OPERATION_NOT_ALLOWED LAST_ADMINISTRATOR',
    ]);
    expect(refusals(await asAdmin('OrganizationAdminSet', { memberId, isAdmin: true }))).toEqual([]);
    const member = accountOf('member@clinic.example');
    const byMember = await change(
      'OrganizationAdminSet',
      { organizationMembershipId: memberId, memberId, isAdmin: false },
      member,
    );
    expect(refusals(byMember)).toEqual([]);
    expect(byMember.organizationMembership?.organization.members).toBeNull();
  });

  it('who is removed is told which organization, from which day and what stays, once; who removed them isn’t named', async () => {
    const email = 'sent-away@clinic.example';
    await invite(email);
    const member = accountOf(email);
    await accept(await mailedToken(email), member);
    const { members } = await lakeside();
    const memberId = members?.find((one) => one.email === email)?.id;
    for (const refused of [[], ['NOT_FOUND']])
      expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId }))).toEqual(refused);
    await shop.runJobs();
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Lakeside Clinic invites you to Sonde',
      'You’re no longer a member of Lakeside Clinic',
    ]);
    const { text_body: body = '' } = mails[1] ?? {};
    expect(body).toContain('Your place in Lakeside Clinic on Sonde ended on November 20, 2026.');
    expect(body).toContain('can no longer use the organization’s membership or buy for it');
    expect(body).toMatch(/\/us\/en\/my-account\/\s/);
    const others = members?.filter((one) => one.email !== email) ?? [];
    const named = others.flatMap((one) => [one.email, one.name]).filter((text) => text !== '');
    expect(named).toContain(admin.email);
    expect(named.filter((text) => body.includes(text))).toEqual([]);
  });

  it('who was invited in another language is told in it', async () => {
    const email = 'adieu@clinic.example';
    const { sql } = shop.database;
    await sql`update organization set country = 'CA' where slug = 'lakeside-clinic'`;
    await invite(email, { languageCode: 'FR' });
    await accept(await mailedToken(email), accountOf(email));
    const memberId = (await lakeside()).members?.find((one) => one.email === email)?.id;
    await asAdmin('OrganizationMemberRemove', { memberId });
    await shop.runJobs();
    await sql`update organization set country = 'US' where slug = 'lakeside-clinic'`;
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      subject: 'Vous ne faites plus partie de Lakeside Clinic',
      text_body: expect.stringMatching(/\/ca\/fr\/my-account\//),
    });
  });

  it('whose account was erased meanwhile is sent nothing', async () => {
    const email = 'to-be-erased@clinic.example';
    await invite(email);
    await accept(await mailedToken(email), accountOf(email));
    const memberId = (await lakeside()).members?.find((one) => one.email === email)?.id;
    await asAdmin('OrganizationMemberRemove', { memberId });
    await erasePerson(shop.database.sql, email);
    await shop.runJobs();
    const sent = await shop.database.sql`select from sandbox_mail where recipient like '%erased.invalid'`;
    expect(sent).toHaveLength(0);
  });

  it('who is a member again, or whose invitation was withdrawn, is told nothing', async () => {
    const email = 'back-again@clinic.example';
    await invite(email);
    const { invitations } = await lakeside();
    await shop.runJobs();
    await asAdmin('OrganizationMemberRemove', { memberId: invitations?.[0]?.id });
    await invite(email);
    await accept(await mailedToken(email), accountOf(email));
    const memberId = (await lakeside()).members?.find((one) => one.email === email)?.id;
    await asAdmin('OrganizationMemberRemove', { memberId });
    await invite(email);
    const { sql } = shop.database;
    const [user] = await sql<[{ id: string }]>`select id from users where email = ${email}`;
    const [own] = await sql<[{ id: string }]>`
      select id from organization where slug = 'lakeside-clinic'`;
    await sql`
      insert into organization_membership (id, organization_id, user_id, is_admin)
      values (${memberRow}, ${own.id}, ${user.id}, false)`;
    await shop.runJobs();
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain(
      'You’re no longer a member of Lakeside Clinic',
    );
    await sql`delete from organization_membership where id = ${memberRow}`;
    await sql`update invitation set withdrawn_at = now() where accepted_by is null`;
  });

  it('may leave on their own', async () => {
    const own = await membershipOf('two@clinic.example');
    const left = await change(
      'OrganizationMemberRemove',
      { organizationMembershipId: own.id, memberId: own.id },
      accountOf('two@clinic.example'),
    );
    expect(left).toMatchObject({ accountErrors: [], organizationMembership: null });
    expect((await membershipsOf('two@clinic.example')).map(({ organization }) => organization.slug)).toEqual([
      'two-rivers-health',
    ]);
    await shop.runJobs();
    expect((await mailsTo('two@clinic.example')).map(({ subject }) => subject)).toEqual([
      'You’re no longer a member of Lakeside Clinic',
    ]);
  });
});
