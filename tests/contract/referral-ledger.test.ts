import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { settleReferrals } from '../../server/modules/referral/settle-referrals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { foundMembers } from '../faults/due-renewals.ts';
import { collect, findViolations } from '../support/check-invariants.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/**
 * Orders of friends, their refunds and withdrawals, renewals and refunds of renewals, in random order: the ledger of a
 * referrer adds up to what the program's terms give, and the page shows that.
 */

const lives = process.env['FULL'] === '1' ? 60 : 6;
const seed = Number(process.env['SEED'] ?? 226);
const termMonths = 3;
const price = 42_000;
const aDay = 86_400_000;

let moment = new Date();
let server: RunningCardSandbox;
let stripe: CardProvider;
let shop: OrderShop;
beforeAll(async () => {
  server = await startCardSandbox();
  const note = () => {};
  const { apiBase } = server;
  stripe = createStripeProvider({ secretKey, webhookSecret, apiBase, report: note, alert: note });
  shop = await openOrderShop({ providers: { MAIN: { stripe } }, now: () => moment });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

type Step =
  | { readonly kind: 'ORDER' | 'SETTLE' | 'RENEW' }
  | { readonly kind: 'PASS'; readonly days: number }
  | { readonly kind: 'WITHDRAW'; readonly which: number }
  | { readonly kind: 'REFUND'; readonly which: number; readonly quarters: number }
  | { readonly kind: 'REFUND_RENEWAL'; readonly which: number };

const which = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'ORDER' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'RENEW' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'SETTLE' }) },
  { weight: 3, arbitrary: fc.integer({ min: 20, max: 70 }).map((days): Step => ({ kind: 'PASS', days })) },
  { weight: 2, arbitrary: which.map((one): Step => ({ kind: 'WITHDRAW', which: one })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom(1, 2, 4))
      .map(([one, quarters]): Step => ({ kind: 'REFUND', which: one, quarters })),
  },
  { weight: 3, arbitrary: which.map((one): Step => ({ kind: 'REFUND_RENEWAL', which: one })) },
);

/** Each life begins with credit that a renewal uses. */
const beginning: readonly Step[] = [
  { kind: 'ORDER' },
  { kind: 'ORDER' },
  { kind: 'PASS', days: 70 },
  { kind: 'RENEW' },
];
const life = fc
  .array(step, { minLength: 6, maxLength: 16 })
  .map((steps): readonly Step[] => [...beginning, ...steps, { kind: 'SETTLE' }]);

/** An order whose credit was used is returned, and then the renewal that used it is refunded. */
const returnedAfterUse: readonly Step[] = [
  ...beginning,
  { kind: 'WITHDRAW', which: 0 },
  { kind: 'SETTLE' },
  { kind: 'REFUND_RENEWAL', which: 0 },
  { kind: 'REFUND', which: 1, quarters: 2 },
  { kind: 'SETTLE' },
];

/** What the terms of the program say of an order, and of a renewal. */
interface Referred {
  readonly id: string;
  readonly intent: string;
  readonly paid: number;
  readonly dueOn: string;
  status: 'WAITING' | 'GRANTED' | 'REVERSED' | 'CANCELED';
  refunded: number;
  isWithdrawn: boolean;
}
interface Renewed {
  readonly intent: string | null;
  readonly gross: number;
  readonly freeMonths: number;
  isRefunded: boolean;
}

/** A referrer, whose credit is kept here as the terms of the program describe it. */
class Referrer {
  readonly orders: Referred[] = [];
  readonly renewals: Renewed[] = [];
  unspent = 0;
  readonly subscriptionId: string;
  readonly organizationId: string;
  readonly token: string;
  readonly code: string;

  constructor(ids: { subscriptionId: string; organizationId: string; token: string; code: string }) {
    this.subscriptionId = ids.subscriptionId;
    this.organizationId = ids.organizationId;
    this.token = ids.token;
    this.code = ids.code;
  }

  /** Returned orders come first; what a renewal has used stays used. */
  settle(today: string): void {
    const isGivenBack = (order: Referred) => order.isWithdrawn || order.refunded * 2 >= order.paid;
    for (const order of this.orders.filter(isGivenBack)) {
      if (order.status === 'WAITING') order.status = 'CANCELED';
      if (order.status !== 'GRANTED') continue;
      order.status = 'REVERSED';
      this.unspent -= Math.min(1, this.unspent);
    }
    for (const order of this.orders) {
      if (order.status !== 'WAITING' || order.dueOn > today) continue;
      order.status = 'GRANTED';
      this.unspent += 1;
    }
  }

  /** The free months of the term that begins. */
  renew(): number {
    const free = Math.min(this.unspent, termMonths);
    this.unspent -= free;
    return free;
  }

  /** Months come back up to what the orders that were kept have earned and no other renewal has used. */
  refund(renewal: Renewed): void {
    renewal.isRefunded = true;
    const earned = this.orders.filter(({ status }) => status === 'GRANTED').length;
    const used = this.renewals.filter((one) => !one.isRefunded).reduce((sum, one) => sum + one.freeMonths, 0);
    this.unspent += Math.max(0, Math.min(renewal.freeMonths, earned - used - this.unspent));
  }
}

const referrerAt = async (referrerToken: string) => {
  const { data } = await shop.client.send('Referrer', { referrerToken });
  return (data as { referrer: { voucherCode: string; unspentMonths: number } }).referrer;
};

