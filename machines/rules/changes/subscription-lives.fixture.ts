import { money, type Money } from '../money/index.ts';
import { commitmentFrom, paidTerm } from '../plans/index.ts';
import { authoritativeSide, pricedBySide, type TaxQuote } from '../tax/index.ts';
import { addDays, addMonths } from '../time/index.ts';
import type { ChangedSubscription, ChangeTerms, PartPrice, RequestedChange } from './change.types.ts';
import { offers, subscriptionTo } from './changes.fixture.ts';

/** What happens on a day. */
export type Step =
  | { readonly kind: 'WANT'; readonly requested: RequestedChange }
  | { readonly kind: 'RENEWAL_OFF' }
  | { readonly kind: 'RENEWAL_ON' }
  /** From then on, the catalog's prices are this share of the first ones. */
  | { readonly kind: 'PRICES'; readonly percent: number }
  /** Someone joins, if there is a seat, or leaves. */
  | { readonly kind: 'MEMBERS'; readonly by: 1 | -1 }
  | { readonly kind: 'REFERRAL' }
  /** Whether a payment method is saved, and whether it is declined. */
  | { readonly kind: 'CARD'; readonly isSaved: boolean; readonly isDeclined: boolean };

/** One more term. */
export const nothing: RequestedChange = { sku: null, seats: null, featureSkus: null };
/** The offers at a share of their prices. */
export function offersAt(percent: number): ChangeTerms['offers'] {
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
/** How a subscription begins: paid for a term, free for a while, or by the month and for a number of months at least. */
export type Beginning =
  | { readonly kind: 'PAID' | 'TRIAL' }
  | { readonly kind: 'RENTAL'; readonly months: number };

/** The days of a trial. */
const trialDays = 30;
const monthly = money(21_900, 'USD');

/** How a subscription begins, and what happens in its years. */
export interface Life {
  readonly quote: TaxQuote;
  readonly beginning: Beginning;
  readonly sku: string;
  /** In days after the first of January 2024. */
  readonly start: number;
  /** Each some days after the one before. */
  readonly steps: readonly (readonly [days: number, Step])[];
}

/** The subscription on its first day. */
export function beginLife({ sku, start, quote, beginning }: Life): ChangedSubscription {
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
