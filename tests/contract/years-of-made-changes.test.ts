import * as fc from 'fast-check';
import { addDays, daysBetween } from '@sonde/machines/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectedCredit } from '../../machines/rules/changes/expected-credit.fixture.ts';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { createChangingClient, type RequestedChange } from './changing-client.ts';
import { giveMembership, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/**
 * Three years of changes, renewals and cancellations in random order, asked of the server as the pages ask it. The rules
 * have their own properties in `machines/rules/changes/years-of-changes.test.ts`.
 */

const firstDay = '2027-01-15';
const lives = process.env['FULL'] === '1' ? 60 : 8;

let moment = new Date();
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  client = createChangingClient(shop.services);
});
afterAll(() => shop.close());

type Step =
  | { readonly kind: 'WANT'; readonly requested: RequestedChange | null }
  | { readonly kind: 'RENEWAL'; readonly isAutomatic: boolean };

const requested: fc.Arbitrary<RequestedChange | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom('SUB-IND-1Y', 'SUB-CORE-1Y', 'SUB-TEAM-1Y', 'SUB-CLINIC-1Y', 'SUB-PROC-1Y').map((sku) => ({
    sku,
  })),
  fc.integer({ min: 1, max: 12 }).map((seats) => ({ seats })),
);
const life = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 200 }),
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('WANT' as const), requested }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('RENEWAL' as const), isAutomatic: fc.boolean() }),
      },
    ),
  ),
  { minLength: 6, maxLength: 14 },
);

const noon = (day: string) => new Date(`${day}T17:00:00Z`);
const chargedOf = () => shop.provider.charged().reduce((sum, { request }) => sum + request.amount, 0);

/** What one membership was charged for, in minor units. */
async function booksOf({ subscriptionId }: Membership) {
  const [books] = await shop.database.sql<
    [{ invoiced: number; scheduled: number; credited: number; received: number }]
  >`
    select
      (select coalesce(sum(gross), 0) from invoice where subscription_id = ${subscriptionId})::int as invoiced,
      (scheduled is not null)::int as scheduled,
      coalesce((term -> 'payment' -> 'credited' ->> 'amount')::int, 0) as credited,
      coalesce((term -> 'payment' -> 'received' ->> 'amount')::int, 0) as received
    from subscription where id = ${subscriptionId}`;
  return books;
}

/** What the provider has received for one membership, in minor units, and in how many payments. */
async function receivedFor({ subscriptionId }: Membership) {
  const attempts = await shop.database.sql<{ id: string }[]>`
    select id from change_attempt where subscription_id = ${subscriptionId}`;
  const ids = new Set(attempts.map(({ id }) => id));
  const amounts = [
    ...shop.provider.charged().flatMap(({ request }) => (ids.has(request.attemptId) ? request.amount : [])),
    ...shop.provider
      .renewals()
      .flatMap(({ charge }) => (charge.key.startsWith(subscriptionId) ? charge.amount : [])),
  ];
  return { sum: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length };
}

/** The current term: its days, and what all of them cost. */
interface Term {
  readonly status: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly worth: number;
}

async function termOf({ subscriptionId }: Membership): Promise<Term> {
  const [term] = await shop.database.sql<[Term]>`
    select status, term ->> 'firstDay' as "firstDay", expires_on::text as "lastDay",
      (term -> 'payment' -> 'worth' -> 'gross' ->> 'amount')::int as worth
    from subscription where id = ${subscriptionId}`;
  return term;
}

/** The daily price of the days that are left from a day on. */
function priceOfDaysLeft({ status, firstDay, lastDay, worth }: Term, today: string): number {
  const end = addDays(lastDay, 1);
  const left = status === 'ACTIVE' ? Math.max(0, daysBetween(today, end)) : 0;
  return (worth * left) / daysBetween(firstDay, end);
}

/** The daily price of the days between two days, on which one more term may have begun. */
function priceOfDays(
  before: { readonly term: Term; readonly day: string },
  after: { readonly term: Term; readonly day: string },
): number {
  const begun = after.term.firstDay === before.term.firstDay ? 0 : after.term.worth;
  return priceOfDaysLeft(before.term, before.day) + begun - priceOfDaysLeft(after.term, after.day);
}

/** What the preview of a step shows, in minor units. */
interface Shown {
  readonly due: number;
  readonly charge: number;
  readonly credit: number;
  readonly effectiveDay: string;
}

