import * as fc from 'fast-check';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
import { giveMembership, invoicesOf, type Membership, membershipNow } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/**
 * Trials and rentals in random order with what their administrators do, from their first day to their last, asked of the
 * server as the pages ask it. Memberships are in `years-of-made-changes.test.ts`.
 */

const lives = process.env['FULL'] === '1' ? 80 : 8;
const seed = Number(process.env['SEED'] ?? 196);
const price = 42_000;
const monthly = 21_900;
const commitment = 24;

let moment = new Date();
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
/** How often the bank declines the renewals of a membership before it pays. */
const declines = new Map<string, number>();
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  client = createChangingClient(shop.services);
  shop.provider.decideRenewals(({ key }) => {
    const [subscription = ''] = key.split(/-\d{4}-\d\d-\d\d-/);
    const left = declines.get(subscription) ?? 0;
    declines.set(subscription, left - 1);
    return left > 0 ? 'declines' : 'pays';
  });
});
afterAll(() => shop.close());

const noon = (day: string) => new Date(`${day}T17:00:00Z`);
const emailOf = ({ organizationId }: Membership) => `admin-${organizationId.slice(-12)}@clinic.example`;

/** What the provider has charged for one membership, in minor units. */
async function chargedOf({ subscriptionId }: Membership): Promise<number> {
  const rows = await shop.database.sql<{ id: string }[]>`
    select id from change_attempt where subscription_id = ${subscriptionId}`;
  const ids = new Set(rows.map(({ id }) => id));
  const changes = shop.provider
    .charged()
    .filter(({ request }) => ids.has(request.attemptId))
    .map(({ request }) => request.amount);
  const renewals = shop.provider
    .renewals()
    .filter(({ charge, result }) => charge.key.startsWith(subscriptionId) && result.status === 'succeeded')
    .map(({ charge, isRefunded }) => (isRefunded ? 0 : charge.amount));
  return [...changes, ...renewals].reduce((sum, amount) => sum + amount, 0);
}

const stateOf = async ({ subscriptionId }: Membership) => {
  const [row] = await shop.database.sql<
    [{ plan: string; invoiced: number; scheduled: number; credited: number; received: number }]
  >`
    select plan_type as plan,
      (select coalesce(sum(gross), 0) from invoice where subscription_id = subscription.id)::int as invoiced,
      (scheduled is not null)::int as scheduled,
      coalesce((term -> 'payment' -> 'credited' ->> 'amount')::int, 0) as credited,
      coalesce((term -> 'payment' -> 'received' ->> 'amount')::int, 0) as received
    from subscription where id = ${subscriptionId}`;
  return row;
};

/** Runs the job on the days on which something can happen, until a day, which is noon afterwards. */
async function liveUntil(membership: Membership, day: string): Promise<void> {
  for (;;) {
    const { status, expiresOn, nextChargeOn } = await membershipNow(shop.database.sql, membership);
    const today = moment.toISOString().slice(0, 10);
    const ahead = status === 'CANCELED' ? [] : [nextChargeOn ?? day, addDays(expiresOn, 1)];
    const next = ahead.filter((one) => one > today && one < day).toSorted()[0] ?? day;
    moment = noon(next);
    await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
    if (next === day) return;
  }
}

type Step =
  | { readonly kind: 'WANT'; readonly requested: RequestedChange | null }
  | { readonly kind: 'RENEWAL'; readonly isAutomatic: boolean };

/** Takes one step: what is charged is what was shown, and no more is credited than was paid. */
async function take(membership: Membership, step: Step): Promise<void> {
  const email = emailOf(membership);
  const before = await stateOf(membership);
  const chargedBefore = await chargedOf(membership);
  let shown = 0;
  if (step.kind === 'RENEWAL') {
    const id = await client.membershipOf(email);
    const set = `organizationRenewalSet(organizationMembershipId: "${id}", isAutomatic: ${String(step.isAutomatic)})`;
    await client.send(`mutation { ${set} { accountErrors { code } } }`, {}, email);
  } else {
    const [preview] = await client.preview(email, [step.requested ?? {}]);
    const change = preview?.change;
    if (preview !== undefined && change) {
      const { previewedAt } = preview;
      const isNow = change.takesEffect === 'NOW';
      const { subscriptionErrors } = isNow
        ? await client.make(email, step.requested, { previewedAt })
        : await client.schedule(email, step.requested ?? {}, previewedAt);
      if (subscriptionErrors.length > 0) throw new Error(JSON.stringify(subscriptionErrors));
      shown = isNow ? Math.round(change.amountDue.gross.amount * 100) : 0;
    }
  }
  const after = await stateOf(membership);
  expect([(await chargedOf(membership)) - chargedBefore, after.invoiced - before.invoiced]).toEqual([
    shown,
    shown,
  ]);
  expect(after.credited).toBeLessThanOrEqual(after.received);
  expect(after.scheduled).toBeLessThanOrEqual(1);
}

const requested: fc.Arbitrary<RequestedChange | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom('SUB-IND-1Y', 'SUB-IND-3Y', 'SUB-TEAM-1Y', 'SUB-PROC-1Y').map((sku) => ({ sku })),
);
const renewalStep = fc.record({ kind: fc.constant('RENEWAL' as const), isAutomatic: fc.boolean() });
const trialStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('WANT' as const), requested }) },
  { weight: 3, arbitrary: renewalStep },
);

