import { addMoney, money, subtractTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { afterCharge, afterFailedCharge, isRenewalEndable, paidTerm, renewalAction } from '../plans/index.ts';
import { renewedTerm } from '../sales/index.ts';
import { authoritativeSide, pricedBySide, type TaxQuote } from '../tax/index.ts';
import { addDays, daysBetween } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms } from './change.types.ts';
import { termsFor } from './changes.fixture.ts';
import { type CreditFault, expectedCredit, type TermBefore } from './expected-credit.fixture.ts';
import { planChange } from './plan-change.ts';
import { beginLife, type Life, offersAt, type Step } from './subscription-lives.fixture.ts';

/** The books of a subscription simulated for three years, on the authoritative side of its prices. */
export class Years {
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
  /** With tax, for the current term. */
  paidForTerm = 0;
  /** How much each credit differs from what the buyer is owed. */
  readonly creditDifferences: number[] = [];
  readonly quote: TaxQuote;
  readonly change: typeof planChange;

  constructor(subscription: ChangedSubscription, quote: TaxQuote, change: typeof planChange) {
    this.subscription = subscription;
    this.quote = quote;
    this.change = change;
    this.today = subscription.startsOn;
    const paid = subscription.term?.payment?.worth;
    if (subscription.status === 'ACTIVE' && paid) this.pay(paid, null);
  }

  /** A payment, for the current term or, if it began after that of `before`, for the first time. */
  private pay(amount: TaxedMoney, before: ChangedSubscription | null) {
    this.charged += authoritativeSide(amount, this.quote).amount;
    this.invoices += 1;
    const isSameTerm = before?.term?.firstDay === this.subscription.term?.firstDay;
    this.paidForTerm = (isSameTerm ? this.paidForTerm : 0) + amount.gross.amount;
  }

  /** The current term as the buyer's books have it; null if there is none to credit. */
  termBefore({ status, expiresOn, term }: ChangedSubscription): TermBefore | null {
    if (status !== 'ACTIVE' || expiresOn === null || expiresOn < this.today || !term?.payment) return null;
    const worth = authoritativeSide(term.payment.worth, this.quote).amount;
    const gross = term.payment.worth.gross.amount;
    const paid = gross === 0 ? 0 : (this.paidForTerm * worth) / gross;
    return { firstDay: term.firstDay, lastDay: expiresOn, worth, paid };
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
    const { subscription, today } = this;
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
    this.pay(amount, subscription);
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
        this.want(this.change(subscription, step.requested, this.terms()));
    }
  }

  private want(change: ReturnType<typeof planChange>) {
    const { subscription, quote } = this;
    if (change.takesEffect === 'AT_RENEWAL') {
      this.subscription = { ...subscription, scheduled: change.plan };
      return;
    }
    if (change.takesEffect === 'NEVER') return;
    const { charge, credit, due } = change.amounts;
    const side = (price: TaxedMoney) => authoritativeSide(price, quote).amount;
    const before = this.daysLeft();
    const isInAdvance = change.effectiveDay > this.today;
    const term = isInAdvance ? null : this.termBefore(subscription);
    const expected = term === null ? 0 : expectedCredit(term, this.today, side(charge));
    this.creditDifferences.push(side(credit) - expected);
    const after: ChangedSubscription = { ...change.after, status: 'ACTIVE' };
    if (subscription.status === 'PAST_DUE') this.renew(after, change.freeMonths);
    else {
      this.subscription = after;
      this.unspentMonths -= change.freeMonths;
      // A term that is paid in advance joins the current one, whose days then cost the average of both.
      this.owed += isInAdvance ? before + side(due) - this.daysLeft() : Math.max(0, before - expected);
    }
    if (side(due) > 0) this.pay(due, subscription);
  }

  /** The remaining part of the current term's payments. */
  kept() {
    const payment = this.subscription.term?.payment;
    return payment ? payment.received.amount - payment.credited.amount : 0;
  }
}

/** The rule with a mistake in its credits. The mistake is shown, charged and booked alike. */
export const planChangeWith =
  (fault: CreditFault): typeof planChange =>
  (subscription, requested, terms) => {
    const change = planChange(subscription, requested, terms);
    const { expiresOn, term } = subscription;
    if (change.takesEffect !== 'NOW' || expiresOn === null || !term?.payment) return change;
    const { quote, today } = terms;
    const { charge, credit, unusedCredit } = change.amounts;
    const payment = change.after.term?.payment;
    const correct = authoritativeSide(credit, quote).amount;
    if (!payment || correct === 0) return change;
    const worth = authoritativeSide(term.payment.worth, quote).amount;
    const before = { firstDay: term.firstDay, lastDay: expiresOn, worth, paid: worth };
    const wrong = pricedBySide(money(fault(correct, before, today), credit.gross.currency), quote);
    const credited = addMoney(term.payment.credited, wrong.gross);
    const after = { ...change.after, term: { firstDay: term.firstDay, payment: { ...payment, credited } } };
    const amounts = { charge, credit: wrong, due: subtractTaxedMoney(charge, wrong), unusedCredit };
    return { ...change, amounts, after };
  };

/** Simulates three years, with a check after each step. */
export function live(
  life: Life,
  examine: (years: Years, before: ChangedSubscription, step: Step | null) => void,
  change = planChange,
): Years {
  const years = new Years(beginLife(life), life.quote, change);
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