/** What was shown may be made. */
function acceptedAs<Outcome>(
  outcome: Outcome,
  { subscriptionErrors }: { readonly subscriptionErrors: readonly unknown[] },
): Outcome {
  if (subscriptionErrors.length > 0) throw new Error(JSON.stringify(subscriptionErrors));
  return outcome;
}

const cents = ({ gross }: { readonly gross: { readonly amount: number } }) => Math.round(gross.amount * 100);

/** Takes one step; what the preview shows for a change that is made today, or nothing. */
async function take(email: string, step: Step): Promise<Shown | null> {
  const id = await client.membershipOf(email);
  if (step.kind === 'RENEWAL') {
    await client.send(
      `mutation { organizationRenewalSet(organizationMembershipId: "${id}", isAutomatic: ${String(step.isAutomatic)}) {
        accountErrors { code }
      } }`,
      {},
      email,
    );
    return null;
  }
  const [preview] = await client.preview(email, [step.requested ?? {}]);
  const change = preview?.change;
  if (preview === undefined || !change) return null;
  if (change.takesEffect === 'AT_RENEWAL') {
    const scheduled = await client.schedule(email, step.requested ?? {}, preview.previewedAt);
    return acceptedAs(null, scheduled);
  }
  const made = await client.make(email, step.requested, { previewedAt: preview.previewedAt });
  const { amountDue, charge, credit, effectiveDay } = change;
  const amounts = { due: cents(amountDue), charge: cents(charge), credit: cents(credit) };
  return acceptedAs({ ...amounts, effectiveDay }, made);
}

it(
  'what is charged is what was shown and the daily price of what was held, and no more is credited than was paid',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (steps) => {
        moment = noon(firstDay);
        const membership = await giveMembership(shop.database.sql, {
          startsOn: firstDay,
          expiresOn: '2028-01-14',
        });
        const email = `admin-${membership.organizationId.slice(-12)}@clinic.example`;
        let day = firstDay;
        let term = await termOf(membership);
        const paidBefore = term.worth;
        let owed = 0;
        /** What the provider had received before the current term, less what was paid before the first day. */
        let receivedBefore = -paidBefore;
        for (const [days, step] of steps) {
          for (let passed = 0; passed < days; passed += 5) {
            const before = { term, day };
            day = addDays(day, Math.min(5, days - passed));
            moment = noon(day);
            await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
            term = await termOf(membership);
            owed += priceOfDays(before, { term, day });
            if (term.firstDay !== before.term.firstDay)
              receivedBefore = (await receivedFor(membership)).sum - term.worth;
          }
          if (daysBetween(firstDay, day) > 3 * 365) break;
          const before = await booksOf(membership);
          const chargedBefore = chargedOf();
          const shown = await take(email, step);
          const due = shown?.due ?? 0;
          const after = await booksOf(membership);
          expect(chargedOf() - chargedBefore).toBe(due);
          expect(after.invoiced - before.invoiced).toBe(due);
          expect(after.credited).toBeLessThanOrEqual(after.received);
          expect(after.scheduled).toBeLessThanOrEqual(1);

          const received = await receivedFor(membership);
          const paid = received.sum - due - receivedBefore;
          const beforeStep = { ...term, paid };
          const left = priceOfDaysLeft(term, day);
          term = await termOf(membership);
          let creditDifference = 0;
          if (shown !== null) {
            // A term that is paid in advance joins the current one, whose days then cost the average of both.
            const isInAdvance = shown.effectiveDay > day;
            const credit = isInAdvance || left === 0 ? 0 : expectedCredit(beforeStep, day, shown.charge);
            creditDifference = Math.abs(shown.credit - credit);
            owed += isInAdvance ? left + due - priceOfDaysLeft(term, day) : Math.max(0, left - credit);
          }
          expect(creditDifference).toBeLessThanOrEqual(1);
          if (term.firstDay !== beforeStep.firstDay) receivedBefore = received.sum - due;
          const difference = paidBefore + received.sum - owed - priceOfDaysLeft(term, day);
          expect(Math.abs(difference)).toBeLessThanOrEqual(received.count + 1.01);
        }
        expect(await shop.violations()).toEqual([]);
      }),
      { numRuns: lives, seed: Number(process.env['SEED'] ?? 180) },
    );
    expect(
      await reconcileRenewals(shop.services, { from: new Date(0), until: new Date('2040-01-01') }),
    ).toEqual([]);
  },
);