it('a trial is charged once at its end, or never', { timeout: 600_000 }, async () => {
  const trial = fc.record({
    startsOn: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days)),
    steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), trialStep), { maxLength: 5 }),
    declined: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 })),
  });
  await fc.assert(
    fc.asyncProperty(trial, async ({ startsOn, steps, declined }) => {
      moment = noon(startsOn);
      const lastDay = addDays(startsOn, 29);
      const membership = await giveMembership(shop.database.sql, {
        status: 'TRIALING',
        startsOn,
        expiresOn: lastDay,
        gross: price,
      });
      declines.set(membership.subscriptionId, declined);
      let day = startsOn;
      for (const [days, step] of steps) {
        const next = addDays(day, days);
        if (next > lastDay) break;
        day = next;
        await liveUntil(membership, day);
        await take(membership, step);
      }
      await liveUntil(membership, lastDay);
      const before = await membershipNow(shop.database.sql, membership);
      const paidBefore = await invoicesOf(shop.database.sql, membership);
      const chargedBefore = await chargedOf(membership);

      // Long enough for each retry and for the end of access.
      await liveUntil(membership, addDays(lastDay, 40));
      const after = await membershipNow(shop.database.sql, membership);
      const invoices = await invoicesOf(shop.database.sql, membership);
      const ended = { dueOn: addDays(lastDay, 1), gross: price };
      const isTrial = before.status === 'TRIALING';
      const isPaid = isTrial && before.nextChargeOn !== null && declined < 5;
      expect(invoices.slice(paidBefore.length)).toMatchObject(isPaid ? [ended] : []);
      expect(invoices).toHaveLength(paidBefore.length + (isPaid ? 1 : 0));
      expect((await chargedOf(membership)) - chargedBefore).toBe(isPaid ? price : 0);
      expect(after.status).toBe(isPaid || !isTrial ? 'ACTIVE' : 'CANCELED');
      expect(await chargedOf(membership)).toBe(invoices.reduce((sum, { gross }) => sum + gross, 0));
      expect(await shop.violations()).toEqual([]);
    }),
    { numRuns: lives, seed },
  );
});

it(
  'a rental costs each month of its commitment once, however it is paid, and ends on its day',
  { timeout: 600_000 },
  async () => {
    const rental = fc.record({
      // Many begin on days that other months lack.
      startsOn: fc.oneof(
        fc.constantFrom('2027-01-29', '2027-01-30', '2027-01-31', '2027-08-31', '2028-02-29', '2027-12-31'),
        fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days)),
      ),
      leavesAfterDays: fc.option(fc.integer({ min: 0, max: 800 }), { nil: null, freq: 3 }),
      declined: fc.integer({ min: 0, max: 4 }),
      tries: fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 700 }),
          fc.oneof(renewalStep, fc.record({ kind: fc.constant('WANT' as const), requested })),
        ),
        { maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(rental, async ({ startsOn, leavesAfterDays, declined, tries }) => {
        moment = noon(startsOn);
        const endsOn = addMonths(startsOn, commitment);
        const lastDay = addDays(endsOn, -1);
        const membership = await giveMembership(shop.database.sql, {
          startsOn,
          termMonths: 1,
          gross: monthly,
        });
        await shop.database.sql`
          update subscription set plan_type = 'RENTAL', sku = 'RENT-IQP-VET-USBC',
            commitment_months = ${commitment}, commitment_ends_on = ${endsOn}
          where id = ${membership.subscriptionId}`;
        await shop.database.sql`
          update organization set market = 'VETERINARY' where id = ${membership.organizationId}`;
        declines.set(membership.subscriptionId, declined);
        const leaving = { kind: 'WANT', requested: { leavesRental: true } } as const satisfies Step;
        const steps: (readonly [number, Step])[] = [
          ...tries,
          ...(leavesAfterDays === null ? [] : [[leavesAfterDays, leaving] as const]),
        ].toSorted(([one], [other]) => one - other);
        for (const [days, step] of steps) {
          const day = addDays(startsOn, days);
          if (day > lastDay) break;
          await liveUntil(membership, day);
          // Nothing but leaving changes a rental before its commitment ends.
          const before = await membershipNow(shop.database.sql, membership);
          await take(membership, step);
          const after = await membershipNow(shop.database.sql, membership);
          expect(after).toEqual(step === leaving ? after : before);
        }
        await liveUntil(membership, lastDay);
        const invoices = await invoicesOf(shop.database.sql, membership);
        // The first month was paid with the order.
        const total = invoices.reduce((sum, { gross }) => sum + gross, 0);
        expect(total).toBe((commitment - 1) * monthly);
        const { status, expiresOn, nextChargeOn } = await membershipNow(shop.database.sql, membership);
        expect([status, expiresOn]).toEqual(['ACTIVE', lastDay]);
        // Each day is paid once: the terms follow each other without a gap.
        const firstDays = invoices.map(({ firstDay }) => firstDay);
        const following = invoices.map((term) => addDays(term.lastDay, 1));
        expect([...firstDays, endsOn]).toEqual([addMonths(startsOn, 1), ...following]);
        const months = invoices.filter(({ gross }) => gross === monthly);
        expect(months.slice(0, -1).map(({ dueOn }) => dueOn)).toEqual(
          months.slice(0, -1).map((_, index) => addMonths(startsOn, index + 1)),
        );

        const hasLeft = nextChargeOn === null;
        if (!hasLeft) await take(membership, { kind: 'RENEWAL', isAutomatic: false });
        await liveUntil(membership, addDays(endsOn, 40));
        expect(await invoicesOf(shop.database.sql, membership)).toHaveLength(invoices.length);
        expect(await membershipNow(shop.database.sql, membership)).toMatchObject({
          status: 'CANCELED',
          expiresOn: lastDay,
          nextChargeOn: null,
        });
        expect(await shop.violations()).toEqual([]);
      }),
      { numRuns: lives, seed },
    );
    expect(
      await reconcileRenewals(shop.services, { from: new Date(0), until: new Date('2040-01-01') }),
    ).toEqual([]);
  },
);
