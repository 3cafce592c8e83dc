import * as fc from 'fast-check';
import { addDays, daysBetween } from '@sonde/machines/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileRenewals } from '../../server/modules/subscription/reconcile-renewals.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { createChangingClient, type Wanted } from './changing-client.ts';
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
  | { readonly kind: 'WANT'; readonly wanted: Wanted | null }
  | { readonly kind: 'RENEWAL'; readonly isAutomatic: boolean };

const wanted: fc.Arbitrary<Wanted | null> = fc.oneof(
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
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('WANT' as const), wanted }) },
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

/** What was shown may be made. */
function acceptedAs(
  amount: number,
  { subscriptionErrors }: { readonly subscriptionErrors: readonly unknown[] },
): number {
  if (subscriptionErrors.length > 0) throw new Error(JSON.stringify(subscriptionErrors));
  return amount;
}

/** Takes one step; the amount that the preview shows as due today, or 0 if the shop refuses. */
async function take(email: string, step: Step): Promise<number> {
  const id = await client.membershipOf(email);
  if (step.kind === 'RENEWAL') {
    await client.send(
      `mutation { organizationRenewalSet(organizationMembershipId: "${id}", isAutomatic: ${String(step.isAutomatic)}) {
        accountErrors { code }
      } }`,
      {},
      email,
    );
    return 0;
  }
  const [preview] = await client.preview(email, [step.wanted ?? {}]);
  const change = preview?.change;
  if (preview === undefined || !change) return 0;
  if (change.takesEffect === 'AT_RENEWAL') {
    const scheduled = await client.schedule(email, step.wanted ?? {}, preview.previewedAt);
    return acceptedAs(0, scheduled);
  }
  const made = await client.make(email, step.wanted, { previewedAt: preview.previewedAt });
  return acceptedAs(Math.round(change.amountDue.gross.amount * 100), made);
}

it(
  'what is charged is what was shown, and no more is credited than was paid',
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
        for (const [days, step] of steps) {
          for (let passed = 0; passed < days; passed += 5) {
            day = addDays(day, Math.min(5, days - passed));
            moment = noon(day);
            await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
          }
          if (daysBetween(firstDay, day) > 3 * 365) break;
          const before = await booksOf(membership);
          const chargedBefore = chargedOf();
          const shown = await take(email, step);
          const after = await booksOf(membership);
          expect(chargedOf() - chargedBefore).toBe(shown);
          expect(after.invoiced - before.invoiced).toBe(shown);
          expect(after.credited).toBeLessThanOrEqual(after.received);
          expect(after.scheduled).toBeLessThanOrEqual(1);
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
