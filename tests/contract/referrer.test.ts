import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReferrerToken, referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { globalId } from './checkout-client.ts';
import { giveMembership, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { referralRequests } from './referral-requests.ts';

const begin = '2026-11-20T15:00:00Z';
let moment = new Date(begin);
let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = new Date(begin);
});
afterEach(async () => {
  shop.provider.onRenewal(null);
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const inDays = (days: number) => {
  moment = new Date(Date.parse(begin) + days * 86_400_000);
};
const { stringify } = JSON;
const {
  membershipIdOf,
  tokenOf,
  referrerAt,
  pageOf,
  friendEmail,
  orderWith,
  sumOf,
  statusOf,
  settle,
  creditMails,
} = referralRequests(() => shop);

describe('the token of a referrer', () => {
  it('names the membership, and can’t be made without the shop’s secret', () => {
    const { deriveToken } = shop.services;
    const membershipId = newRowId();
    const token = referrerTokenOf(deriveToken, membershipId);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(readReferrerToken(deriveToken, token)).toEqual({ membershipId, generation: 0 });
    const later = referrerTokenOf(deriveToken, membershipId, 300);
    expect(later).toMatch(/^[\w-]{43}$/);
    expect(readReferrerToken(deriveToken, later)).toEqual({ membershipId, generation: 300 });
    const other = referrerTokenOf(deriveToken, newRowId());
    const mixed = `${token.slice(0, 21)}${other.slice(21)}`;
    for (const forged of ['', 'x', 'x'.repeat(43), mixed, `${token}x`, deriveToken('referrer', membershipId)])
      expect(readReferrerToken(deriveToken, forged)).toBeNull();
  });

  it('opens the page with link and code, the same every time, also for many at once', async () => {
    const membership = await giveMembership(shop.database.sql);
    const token = await tokenOf(membership);
    const pages = await Promise.all(Array.from({ length: 20 }, () => referrerAt(token)));
    expect(new Set(pages.map(stringify as (page: unknown) => string)).size).toBe(1);
    const { voucherCode } = pages[0]!;
    expect(voucherCode).toMatch(/^FRIEND[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(pages[0]).toEqual({
      voucherCode,
      link: `${shop.services.publicUrl}/?voucherCode=${voucherCode}`,
      friendDiscountPercentage: 5,
      monthsPerReferral: 1,
      unspentMonths: 0,
      credits: [],
    });
  });

  it('writes the code once, and nothing when the page is viewed again', async () => {
    const { sql } = shop.database;
    const membership = await giveMembership(sql);
    const first = await pageOf(membership);
    await sql`
      create function refuse_vouchers() returns trigger language plpgsql as $$
      begin raise exception 'written'; end $$`;
    await sql`create trigger refuse_vouchers before insert on voucher execute function refuse_vouchers()`;
    try {
      expect(await pageOf(membership)).toEqual(first);
    } finally {
      await sql`drop function refuse_vouchers cascade`;
    }
  });

  it('writes a code whose texts the catalog has in every language', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const [texts] = await shop.database.sql<[{ description: string }]>`
      select description from voucher where code = ${voucherCode}`;
    const catalogue = await shop.services.catalogue.latest();
    const untranslated = 'ar da de es fi fr it nl no pl pt sv tr'
      .split(' ')
      .filter((language) => catalogue.wording(language)(texts.description) === texts.description);
    expect(untranslated).toEqual([]);
  });

  it('says the same of whatever is unknown, left, or can’t refer others', async () => {
    const left = await giveMembership(shop.database.sql);
    const leftToken = await tokenOf(left);
    await shop.database
      .sql`delete from organization_membership where organization_id = ${left.organizationId}`;
    const forever = await giveMembership(shop.database.sql);
    await shop.database.sql`
      update subscription set plan_type = 'INDIVIDUAL_FOREVER', term_months = null, expires_on = null,
        next_charge_on = null where organization_id = ${forever.organizationId}`;
    const bySales = await giveMembership(shop.database.sql);
    await shop.database.sql`
      update subscription set plan_type = 'HOSPITAL' where organization_id = ${bySales.organizationId}`;
    const unknown = referrerTokenOf(shop.services.deriveToken, newRowId());
    for (const token of ['', 'nonsense', unknown, leftToken, await tokenOf(forever), await tokenOf(bySales)])
      expect(await referrerAt(token)).toBeNull();
  });

  it('is replaced by its owner: the old one says so, code and credit stay, and nobody else replaces it', async () => {
    const { sql } = shop.database;
    const membership = await giveMembership(sql);
    const email = friendEmail();
    await sql`
      update users set cloud_id = ${accountOf(email).subject}, email = ${email} where id = ${membership.administratorId}`;
    await sql`
      insert into referral_entry (id, organization_id, months, reason)
      values (${newRowId()}, ${membership.organizationId}, 2, 'GRANTED')`;
    const old = await tokenOf(membership);
    const before = await referrerAt(old);
    const replace = async (account: string) => {
      const organizationMembershipId = globalId('OrganizationMembership', await membershipIdOf(membership));
      const { data } = await shop.client.send(
        'ReferrerTokenReplace',
        { organizationMembershipId },
        signedInHeaders(accountOf(account)),
      );
      return (
        data as {
          referrerTokenReplace: {
            accountErrors: readonly object[];
            organizationMembership: { referrerToken: string } | null;
          };
        }
      ).referrerTokenReplace;
    };
    const isReplaced = async (referrerToken: string) => {
      const { data } = await shop.client.send('Referrer', { referrerToken });
      return (data as { isReferrerTokenReplaced: boolean }).isReferrerTokenReplaced;
    };
    expect((await replace('stranger@guest.example')).accountErrors).toHaveLength(1);
    expect([await referrerAt(old), await isReplaced(old)]).toEqual([before, false]);
    const { accountErrors, organizationMembership } = await replace(email);
    expect(accountErrors).toEqual([]);
    const { referrerToken } = organizationMembership!;
    expect([await referrerAt(old), await isReplaced(old)]).toEqual([null, true]);
    expect([await referrerAt(referrerToken), await isReplaced(referrerToken)]).toEqual([before, false]);
    expect(before?.unspentMonths).toBe(2);
    expect(await isReplaced(referrerTokenOf(shop.services.deriveToken, newRowId()))).toBe(false);
  });

  it('is on the account page of members who may refer others, and of nobody else', async () => {
    const tokensOf = async (membership: Membership) => {
      const email = friendEmail();
      await shop.database.sql`
        update users set cloud_id = ${accountOf(email).subject}, email = ${email} where id = ${membership.administratorId}`;
      const { data } = await shop.client.send('UserQuery', {}, signedInHeaders(accountOf(email)));
      const { me } = data as { me: { organizationMemberships: { referrerToken: string | null }[] } };
      return me.organizationMemberships.map(({ referrerToken }) => referrerToken);
    };
    const membership = await giveMembership(shop.database.sql);
    expect(await tokensOf(membership)).toEqual([await tokenOf(membership)]);
    const bySales = await giveMembership(shop.database.sql);
    await shop.database.sql`
      update subscription set plan_type = 'HOSPITAL' where organization_id = ${bySales.organizationId}`;
    expect(await tokensOf(bySales)).toEqual([null]);
  });

  it('leaves every cached page and price as it is', async () => {
    const revision = () => shop.database.sql`select revision from catalogue_revision`;
    const before = await revision();
    await pageOf(await giveMembership(shop.database.sql));
    expect(await revision()).toEqual(before);
  });
});

describe('an organization', () => {
  it('whose plan can’t use credit any more earns none by its codes', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    await shop.database.sql`
      update subscription set plan_type = 'HOSPITAL' where organization_id = ${membership.organizationId}`;
    expect(await statusOf((await orderWith(voucherCode)).id)).toBeNull();
  });

  it('with a debt of an earlier version is told of none, while credit pays it off', async () => {
    const membership = await giveMembership(shop.database.sql);
    await shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason)
      values (gen_random_uuid(), ${membership.organizationId}, -2, 'REVERSED')`;
    const { voucherCode, unspentMonths } = await pageOf(membership);
    await orderWith(voucherCode);
    inDays(60);
    await settle();
    const [mail] = await creditMails(membership);
    expect([unspentMonths, (await pageOf(membership)).unspentMonths, await sumOf(membership)]).toEqual([
      0, 0, -1,
    ]);
    expect(mail?.text).not.toContain('-1');
  });
});
