import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type Money, type TaxedMoney } from '../money/index.ts';
import {
  afterCharge,
  afterFailedCharge,
  commitmentFrom,
  isRenewalEndable,
  paidTerm,
  renewalAction,
} from '../plans/index.ts';
import { renewedTerm, type SoldPlan } from '../sales/index.ts';
import { authoritativeSide, pricedBySide, type TaxQuote } from '../tax/index.ts';
import { addDays, addMonths, daysBetween } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms, PartPrice, WantedChange } from './change.types.ts';
import { offers, subscriptionTo, termsFor } from './changes.fixture.ts';
import { changedParts } from './change-prices.ts';
import { planChange } from './plan-change.ts';
import { seatsOf } from './requested-plan.ts';

/** What happens on a day. */
type Step =
  | { readonly kind: 'WANT'; readonly wanted: WantedChange }
  | { readonly kind: 'RENEWAL_OFF' }
  | { readonly kind: 'RENEWAL_ON' }
  /** From then on, the catalog's prices are this share of the first ones. */
  | { readonly kind: 'PRICES'; readonly percent: number }
  /** Someone joins, if there is a seat, or leaves. */
  | { readonly kind: 'MEMBERS'; readonly by: 1 | -1 }
  | { readonly kind: 'REFERRAL' }
  /** Whether a payment method is saved, and whether it is declined. */
  | { readonly kind: 'CARD'; readonly isSaved: boolean; readonly isDeclined: boolean };

const nothing: WantedChange = { sku: null, seats: null, featureSkus: null };
const features = fc.subarray(['TELE', 'CARDIAC']);
const seats = fc.integer({ min: 1, max: 12 });
const want = (wanted: Partial<WantedChange>): Step => ({ kind: 'WANT', wanted: { ...nothing, ...wanted } });
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

