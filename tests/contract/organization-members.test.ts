import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../../server/modules/personal-data/erase-person.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import type { Account } from '../../server/kernel/account.ts';
import { enabledCountries } from '@sonde/machines/rules/places';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import { globalId } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

const start = new Date('2026-11-20T15:00:00Z');
const days = (count: number) => count * 86_400_000;

let shop: OrderShop;
let now = start;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, start);
});
afterAll(() => shop.close());

interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOrganizationAdmin: boolean;
}
interface Membership {
  readonly id: string;
  readonly organization: {
    readonly slug: string;
    readonly availableSeats: number;
    readonly members: readonly Member[] | null;
    readonly invitations: readonly { readonly id: string; readonly email: string }[] | null;
  };
}
interface Answer {
  readonly accountErrors: readonly {
    code: string;
    field: string | null;
    reason: string | null;
    most: number | null;
  }[];
  readonly organizationMembership: Membership | null;
}

const membershipsOf = async (email: string): Promise<readonly Membership[]> => {
  const { data } = await shop.client.send('UserQuery', {}, signedInAs(email));
  const me = data?.['me'] as { organizationMemberships: readonly Membership[] } | null | undefined;
  return me?.organizationMemberships ?? [];
};
const membershipOf = async (email: string, slug = 'lakeside-clinic') =>
  (await membershipsOf(email)).find(({ organization }) => organization.slug === slug)!;

const change = async (operation: string, variables: object, by: Account | null) =>
  shop.client.change<Answer>(operation, variables, by === null ? {} : signedInHeaders(by));

const admin = accountOf('admin@clinic.example');

/** Changes by an administrator of Lakeside Clinic. */
const asAdmin = async (operation: string, variables: object): Promise<Answer> => {
  const { id } = await membershipOf(admin.email);
  return change(operation, { organizationMembershipId: id, ...variables }, admin);
};
const invite = (email: string, more: object = {}) => asAdmin('OrganizationMemberInvite', { email, ...more });

/** The token in the latest mail to an address; null without a mail. */
async function mailedToken(email: string): Promise<string | null> {
  await shop.runJobs();
  const [mail] = await shop.database.sql<{ text_body: string }[]>`
    select text_body from sandbox_mail where recipient = ${email} order by created_at desc limit 1`;
  return /#invitation=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1] ?? null;
}

const mailsTo = (email: string) =>
  shop.database.sql<{ readonly subject: string; readonly text_body: string }[]>`
    select subject, text_body from sandbox_mail where recipient = ${email} order by created_at`;

/** A membership that is written past the API. */
const memberRow = '00000000-0000-7000-8000-00000000aaaa';

const accept = (token: string | null, by: Account | null) =>
  change('OrganizationInvitationAccept', { token: token ?? '' }, by);

const refusals = ({ accountErrors }: Answer) =>
  accountErrors.map(({ code, reason }) => (reason === null ? code : `${code} ${reason}`));

const lakeside = async () =>
  (await asAdmin('OrganizationMemberInvite', { email: '' })).organizationMembership!.organization;
const emailsOf = async () => (await lakeside()).members?.map(({ email }) => email);

