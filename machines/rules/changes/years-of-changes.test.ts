import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxedMoney } from '../money/index.ts';
import type { SoldPlan } from '../sales/index.ts';
import { authoritativeSide, type TaxQuote } from '../tax/index.ts';
import { addDays } from '../time/index.ts';
import type { RequestedChange } from './change.types.ts';
import { changedParts } from './change-prices.ts';
import { offers, termsFor } from './changes.fixture.ts';
import { creditFaults } from './expected-credit.fixture.ts';
import { planChange } from './plan-change.ts';
import { seatsOf } from './requested-plan.ts';
import { type Beginning, nothing, type Step } from './subscription-lives.fixture.ts';
import { live, planChangeWith } from './subscription-years.fixture.ts';

const features = fc.subarray(['TELE', 'CARDIAC']);
const seats = fc.integer({ min: 1, max: 12 });
const want = (requested: Partial<RequestedChange>): Step => ({
  kind: 'WANT',
  requested: { ...nothing, ...requested },
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('IND', 'IND-3Y', 'CORE', 'TEAM', 'CLINIC', 'PRO').map((sku) => want({ sku })),
  seats.map((all) => want({ seats: all })),
  features.map((featureSkus) => want({ featureSkus })),
  fc.tuple(seats, features).map(([all, featureSkus]) => want({ seats: all, featureSkus })),
  fc.constantFrom(want({}), want({ leavesRental: true })),
  fc.constantFrom<Step>({ kind: 'RENEWAL_OFF' }, { kind: 'RENEWAL_ON' }, { kind: 'REFERRAL' }),
  fc.constantFrom<Step>({ kind: 'MEMBERS', by: 1 }, { kind: 'MEMBERS', by: 1 }, { kind: 'MEMBERS', by: -1 }),
  fc.integer({ min: 50, max: 200 }).map((percent): Step => ({ kind: 'PRICES', percent })),
  fc
    .tuple(fc.boolean(), fc.boolean())
    .map(([isSaved, isDeclined]): Step => ({ kind: 'CARD', isSaved, isDeclined })),
);

const quotes: readonly TaxQuote[] = [
  { treatment: 'NET_PLUS_TAX', taxes: [], isFinal: true },
  {
    treatment: 'NET_PLUS_TAX',
    taxes: [{ code: 'SALES_TAX', jurisdiction: 'US-TX', ratePpm: 62_500 }],
    isFinal: true,
  },
  {
    treatment: 'GROSS_INCLUDES_TAX',
    taxes: [{ code: 'VAT', jurisdiction: 'DE', ratePpm: 190_000 }],
    isFinal: true,
  },
];

const lifeOf = (beginning: fc.Arbitrary<Beginning>) =>
  fc.record({
    quote: fc.constantFrom(...quotes),
    beginning,
    sku: fc.constantFrom('IND', 'IND-3Y', 'CORE', 'TEAM', 'PRO'),
    start: fc.integer({ min: 0, max: 1500 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), steps), { maxLength: 20 }),
  });
/** Memberships that are paid from their first day. */
const memberships = lifeOf(fc.constant({ kind: 'PAID' as const }));
/** All beginnings. */
const lives = lifeOf(
  fc.oneof(
    fc.constantFrom<Beginning>({ kind: 'PAID' }, { kind: 'TRIAL' }),
    fc.record({ kind: fc.constant('RENTAL' as const), months: fc.integer({ min: 1, max: 30 }) }),
  ),
);

/** What is charged is the daily price of what was held. */
const costDailyPrice = (change?: typeof planChange) =>
  fc.property(lives, (life) => {
    const years = live(life, () => undefined, change);
    const difference = Math.abs(years.charged - years.owed - years.daysLeft());
    expect(difference).toBeLessThanOrEqual(years.invoices + 0.01);
  });

/** What is left of a term is credited. */
const creditWhatIsLeft = (change?: typeof planChange) =>
  fc.property(lives, (life) => {
    const { creditDifferences } = live(life, () => undefined, change);
    for (const difference of creditDifferences) expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  });

/** What contradicts a property, in words. */
const problemOf = (property: ReturnType<typeof costDailyPrice>, numRuns: number) =>
  fc.defaultReportMessage(fc.check(property, { numRuns }));