/** The offers at a share of their prices. */
function offersAt(percent: number): ChangeTerms['offers'] {
  const scalePart = <Part extends PartPrice>(part: Part): Part => {
    const at = ({ amount }: Money) => money(Math.round((amount * percent) / 100), 'USD');
    return { ...part, price: at(part.price), renewalPrice: part.renewalPrice && at(part.renewalPrice) };
  };
  return new Map(
    [...offers].map(([sku, offer]) => [
      sku,
      {
        ...scalePart(offer),
        seat: offer.seat && scalePart(offer.seat),
        features: new Map([...offer.features].map(([feature, part]) => [feature, scalePart(part)])),
      },
    ]),
  );
}
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
  members = 1;
  unspentMonths = 0;
  percent = 100;
  isSaved = true;
  isDeclined = false;
  subscription: ChangedSubscription;
  readonly quote: TaxQuote;

  constructor(subscription: ChangedSubscription, quote: TaxQuote) {
    this.subscription = subscription;
    this.quote = quote;
    this.today = subscription.startsOn;
    if (subscription.status === 'ACTIVE') this.pay(this.worth());
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

  /** The cost of the days from today on; the days of grace cost nothing before their term is paid. */
  daysLeft() {
    if (this.subscription.status !== 'ACTIVE') return 0;
    const left = daysBetween(this.today, addDays(this.subscription.expiresOn ?? '', 1));
    return left < 0 ? 0 : (this.worth() * left) / this.daysOfTerm();
  }

  /** The facts of a day. */
  terms(): ChangeTerms {
    const { quote, members, unspentMonths, isSaved: isChargeable, percent } = this;
    const facts = { quote, members, seatsInUse: members, unspentMonths, isChargeable };
    return termsFor(this.subscription, this.today, { ...facts, offers: offersAt(percent) });
  }

  /** The term that is due, as the recurring job charges it. */
  dueTerm() {
    const { subscription, today } = this;
    const { price, termMonths, expiresOn } = subscription;
    if (price === null || termMonths === null || expiresOn === null) throw new Error('Nothing to renew');
    const charged = { ...subscription, price, termMonths, expiresOn };
    const dueOn = renewalAction({ ...charged, nextChargeOn: today }, { today, announced: null });
    if (dueOn?.kind !== 'CHARGE') throw new Error('Nothing is due');
    const terms = this.terms();
    const seatPrice = terms.offers.get((subscription.scheduled ?? subscription).sku ?? '')?.seat
      ?.renewalPrice;
    const renewed = renewedTerm(charged, { ...terms, seatPrice: seatPrice ?? null });
    return { ...renewed, charged, dueOn: dueOn.dueOn };
  }

  /** Start of a day: charges what is due, and ends what has expired. */
  private wakeUp() {
    const { subscription, today } = this;
    const { nextChargeOn, expiresOn } = subscription;
    if (nextChargeOn === today) this.charge();
    else if (expiresOn !== null && expiresOn < today)
      this.subscription = { ...subscription, status: 'CANCELED', nextChargeOn: null, scheduled: null };
  }

  private charge() {
    const { subscription, today, quote } = this;
    const { plan, termMonths, amount, freeMonths, charged, dueOn } = this.dueTerm();
    if (!this.isSaved || this.isDeclined) {
      const { event, ...days } = afterFailedCharge(charged, dueOn, today);
      const status = event === 'subscription.canceled' ? 'CANCELED' : 'PAST_DUE';
      const scheduled = status === 'CANCELED' ? null : subscription.scheduled;
      this.subscription = { ...subscription, ...days, status, scheduled };
      return;
    }
    const { event: _event, ...days } = afterCharge({ ...charged, termMonths }, dueOn, today);
    const after = { ...plan, ...days, term: paidTerm(dueOn, amount), scheduled: null };
    this.renew({ ...subscription, ...after, status: 'ACTIVE' }, freeMonths);
    this.pay(authoritativeSide(amount, quote).amount);
  }

  /** An overdue term is paid from its due day. */
  private renew(after: ChangedSubscription, freeMonths: number) {
    this.subscription = after;
    this.unspentMonths -= freeMonths;
    const late = daysBetween(after.term?.firstDay ?? this.today, this.today);
    this.owed += (this.worth() * late) / this.daysOfTerm();
  }

  /** End of a day: adds the cost of the plan held in the evening. */
  private passDay() {
    const { status, expiresOn } = this.subscription;
    if (status === 'ACTIVE' && this.today <= (expiresOn ?? '')) this.owed += this.worth() / this.daysOfTerm();
    this.today = addDays(this.today, 1);
    this.wakeUp();
  }

  pass(days: number) {
    for (let day = 0; day < days; day += 1) this.passDay();
  }

  take(step: Step) {
    const { subscription } = this;
    const { status, expiresOn } = subscription;
    switch (step.kind) {
      case 'RENEWAL_OFF': {
        const commitmentEndsOn = subscription.commitment?.endsOn ?? null;
        if (isRenewalEndable({ ...subscription, commitmentEndsOn }))
          this.subscription = { ...subscription, nextChargeOn: null, scheduled: null };
        return;
      }
      case 'RENEWAL_ON':
        if ((status === 'ACTIVE' || status === 'TRIALING') && expiresOn !== null)
          this.subscription = { ...subscription, nextChargeOn: addDays(expiresOn, 1) };
        return;
      case 'PRICES':
        this.percent = step.percent;
        return;
      case 'MEMBERS': {
        const seats = subscription.seatsInBase + subscription.additionalSeats;
        this.members = Math.min(Math.max(1, this.members + step.by), seats);
        return;
      }
      case 'REFERRAL':
        this.unspentMonths += 1;
        return;
      case 'CARD':
        this.isSaved = step.isSaved;
        this.isDeclined = step.isDeclined;
        return;
      case 'WANT':
        this.want(planChange(subscription, step.wanted, this.terms()));
    }
  }

  private want(change: ReturnType<typeof planChange>) {
    const { subscription, quote } = this;
    if (change.takesEffect === 'AT_RENEWAL') {
      this.subscription = { ...subscription, scheduled: change.plan };
      return;
    }
    if (change.takesEffect === 'NEVER') return;
    const { credit, due } = change.amounts;
    const side = (price: TaxedMoney) => authoritativeSide(price, quote).amount;
    const before = this.daysLeft();
    const after: ChangedSubscription = { ...change.after, status: 'ACTIVE' };
    if (subscription.status === 'PAST_DUE') this.renew(after, change.freeMonths);
    else {
      this.subscription = after;
      this.unspentMonths -= change.freeMonths;
      // A term that is paid in advance joins the running one, whose days then cost the average of both.
      const isInAdvance = change.effectiveDay > this.today;
      this.owed += isInAdvance ? before + side(due) - this.daysLeft() : Math.max(0, before - side(credit));
    }
    if (side(due) > 0) this.pay(side(due));
  }

  /** The remaining part of the running term's payments. */
  kept() {
    const payment = this.subscription.term?.payment;
    return payment ? payment.received.amount - payment.credited.amount : 0;
  }
}