async function giveReferrer(): Promise<Referrer> {
  const [subscriptionId = ''] = await foundMembers(shop.database.sql, stripe, 1);
  const [row] = await shop.database.sql<[{ organizationId: string; member: string }]>`
    with monthly as (
      update subscription set term_months = ${termMonths}, price_net = ${price}, price_gross = ${price},
        expires_on = (starts_on + make_interval(months => ${termMonths}))::date - 1,
        next_charge_on = (starts_on + make_interval(months => ${termMonths}))::date
      where id = ${subscriptionId}
    )
    select subscription.organization_id as "organizationId", organization_membership.id as member
    from subscription join organization_membership using (organization_id) where subscription.id = ${subscriptionId}`;
  const token = referrerTokenOf(shop.services.deriveToken, row.member);
  const { voucherCode: code } = await referrerAt(token);
  return new Referrer({ subscriptionId, organizationId: row.organizationId, token, code });
}

async function order(referrer: Referrer): Promise<void> {
  const email = `friend-${crypto.randomUUID()}@elsewhere.example`;
  const voucherCode = referrer.code;
  const checkout = await fillCheckout(shop.client, { email, card: 'pm_card_visa', voucherCode });
  await place(shop.client, checkout);
  const [row] = await shop.database.sql<[{ id: string; intent: string; paid: number; dueOn: string }]>`
    select orders.id, intent_id as intent, total_gross as paid, due_on::text as "dueOn"
    from orders join checkout on checkout.id = checkout_id join payment_attempt on payment_attempt.order_id = orders.id
    join referral on referral.order_id = orders.id
    where checkout.token_hash = sha256(${checkout.token}::bytea)`;
  referrer.orders.push({ ...row, status: 'WAITING', refunded: 0, isWithdrawn: false });
}

/** Somebody refunds a payment at the provider, which tells the shop twice. */
async function refund(intent: string, amount: number): Promise<void> {
  await server.stripe.refunds.create({ payment_intent: intent, amount });
  await server.sandbox.deliverWebhooks();
  const events = server.received.splice(0);
  for (const { body, signature } of [...events, ...events])
    expect((await shop.webhook(body, signature)).status).toBe(200);
}

const settle = () => settleReferrals(shop.services);
const today = () => moment.toISOString().slice(0, 10);

/** The next term is due, and charged with what is unspent. */
async function renew(referrer: Referrer): Promise<void> {
  const { subscriptionId } = referrer;
  const [{ dueOn }] = await shop.database.sql<[{ dueOn: string | null }]>`
    select next_charge_on::text as "dueOn" from subscription where id = ${subscriptionId}`;
  if (dueOn === null) return;
  moment = new Date(Math.max(moment.getTime(), Date.parse(`${dueOn}T17:00:00Z`)));
  await settle();
  referrer.settle(today());
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
  const terms = await shop.database.sql<{ gross: number; intent: string | null }[]>`
    select invoice.gross::int, intent_id as intent
    from invoice join renewal_attempt on renewal_attempt.id = attempt_id
    where invoice.subscription_id = ${subscriptionId} order by invoice.due_on`;
  // Those that were missed while the clock was ahead are charged together.
  for (const { gross, intent } of terms.slice(referrer.renewals.length)) {
    const freeMonths = referrer.renew();
    referrer.renewals.push({ gross, intent, freeMonths, isRefunded: false });
    expect(gross).toBe((price * (termMonths - freeMonths)) / termMonths);
  }
}

async function take(referrer: Referrer, one: Step): Promise<void> {
  switch (one.kind) {
    case 'ORDER':
      return order(referrer);
    case 'RENEW':
      return renew(referrer);
    case 'PASS':
      moment = new Date(moment.getTime() + one.days * aDay);
      return;
    case 'SETTLE':
      await Promise.all([settle(), settle()]);
      referrer.settle(today());
      return;
    case 'WITHDRAW': {
      const withdrawn = referrer.orders[one.which];
      if (withdrawn === undefined) return;
      withdrawn.isWithdrawn = true;
      await shop.database.sql`update orders set status = 'WITHDRAWN' where id = ${withdrawn.id}`;
      return;
    }
    case 'REFUND': {
      const refunded = referrer.orders[one.which];
      if (refunded === undefined) return;
      const left = refunded.paid - refunded.refunded;
      const amount = Math.min(left, Math.ceil((refunded.paid * one.quarters) / 4));
      if (amount === 0) return;
      refunded.refunded += amount;
      return refund(refunded.intent, amount);
    }
    case 'REFUND_RENEWAL': {
      const renewal = referrer.renewals[one.which];
      if (!renewal?.intent || renewal.isRefunded || renewal.gross === 0) return;
      await refund(renewal.intent, renewal.gross);
      referrer.refund(renewal);
    }
  }
}

const sumOf = async ({ organizationId }: Referrer) => {
  const [{ months }] = await shop.database.sql<[{ months: number }]>`
    select coalesce(sum(months), 0)::integer as months from referral_entry where organization_id = ${organizationId}`;
  return months;
};

it(
  `any order of orders, refunds and renewals leaves the credit that the terms give (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        moment = new Date();
        const referrer = await giveReferrer();
        for (const one of steps) {
          await take(referrer, one);
          const { unspentMonths } = await referrerAt(referrer.token);
          expect([one, await sumOf(referrer), unspentMonths]).toEqual([
            one,
            referrer.unspent,
            referrer.unspent,
          ]);
        }
        await shop.runJobs();
        const payments = await collect(stripe.list(new Date(0)));
        expect(await findViolations({ sql: shop.database.sql, payments, acknowledgements: [] })).toEqual([]);
      }),
      { numRuns: lives, seed, examples: [[returnedAfterUse]] },
    );
  },
);