describe('an invitation', () => {
  it('is mailed, reserves a seat, and makes the person with its address a member, once', async () => {
    const invited = await invite(' Nadia@Clinic.example ');
    expect(invited.accountErrors).toEqual([]);
    expect(invited.organizationMembership?.organization).toMatchObject({
      availableSeats: 0,
      invitations: [{ email: 'nadia@clinic.example' }],
    });
    const token = await mailedToken('nadia@clinic.example');
    const nadia = accountOf('nadia@clinic.example');
    const joined = await accept(token, nadia);
    expect(refusals(joined)).toEqual([]);
    expect(joined.organizationMembership?.organization).toMatchObject({
      slug: 'lakeside-clinic',
      availableSeats: 0,
      members: null,
      invitations: null,
    });
    const before = await emailsOf();
    expect(before).toContain('nadia@clinic.example');
    expect(await accept(token, nadia)).toEqual(joined);
    expect(await emailsOf()).toEqual(before);
    const { members } = await lakeside();
    const memberId = members?.find(({ email }) => email === 'nadia@clinic.example')?.id;
    expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId }))).toEqual([]);
    expect(refusals(await accept(token, nadia))).toEqual(['OPERATION_NOT_ALLOWED INVITATION_USED']);
    expect(await emailsOf()).toHaveLength(4);
  });

  it('admits no one else, whatever token they have', async () => {
    await invite('omar@clinic.example');
    const token = await mailedToken('omar@clinic.example');
    const omar = accountOf('omar@clinic.example');
    expect(refusals(await accept(token, null))).toEqual(['NO_PERMISSIONS']);
    expect(refusals(await accept(token, accountOf('eve@else.example')))).toEqual([
      'OPERATION_NOT_ALLOWED OTHER_ADDRESS',
    ]);
    expect(refusals(await accept(token, { ...omar, subject: 'eve', isEmailConfirmed: false }))).toEqual([
      'OPERATION_NOT_ALLOWED ADDRESS_UNCONFIRMED',
    ]);
    expect(refusals(await accept('x'.repeat(43), omar))).toEqual(['NOT_FOUND INVITATION_GONE']);
    expect(refusals(await accept("' or true --", omar))).toEqual(['NOT_FOUND INVITATION_GONE']);
    expect(await emailsOf()).toHaveLength(4);
    const { invitations } = await lakeside();
    const memberId = invitations?.[0]?.id;
    expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId }))).toEqual([]);
    expect(refusals(await accept(token, omar))).toEqual(['OPERATION_NOT_ALLOWED INVITATION_GONE']);
    expect((await lakeside()).availableSeats).toBe(1);
  });

  it('expires after two weeks and frees its seat; sent again, it is extended under the same link', async () => {
    await invite('lena@clinic.example');
    const token = await mailedToken('lena@clinic.example');
    now = new Date(start.getTime() + days(15));
    expect(refusals(await accept(token, accountOf('lena@clinic.example')))).toEqual([
      'OPERATION_NOT_ALLOWED INVITATION_GONE',
    ]);
    expect((await lakeside()).availableSeats).toBe(1);
    await invite('lena@clinic.example');
    expect(await mailedToken('lena@clinic.example')).toBe(token);
    const [mails] = await shop.database.sql`
      select count(*) as count from sandbox_mail where recipient = 'lena@clinic.example'`;
    expect(mails).toEqual({ count: 2 });
    const { invitations } = await lakeside();
    await asAdmin('OrganizationMemberRemove', { memberId: invitations?.[0]?.id });
    now = start;
  });

  it.each<[string, string, string]>([
    ['nobody’s address', 'nobody', 'INVALID FORMAT'],
    ['no address', '', 'INVALID REQUIRED'],
    ['an endless address', `${'a'.repeat(300)}@clinic.example`, 'INVALID TOO_LONG'],
    ['a member', 'Member@clinic.example', 'OPERATION_NOT_ALLOWED ALREADY_MEMBER'],
  ])('can’t be sent to %s', async (_what, email, refused) => {
    const before = await lakeside();
    expect(refusals(await invite(email))).toEqual([refused]);
    expect(await lakeside()).toEqual(before);
  });

  it('is refused if all seats are taken, even if many are sent at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => invite(`${name}@clinic.example`)));
    expect(answers.map(refusals).flat().toSorted()).toEqual(
      Array.from({ length: 3 }, () => 'OPERATION_NOT_ALLOWED NO_SEAT_LEFT'),
    );
    expect(answers.flatMap(({ accountErrors }) => accountErrors)[0]).toMatchObject({
      field: 'email',
      most: 5,
    });
    const { invitations } = await lakeside();
    expect(invitations).toHaveLength(1);
    await asAdmin('OrganizationMemberRemove', { memberId: invitations?.[0]?.id });
  });

  it('admits no one beyond the seats of a smaller plan that was bought since', async () => {
    const email = 'rosa@clinic.example';
    await invite(email);
    const token = await mailedToken(email);
    const seats = (base: number) => shop.database.sql`
      update subscription set seats_in_base = ${base}
      where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
    await seats(4);
    expect(refusals(await accept(token, accountOf(email)))).toEqual(['OPERATION_NOT_ALLOWED NO_SEAT_LEFT']);
    expect(await emailsOf()).not.toContain(email);
    await seats(5);
    expect(refusals(await accept(token, accountOf(email)))).toEqual([]);
    const { members } = await lakeside();
    const memberId = members?.find((member) => member.email === email)?.id;
    expect(refusals(await asAdmin('OrganizationMemberRemove', { memberId }))).toEqual([]);
  });

  it('exists in every language of every country', async () => {
    const languages = [
      ...new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url))),
    ];
    const { sql } = shop.database;
    const subjects = new Set<string>();
    for (const country of enabledCountries)
      for (const { url } of country.languages) {
        await sql`update organization set country = ${country.code} where slug = 'lakeside-clinic'`;
        await invite(`${url}@mail.example`, { languageCode: url.toUpperCase() });
        await mailedToken(`${url}@mail.example`);
        const [mail] = await sql<{ subject: string; text_body: string }[]>`
          select subject, text_body from sandbox_mail where recipient = ${`${url}@mail.example`}
          order by created_at desc limit 1`;
        expect(mail?.subject).toContain('Lakeside Clinic');
        expect(mail?.text_body).toContain(`/${country.code.toLowerCase()}/${url}/my-account/#invitation=`);
        subjects.add(mail?.subject ?? '');
        await sql`update invitation set withdrawn_at = now() where accepted_by is null`;
      }
    await sql`update organization set country = 'US' where slug = 'lakeside-clinic'`;
    expect(subjects.size).toBe(languages.length);
  });
});

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