/** How a subscription begins: paid for a term, free for a while, or by the month and for a number of months at least. */
type Beginning = { readonly kind: 'PAID' | 'TRIAL' } | { readonly kind: 'RENTAL'; readonly months: number };

/** The days of a trial. */
const trialDays = 30;
const monthly = money(21_900, 'USD');

const lifeOf = (beginning: fc.Arbitrary<Beginning>) =>
  fc.record({
    quote: fc.constantFrom(...quotes),
    beginning,
    sku: fc.constantFrom('IND', 'IND-3Y', 'CORE', 'TEAM', 'PRO'),
    start: fc.integer({ min: 0, max: 1500 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 0, max: 150 }), steps), { maxLength: 20 }),
  });
const memberships = lifeOf(fc.constant({ kind: 'PAID' as const }));
const lives = lifeOf(
  fc.oneof(
    fc.constantFrom<Beginning>({ kind: 'PAID' }, { kind: 'TRIAL' }),
    fc.record({ kind: fc.constant('RENTAL' as const), months: fc.integer({ min: 1, max: 30 }) }),
  ),
);
type Life = typeof lives extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The subscription on its first day. */
function begun({ sku, start, quote, beginning }: Life): ChangedSubscription {
  const startsOn = addDays('2024-01-01', start);
  const bought = subscriptionTo(sku, { startsOn });
  if (beginning.kind === 'RENTAL') {
    const price = pricedBySide(monthly, quote);
    const nextChargeOn = addMonths(startsOn, 1);
    return {
      ...subscriptionTo('IND', { startsOn }),
      planType: 'RENTAL',
      sku: 'RENT',
      termMonths: 1,
      price,
      expiresOn: addDays(nextChargeOn, -1),
      nextChargeOn,
      term: paidTerm(startsOn, price),
      commitment: commitmentFrom(startsOn, beginning.months),
    };
  }
  const price = bought.price && pricedBySide(authoritativeSide(bought.price, quote), quote);
  if (beginning.kind === 'PAID') return { ...bought, price, term: paidTerm(startsOn, price) };
  const nextChargeOn = addDays(startsOn, trialDays);
  const expiresOn = addDays(nextChargeOn, -1);
  return { ...bought, status: 'TRIALING', price, expiresOn, nextChargeOn, term: paidTerm(startsOn, null) };
}

/** Simulates three years, with a check after each step. */
function live(
  life: Life,
  examine: (years: Years, before: ChangedSubscription, step: Step | null) => void,
): Years {
  const years = new Years(begun(life), life.quote);
  let left = 3 * 365;
  for (const [days, step] of life.steps) {
    const passing = Math.min(days, left);
    left -= passing;
    years.pass(passing);
    const before = years.subscription;
    years.take(step);
    examine(years, before, step);
  }
  years.pass(left);
  examine(years, years.subscription, null);
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
