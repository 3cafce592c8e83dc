import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { enabledCountries } from '@sonde/machines/rules/places';
import { accountOf } from '../support/test-account.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { refusals, organizationMemberRequests } from './organization-member-requests.ts';

const start = new Date('2026-11-20T15:00:00Z');
const days = (count: number) => count * 86_400_000;

let shop: OrderShop;
let now = start;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, start);
});
afterAll(() => shop.close());
const { asAdmin, invite, mailedToken, accept, lakeside, emailsOf } = organizationMemberRequests(() => shop);

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
