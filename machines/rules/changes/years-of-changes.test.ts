import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidTerm } from '../plans/index.ts';
import { renewedPlan } from '../sales/index.ts';
import { agreedPriceToday, authoritativeSide, pricedBySide, type TaxQuote } from '../tax/index.ts';
import { addDays, addMonths, daysBetween } from '../time/index.ts';
import type { ChangedSubscription, WantedChange } from './change.types.ts';
import { offers, subscribed, termsFor } from './changes.fixture.ts';
import { planChange } from './plan-change.ts';

/** A user's action on a day, or an event. */
type Step =
  | { readonly kind: 'WANT'; readonly wanted: WantedChange }
  | { readonly kind: 'RENEWAL_OFF' }
  | { readonly kind: 'RENEWAL_ON' };

const nothing: WantedChange = { sku: null, seats: null, featureSkus: null };
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('IND', 'IND-3Y', 'CORE', 'TEAM', 'CLINIC', 'PRO')
    .map((sku): Step => ({ kind: 'WANT', wanted: { ...nothing, sku } })),
  fc.integer({ min: 1, max: 12 }).map((seats): Step => ({ kind: 'WANT', wanted: { ...nothing, seats } })),
  fc
    .subarray(['TELE', 'CARDIAC'])
    .map((featureSkus): Step => ({ kind: 'WANT', wanted: { ...nothing, featureSkus } })),
  fc.constantFrom<Step>({ kind: 'RENEWAL_OFF' }, { kind: 'RENEWAL_ON' }),
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

/** The books of a subscription simulated for three years, on the authoritative side of its prices. */
class Years {
  invoices = 0;
  charged = 0;
  /** The price of the days at the plan held, and what a cheaper plan did not pay out. */
  owed = 0;
  today: string;
  subscription: ChangedSubscription;
  readonly quote: TaxQuote;

  constructor(subscription: ChangedSubscription, quote: TaxQuote) {
    this.subscription = subscription;
    this.quote = quote;
    this.today = subscription.startsOn;
    this.pay(this.worth());
  }

  private pay(amount: number) {
    this.charged += amount;
    this.invoices += 1;
  }

  private worth() {
    const payment = this.subscription.term?.payment;
    return payment ? authoritativeSide(payment.worth, this.quote).amount : 0;
  }

  private daysOfTerm() {
    const { term, expiresOn } = this.subscription;
    return daysBetween(term?.firstDay ?? '', addDays(expiresOn ?? '', 1));
  }

  /** The cost of the days from today on. */
  daysLeft() {
    const left = daysBetween(this.today, addDays(this.subscription.expiresOn ?? '', 1));
    return left < 0 ? 0 : (this.worth() * left) / this.daysOfTerm();
  }

  /** Start of a day: charges what is due, and ends what has expired. */
  private wakeUp() {
    const { subscription, today, quote } = this;
    const { nextChargeOn, expiresOn, startsOn } = subscription;
    if (nextChargeOn === today) {
      const plan = renewedPlan(subscription, { members: 1, seatPrice: null });
      if (plan.price === null || plan.termMonths === null) throw new Error('Nothing to renew');
      const amount = agreedPriceToday(plan.price, quote);
      const next = addMonths(today, plan.termMonths);
      this.subscription = {
        ...subscription,
        ...plan,
        startsOn: today === startsOn ? startsOn : today,
        expiresOn: addDays(next, -1),
        nextChargeOn: next,
        term: paidTerm(today, amount),
        scheduled: null,
      };
      this.pay(authoritativeSide(amount, quote).amount);
    } else if (expiresOn !== null && expiresOn < today)
      this.subscription = { ...subscription, status: 'CANCELED', nextChargeOn: null };
  }

  /** End of a day: adds the cost of the plan held in the evening. */
  private passDay() {
    if (this.today <= (this.subscription.expiresOn ?? '')) this.owed += this.worth() / this.daysOfTerm();
    this.today = addDays(this.today, 1);
    this.wakeUp();
  }

  pass(days: number) {
    for (let day = 0; day < days; day += 1) this.passDay();
  }

  take(step: Step) {
    const { subscription, today, quote } = this;
    const { status, expiresOn } = subscription;
    if (step.kind === 'RENEWAL_OFF')
      this.subscription = { ...subscription, nextChargeOn: null, scheduled: null };
    else if (step.kind === 'RENEWAL_ON') {
      if (status === 'ACTIVE' && expiresOn !== null)
        this.subscription = { ...subscription, nextChargeOn: addDays(expiresOn, 1) };
    } else this.want(planChange(subscription, step.wanted, termsFor(subscription, today, { quote })));
  }

  private want(change: ReturnType<typeof planChange>) {
    const { subscription, quote } = this;
    if (change.takesEffect === 'AT_RENEWAL') {
      this.subscription = { ...subscription, scheduled: change.plan };
      return;
    }
    if (change.takesEffect === 'NEVER') return;
    const side = ({
      [authoritative(quote)]: amount,
    }: {
      net: { amount: number };
      gross: { amount: number };
    }) => amount.amount;
    const { credit, due } = change.amounts;
    if (subscription.status === 'ACTIVE') this.owed += Math.max(0, this.daysLeft() - side(credit));
    if (side(due) > 0) this.pay(side(due));
    this.subscription = { ...change.after, status: 'ACTIVE' };
  }

  /** The remaining part of the running term's payments. */
  kept() {
    const payment = this.subscription.term?.payment;
    return payment ? payment.received.amount - payment.credited.amount : 0;
  }
}

const authoritative = ({ treatment }: TaxQuote) => (treatment === 'GROSS_INCLUDES_TAX' ? 'gross' : 'net');

const lives = fc.record({
  quote: fc.constantFrom(...quotes),
  sku: fc.constantFrom('IND', 'IND-3Y', 'CORE', 'TEAM', 'PRO'),
  start: fc.integer({ min: 0, max: 1500 }),
  steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), steps), { maxLength: 12 }),
});

/** Simulates three years, with a check after each step. */
function live(
  { quote, sku, start, steps: taken }: typeof lives extends fc.Arbitrary<infer Life> ? Life : never,
  examine: (years: Years) => void,
): Years {
  const startsOn = addDays('2024-01-01', start);
  const bought = subscribed(sku, { startsOn });
  const price = bought.price && pricedBySide(authoritativeSide(bought.price, quote), quote);
  const years = new Years({ ...bought, price, term: paidTerm(startsOn, price) }, quote);
  let left = 3 * 365;
  for (const [days, step] of taken) {
    const passing = Math.min(days, left);
    left -= passing;
    years.pass(passing);
    years.take(step);
    examine(years);
  }
  years.pass(left);
  examine(years);
  return years;
}

describe('three years of upgrades, seats, downgrades, cancellations and returns', () => {
  it('cost the daily price of the plan held, to one cent per invoice', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const years = live(life, () => undefined);
        const difference = Math.abs(years.charged - years.owed - years.daysLeft());
        expect(difference).toBeLessThanOrEqual(years.invoices + 0.01);
      }),
      { numRuns: 300 },
    );
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
        live(life, ({ subscription: { scheduled, nextChargeOn, expiresOn } }) => {
          expect(scheduled === null || nextChargeOn === addDays(expiresOn ?? '', 1)).toBe(true);
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
