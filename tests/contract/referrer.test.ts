import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@sonde/machines/rules/time';
import { readReferrerToken, referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import { lockReferral } from '../../server/modules/referral/referral.repository.ts';
import { settleReferrals } from '../../server/modules/referral/settle-referrals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { accountOf, signedInHeaders, signedInAs } from '../support/test-account.ts';
import {
  type BuyerChoice,
  type CheckoutClient,
  fillCheckout,
  openCheckout,
  orderOf,
  place,
  shownCheckout,
  globalId,
} from './checkout-client.ts';
import { giveMembership, invoicesOf, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';

interface ReferrerFields {
  readonly voucherCode: string;
  readonly link: string;
  readonly friendDiscountPercentage: number;
  readonly monthsPerReferral: number;
  readonly unspentMonths: number;
  readonly credits: readonly { readonly kind: string; readonly months: number; readonly day: string }[];
}

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

async function membershipIdOf({ organizationId }: Pick<Membership, 'organizationId'>): Promise<string> {
  const [row] = await shop.database.sql<[{ id: string }]>`
    select id from organization_membership where organization_id = ${organizationId}`;
  return row.id;
}

const tokenOf = async (membership: Pick<Membership, 'organizationId'>) =>
  referrerTokenOf(shop.services.deriveToken, await membershipIdOf(membership));

async function referrerAt(referrerToken: string): Promise<ReferrerFields | null> {
  const { data, errors } = await shop.client.send('Referrer', { referrerToken });
  expect(errors).toBeUndefined();
  return (data as { referrer: ReferrerFields | null }).referrer;
}

async function pageOf(membership: Pick<Membership, 'organizationId'>): Promise<ReferrerFields> {
  const referrer = await referrerAt(await tokenOf(membership));
  if (referrer === null) throw new Error('The member can’t refer anybody');
  return referrer;
}

const kindsOf = ({ credits }: ReferrerFields) => credits.map(({ kind, months }) => `${kind} ${months}`);

let friends = 0;
const friendEmail = () => `friend-${(friends += 1)}@elsewhere.example`;

/** A friend's order with a code, and when it can no longer be returned. */
async function orderWith(
  voucherCode: string,
  choice: BuyerChoice = {},
  client: CheckoutClient = shop.client,
) {
  const checkout = await fillCheckout(client, { email: friendEmail(), voucherCode, ...choice });
  const completed = await place(client, checkout);
  const [row] = await shop.database.sql<
    [{ id: string; referral_code: string | null; latest: string | null }]
  >`
    select orders.id, orders.referral_code, delivery_window ->> 'latest' as latest
    from orders join checkout on checkout.id = checkout_id
    where checkout.token_hash = sha256(${checkout.token}::bytea)`;
  return { ...row, completed, checkout };
}

/** What the ledger adds up to. */
async function sumOf({ organizationId }: Pick<Membership, 'organizationId'>): Promise<number> {
  const [row] = await shop.database.sql<[{ months: number }]>`
    select coalesce(sum(months), 0)::integer as months from referral_entry where organization_id = ${organizationId}`;
  return row.months;
}

const statusOf = async (orderId: string) =>
  (await shop.database.sql<{ status: string }[]>`select status from referral where order_id = ${orderId}`)[0]
    ?.status ?? null;

const withdraw = (orderId: string) =>
  shop.database.sql`update orders set status = 'WITHDRAWN' where id = ${orderId}`;

/** Books a refund of a part of an order, as the shop's books have it. */
const refund = (orderId: string, share: number) => shop.database.sql`
  insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency)
  select id, 'REFUND', account, order_id, sign * round(amount * ${share}::numeric), currency
  from payment_attempt, (values ('PROVIDER', -1), ('SALES', 1)) as sides (account, sign)
  where order_id = ${orderId} and status = 'SUCCEEDED'`;

const settle = () => settleReferrals(shop.services);

const creditMails = async ({ organizationId }: Pick<Membership, 'organizationId'>) => {
  await shop.runJobs();
  return shop.database.sql<{ subject: string; text: string; message_id: string }[]>`
    select subject, text_body as text, message_id from sandbox_mail
    where message_id like '<membership.referral-credited.%' and recipient in (
      select email from users join organization_membership on user_id = users.id where organization_id = ${organizationId}
    )`;
};

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

describe('a friend’s order', () => {
  it('saves 5 %, and earns a month once nothing can be returned any more', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id, latest, completed } = await orderWith(voucherCode);
    expect(await orderOf(shop.client, completed)).toMatchObject({
      voucherCode,
      discount: { amount: 215.95 },
    });
    const due = addDays(latest!, 31);
    expect((await pageOf(membership)).credits).toEqual([{ kind: 'WAITING', months: 1, day: due }]);

    moment = new Date(`${addDays(due, -1)}T20:00:00Z`);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['WAITING', 0]);
    moment = new Date(`${due}T20:00:00Z`);
    await settle();
    const page = await pageOf(membership);
    expect([page.unspentMonths, page.credits]).toEqual([1, [{ kind: 'GRANTED', months: 1, day: due }]]);

    const [mail, ...others] = await creditMails(membership);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You’ve earned referral credit');
    expect(mail?.text).toContain('Someone whom a member of Clinic referred has placed an order');
    expect(mail?.text).toContain('Months available');
  });

  it('earns once, in however many processes the job runs', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    for (let order = 0; order < 3; order += 1) await orderWith(voucherCode);
    inDays(60);
    await Promise.all(Array.from({ length: 8 }, settle));
    await settle();
    expect(await sumOf(membership)).toBe(3);
    expect(await creditMails(membership)).toHaveLength(3);
  });

  it('earns once if the process dies while it is being settled', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    const dying = {
      ...shop.services,
      announceMembership: () => {
        throw new Error('killed');
      },
    };
    await expect(settleReferrals(dying)).rejects.toThrow('Some referrals could not be settled');
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['WAITING', 0]);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['GRANTED', 1]);
    expect(await creditMails(membership)).toHaveLength(1);
    const again = shop.database.sql`
      insert into referral_entry (id, organization_id, months, reason, order_id)
      values (gen_random_uuid(), ${membership.organizationId}, 1, 'GRANTED', ${id})`;
    await expect(again).rejects.toThrow('referral_entry_once');
  });

  it.each<[what: string, choice: (membership: Membership) => Promise<BuyerChoice>]>([
    [
      'with the referrer’s address in another spelling',
      async ({ administratorId }) => {
        const [row] = await shop.database.sql<
          [{ email: string }]
        >`select email from users where id = ${administratorId}`;
        await shop.database
          .sql`update voucher set referrer_email = null where referrer_user_id = ${administratorId}`;
        return { email: row.email.replace('@', '+shop@').toUpperCase() };
      },
    ],
    [
      'with a colleague’s address',
      async ({ organizationId }) => {
        const [colleague, email] = [newRowId(), friendEmail()];
        await shop.database
          .sql`update subscription set seats_in_base = 2, seat_limit = 2 where organization_id = ${organizationId}`;
        await shop.database.sql`
          with colleague as (insert into users (id, email) values (${colleague}, ${email}))
          insert into organization_membership (id, organization_id, user_id, is_admin)
          values (${newRowId()}, ${organizationId}, ${colleague}, false)`;
        return { email };
      },
    ],
  ])('%s earns nothing', async (_what, choose) => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id, referral_code } = await orderWith(voucherCode, await choose(membership));
    expect([referral_code, await statusOf(id)]).toEqual([voucherCode, null]);
  });

  it('is refused the referrer’s own code, and a colleague who is signed in is, too', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const [{ email: own }] = await shop.database.sql<[{ email: string }]>`
      select email from users where id = ${membership.administratorId}`;
    const checkout = await openCheckout(shop.client);
    await shop.client.change('CheckoutEmailUpdate', {
      checkoutId: checkout.id,
      email: own.replace('@', '+a@'),
    });
    const refused = await shop.client.change('CheckoutUpdateVoucher', {
      checkoutId: checkout.id,
      voucherCode,
    });
    expect(refused.checkoutErrors).toMatchObject([
      { code: 'VOUCHER_NOT_APPLICABLE_REFERRAL', reason: 'OWN_REFERRAL' },
    ]);
    const account = accountOf(friendEmail());
    await shop.database.sql`
      update users set cloud_id = ${account.subject}, email = ${account.email} where id = ${membership.administratorId}`;
    const { data } = await shop.client.send(
      'CheckoutCreate',
      { input: { country: 'US', lines: [], voucherCode } },
      signedInHeaders(account),
    );
    expect(stringify(data)).toContain('OWN_REFERRAL');
  });

  it('that is withdrawn before the credit is due earns nothing, and the page says so', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(5);
    await withdraw(id);
    await settle();
    const page = await pageOf(membership);
    expect([kindsOf(page), page.unspentMonths]).toEqual([['CANCELED 1'], 0]);
    inDays(60);
    await settle();
    expect([await statusOf(id), await creditMails(membership)]).toEqual(['CANCELED', []]);
  });

  it.each([
    ['in part', 0.2, 'GRANTED', 1],
    ['by half', 0.5, 'REVERSED', 0],
    ['entirely', 1, 'REVERSED', 0],
  ])(
    'that is refunded %s after the credit was granted leaves it so',
    async (_what, share, status, months) => {
      const membership = await giveMembership(shop.database.sql);
      const { voucherCode } = await pageOf(membership);
      const { id } = await orderWith(voucherCode);
      inDays(60);
      await settle();
      expect(await sumOf(membership)).toBe(1);
      await refund(id, share);
      await Promise.all([settle(), settle(), settle()]);
      await settle();
      expect([await statusOf(id), await sumOf(membership)]).toEqual([status, months]);
      await shop.database.sql`delete from ledger_entry where order_id = ${id} and entry = 'REFUND'`;
    },
  );

  it('after their first earns nothing, with whatever code and however they spell their address', async () => {
    const [membership, other] = [
      await giveMembership(shop.database.sql),
      await giveMembership(shop.database.sql),
    ];
    const [{ voucherCode }, { voucherCode: otherCode }] = [await pageOf(membership), await pageOf(other)];
    const email = friendEmail();
    const first = await orderWith(voucherCode, { email });
    const again = await orderWith(otherCode, { email });
    const tagged = await orderWith(otherCode, { email: email.replace('@', '+again@') });
    const statuses = await Promise.all([first, again, tagged].map(({ id }) => statusOf(id)));
    expect(statuses).toEqual(['WAITING', null, null]);
    const before = friendEmail();
    await place(shop.client, await fillCheckout(shop.client, { email: before }));
    expect(await statusOf((await orderWith(voucherCode, { email: before })).id)).toBeNull();
  });

  const debitOf = async ({ checkout }: Awaited<ReturnType<typeof orderWith>>) => {
    const [debit] = shop.intentsFor(checkout);
    if (debit === undefined) throw new Error('No debit was made');
    return debit;
  };

  it('by debit is their first, whatever they order before it clears', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const email = friendEmail();
    const first = await orderWith(voucherCode, { email, method: 'ACH' });
    await place(shop.client, await fillCheckout(shop.client, { email }));
    const debit = await debitOf(first);
    shop.provider.succeedLate(debit.id);
    await shop.webhook(shop.provider.event('payment_intent.succeeded', debit));
    expect(await statusOf(first.id)).toBe('WAITING');
  });

  it('is the first that they pay: a returned debit isn’t', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const email = friendEmail();
    const own = signedInAs(email);
    const client: CheckoutClient = {
      send: (operation, variables, headers) => shop.client.send(operation, variables, { ...own, ...headers }),
      change: (operation, variables, headers) =>
        shop.client.change(operation, variables, { ...own, ...headers }),
    };
    const returned = await debitOf(await orderWith('', { email, method: 'ACH' }, client));
    shop.provider.returnDebit(returned.id);
    await shop.webhook(shop.provider.event('payment_intent.payment_failed', returned));
    expect(await statusOf((await orderWith(voucherCode, { email }, client)).id)).toBe('WAITING');
  });

  it('whose code the buyer removes earns nothing, whoever ordered with it before', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id: checkoutId, token } = await fillCheckout(shop.client, { email: friendEmail(), voucherCode });
    await shop.client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: '' });
    const shown = await shownCheckout(shop.client, token);
    await place(shop.client, shown!);
    expect(kindsOf(await pageOf(membership))).toEqual([]);
  });

  it('that is withdrawn while its referral is locked is never read as it was before', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    const { sql } = shop.database;
    const found: (boolean | null)[] = [];
    for (let round = 0; round < 300; round += 1) {
      await sql`update orders set status = 'UNFULFILLED' where id = ${id}`;
      const decided = Promise.withResolvers<void>();
      const isWritten = Promise.withResolvers<void>();
      const withdrawal = sql.begin(async (transaction) => {
        await transaction`update orders set status = 'WITHDRAWN' where id = ${id}`;
        isWritten.resolve();
        await decided.promise;
      });
      await isWritten.promise;
      decided.resolve();
      const locked = await sql.begin((transaction) => lockReferral(transaction, id));
      found.push(locked && locked.isEnded);
      await withdrawal;
    }
    expect(found).not.toContain(false);
  });

  it('whose code another one replaces still names who referred it: trade-in, voucher and referral', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode: friendCode } = await pageOf(membership);
    const { tradeIn } = await shop.client.change<{ tradeIn: { voucherCode: string } | null }>(
      'TradeInCreate',
      {
        input: {
          country: 'US',
          productLine: 'IQ_PLUS',
          condition: 'GOOD',
          serialNumber: serialNumberOf('SQ2', 4711),
        },
        idempotencyKey: 'a trade-in of a friend',
      },
    );
    const checkout = await fillCheckout(shop.client, { email: friendEmail(), voucherCode: friendCode });
    const amounts = [];
    for (const voucherCode of ['WELCOME10', tradeIn?.voucherCode]) {
      await shop.client.change('CheckoutUpdateVoucher', { checkoutId: checkout.id, voucherCode });
      const shown = await shownCheckout(shop.client, checkout.token);
      const { subtotalPrice, discountAmount, shippingPrice, totalPrice } = shown!;
      amounts.push([shown?.voucherCode, discountAmount.amount]);
      // One code reduces the price, before tax; nothing of another one is left.
      const untaxed = subtotalPrice.net.amount - discountAmount.amount + (shippingPrice?.net.amount ?? 0);
      expect(totalPrice.net.amount).toBeCloseTo(untaxed, 2);
      expect(totalPrice.gross.amount).toBeCloseTo(totalPrice.net.amount + totalPrice.tax.amount, 2);
    }
    expect(amounts).toEqual([
      ['WELCOME10', 431.9],
      [tradeIn?.voucherCode, 700],
    ]);
    const shown = await shownCheckout(shop.client, checkout.token);
    const completed = await place(shop.client, shown!);
    expect(await orderOf(shop.client, completed)).toMatchObject({ voucherCode: tradeIn?.voucherCode });
    expect(kindsOf(await pageOf(membership))).toEqual(['WAITING 1']);
  });

  it('whose card is declined earns nothing before it is paid', async () => {
    const membership = await giveMembership(shop.database.sql);
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode, { card: cards.declined });
    expect([await statusOf(id), (await pageOf(membership)).credits]).toEqual([null, []]);
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

describe('credit', () => {
  const patience = { idleSeconds: 0, runSeconds: 60, lanes: 4 };
  const renew = () => renewSubscriptions(shop.services, patience);

  it('pays for a month of the next renewal, and what a renewal has used is not taken back', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const first = await orderWith(voucherCode);
    const second = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    await renew();
    // Ten of twelve months.
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 35_000 }]);
    await withdraw(first.id);
    const third = await orderWith(voucherCode);
    await settle();
    expect([await statusOf(first.id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
    inDays(200);
    await settle();
    await withdraw(third.id);
    await settle();
    expect([await statusOf(second.id), await statusOf(third.id), await sumOf(membership)]).toEqual([
      'GRANTED',
      'REVERSED',
      0,
    ]);
    expect(kindsOf(await pageOf(membership)).toSorted()).toEqual([
      'GRANTED 1',
      'GRANTED 1',
      'GRANTED 1',
      'REVERSED 1',
      'SPENT 2',
    ]);
  });

  it('that is taken back after a renewal was billed with it is not spent', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    const { taxProvider } = shop.services;
    const slowTaxes = {
      ...taxProvider,
      async quote(...asked: Parameters<typeof taxProvider.quote>) {
        await withdraw(id);
        await settle();
        return taxProvider.quote(...asked);
      },
    };
    await renewSubscriptions({ ...shop.services, taxProvider: slowTaxes }, patience);
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
    expect(await invoicesOf(shop.database.sql, membership)).toEqual([]);
    await renew();
    expect(await sumOf(membership)).toBe(0);
    // All of twelve months.
    expect(await invoicesOf(shop.database.sql, membership)).toMatchObject([{ gross: 42_000 }]);
  });

  it('on which a renewal that is being paid counts is left to it', async () => {
    const membership = await giveMembership(shop.database.sql, { startsOn: '2026-02-01' });
    const { voucherCode } = await pageOf(membership);
    const { id } = await orderWith(voucherCode);
    inDays(60);
    await settle();
    moment = new Date('2027-02-01T15:00:00Z');
    const meanwhile: unknown[] = [];
    shop.provider.onRenewal(async () => {
      await withdraw(id);
      await settle();
      meanwhile.push(await statusOf(id), await sumOf(membership));
    });
    await renew();
    expect(meanwhile).toEqual(['GRANTED', 1]);
    expect(await sumOf(membership)).toBe(0);
    await settle();
    expect([await statusOf(id), await sumOf(membership)]).toEqual(['REVERSED', 0]);
  });
});