describe('three years of upgrades, seats, downgrades, cancellations and returns', () => {
  it('cost the daily price of the plan held, to one cent per invoice', () => {
    expect(problemOf(costDailyPrice(), 300)).toBeUndefined();
  });

  it('credit the days left at their daily price, up to what was paid and to what is charged, to one cent', () => {
    expect(problemOf(creditWhatIsLeft(), 100)).toBeUndefined();
  });

  it.each(creditFaults)('are found wrong by both if a credit is %s', (_fault, fault) => {
    const change = planChangeWith(fault);
    const found = [costDailyPrice, creditWhatIsLeft].map(
      (property) => fc.check(property(change), { numRuns: 300, seed: 23, endOnFailure: true }).failed,
    );
    expect(found).toEqual([true, true]);
  });

  it('never credit more than was paid', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (years) => expect(years.kept()).toBeGreaterThanOrEqual(0));
      }),
    );
  });

  it('schedule one change at most, and none without a renewal', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, ({ subscription: { scheduled, nextChargeOn } }) => {
          expect(scheduled === null || nextChargeOn !== null).toBe(true);
        });
      }),
    );
  });

  it('reduce nothing before the term ends', () => {
    fc.assert(
      fc.property(memberships, (life) => {
        live(life, ({ subscription }, before, step) => {
          const isSameTerm =
            before.status === 'ACTIVE' &&
            before.sku === subscription.sku &&
            subscription.term?.firstDay === before.term?.firstDay;
          const { removed } = changedParts(before, { ...subscription, seats: seatsOf(subscription) });
          const reduced = step?.kind === 'WANT' && isSameTerm ? removed : { seats: 0, featureSkus: [] };
          expect(reduced).toEqual({ seats: 0, featureSkus: [] });
        });
      }),
    );
  });

  it('keep what was agreed for the membership, whatever seats and features are added and given up', () => {
    fc.assert(
      fc.property(memberships, (life) => {
        live(life, ({ quote, subscription }, before) => {
          const side = (price: TaxedMoney) => authoritativeSide(price, quote).amount;
          const shareOf = (plan: SoldPlan | null): readonly number[] => {
            if (!plan?.price || !plan.partPrices || plan.sku !== before.sku) return [];
            const { seats: all, features: each } = plan.partPrices;
            const parts = [...(all ? [all] : []), ...Object.values(each)];
            return [parts.reduce((sum, part) => sum - side(part), side(plan.price))];
          };
          const isSameTerm =
            before.status === 'ACTIVE' && subscription.term?.firstDay === before.term?.firstDay;
          const shares = [before, ...(isSameTerm ? [subscription, subscription.scheduled] : [])].flatMap(
            shareOf,
          );
          expect(Math.min(0, ...shares)).toBe(0);
          expect(new Set(shares).size).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('are renewed by hand as they are automatically: for the same plan, price and credit', () => {
    fc.assert(
      fc.property(memberships, (life) => {
        live(life, (years) => {
          const { status, nextChargeOn } = years.subscription;
          const owed = status === 'PAST_DUE' && nextChargeOn !== null ? years.dueTerm() : null;
          const byHand = owed && planChange(years.subscription, nothing, years.terms());
          const { plan, freeMonths, amount } = owed ?? {};
          expect(byHand ?? {}).toMatchObject(
            owed === null ? {} : { plan, freeMonths, amounts: { charge: amount, due: amount } },
          );
        });
      }),
    );
  });

  it('renew automatically after a change exactly if a payment method is saved, as it was shown', () => {
    fc.assert(
      fc.property(memberships, (life) => {
        live(life, ({ subscription, isSaved }, before, step) => {
          const { expiresOn, nextChargeOn, price, scheduled } = subscription;
          const isMade = step?.kind === 'WANT' && subscription !== before && scheduled === null;
          // A term that is only added renews if it did before.
          const isAdded = before.expiresOn !== expiresOn && before.nextChargeOn === null;
          const renews = isSaved && price !== null && expiresOn !== null;
          const expected = renews ? addDays(expiresOn, 1) : null;
          expect(nextChargeOn).toBe(isMade && !(isSaved && isAdded) ? expected : nextChargeOn);
        });
      }),
    );
  });

  it('never cost less than nothing, and the parts of a price add up', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, ({ subscription, today }) => {
          for (const sku of offers.keys()) {
            const change = planChange(subscription, { ...nothing, sku }, termsFor(subscription, today));
            if (change.takesEffect !== 'NOW') continue;
            const { charge, credit, due } = change.amounts;
            const differences = (['net', 'tax', 'gross'] as const).map(
              (side) => charge[side].amount - credit[side].amount,
            );
            expect(differences).toEqual([due.net.amount, due.tax.amount, due.gross.amount]);
            expect(due.net.amount + due.tax.amount).toBe(due.gross.amount);
            expect(due.gross.amount).toBeGreaterThanOrEqual(0);
          }
        });
      }),
    );
  });
});
