import {
  addMoney,
  type Money,
  shareOfMoney,
  subtractTaxedMoney,
  type TaxedMoney,
  zeroMoney,
  zeroTaxedMoney,
} from '../money/index.ts';
import { creditableOf, type PaidTerm, prorate, type TermPayment } from '../plans/index.ts';
import { agreedPriceToday, authoritativeSide, pricedBySide, type TaxQuote } from '../tax/index.ts';
import { addDays, monthsBetween } from '../time/index.ts';
import type { ChangedSubscription, ChangeNow } from './change.types.ts';
import { cataloguePrice, firstPrice, priceOfAdded } from './change-prices.ts';
import type { RequestedPlan } from './requested-plan.ts';

/** A subscription in a term with a last day. */
export type RunningSubscription = ChangedSubscription & {
  readonly expiresOn: string;
  readonly term: PaidTerm;
};

/** Months of the current term; a fraction counts as one month. */
const monthsOf = ({ term, expiresOn }: RunningSubscription): number =>
  Math.max(1, monthsBetween(term.firstDay, addDays(expiresOn, 1)));

/** The price of a plan for the whole current term, on the authoritative side. */
function priceOfTerm(
  subscription: RunningSubscription,
  plan: RequestedPlan,
  worth: Money,
  quote: TaxQuote,
): Money {
  const { termMonths } = plan.offer;
  const months = BigInt(monthsOf(subscription));
  const scale = (price: Money) =>
    termMonths === null ? price : shareOfMoney(price, months, BigInt(termMonths));
  if (plan.isOwnPlan) return addMoney(worth, scale(priceOfAdded(subscription, plan, firstPrice, quote)));
  return scale(cataloguePrice(plan, firstPrice, quote)?.whole ?? worth);
}

/** The amount that can still be credited, on the authoritative side. */
function creditableSide(payment: TermPayment, quote: TaxQuote): Money {
  const left = creditableOf(payment);
  const { gross } = payment.worth;
  if (gross.amount === 0) return zeroMoney(gross.currency);
  return shareOfMoney(left, BigInt(authoritativeSide(payment.worth, quote).amount), BigInt(gross.amount));
}

/** The cost of changing an active term today, and the term after payment. */
export function amountsInTerm(
  subscription: RunningSubscription,
  plan: RequestedPlan,
  { today, quote }: { readonly today: string; readonly quote: TaxQuote },
): { readonly amounts: ChangeNow['amounts']; readonly term: PaidTerm } {
  const { term, expiresOn } = subscription;
  const { currency } = plan.offer.price;
  const zero = zeroTaxedMoney(currency);
  const payment = term.payment ?? { worth: zero, received: zero.gross, credited: zero.gross };
  const worth = authoritativeSide(agreedPriceToday(payment.worth, quote), quote);
  const newPrice = priceOfTerm(subscription, plan, worth, quote);
  const prorated = prorate({
    periodStart: term.firstDay,
    periodEnd: addDays(expiresOn, 1),
    changeDate: today,
    oldPrice: worth,
    newPrice,
    creditable: creditableSide(payment, quote),
  });
  const [charge, due] = [pricedBySide(prorated.charge, quote), pricedBySide(prorated.due, quote)];
  const credit = subtractTaxedMoney(charge, due);
  return {
    amounts: { charge, credit, due, unusedCredit: pricedBySide(prorated.unusedCredit, quote) },
    term: {
      firstDay: term.firstDay,
      payment: {
        worth: pricedBySide(newPrice, quote),
        received: addMoney(payment.received, charge.gross),
        credited: addMoney(payment.credited, credit.gross),
      },
    },
  };
}

/** A charge without a credit. */
export const wholeCharge = (charge: TaxedMoney): ChangeNow['amounts'] => ({
  charge,
  credit: zeroTaxedMoney(charge.gross.currency),
  due: charge,
  unusedCredit: zeroTaxedMoney(charge.gross.currency),
});
