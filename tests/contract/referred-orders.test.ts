import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
} from './checkout-client.ts';
import { giveMembership, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { cards } from './scripted-card-provider.ts';
import { kindsOf, referralRequests } from './referral-requests.ts';

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

const { stringify } = JSON;
const { pageOf, friendEmail, orderWith, statusOf } = referralRequests(() => shop);

describe('a friend’s order', () => {
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
