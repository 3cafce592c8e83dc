import type { TaxedMoney } from '../money/index.ts';
import {
  afterCharge,
  firstDayOfTerm,
  graceDays,
  lastDayOfTerm,
  paidTerm,
  withLongerTerm,
} from '../plans/index.ts';
import { renewedTerm } from '../sales/index.ts';
import { addDays } from '../time/index.ts';
import type { ChangedSubscription, ChangeNow, ChangeTerms } from './change.types.ts';
import { isOverdue } from './change-refusals.ts';
import { wholeCharge } from './term-amounts.ts';

/** A subscription with access and a price for one more term. */
type Renewable = ChangedSubscription & { readonly expiresOn: string; readonly price: TaxedMoney };

type Days = Pick<ChangeNow['after'], 'startsOn' | 'term'> & {
  readonly firstDay: string;
  readonly expiresOn: string;
};

/** The overdue term, from its due day. */
function overdueDays(
  { status, startsOn, expiresOn, nextChargeOn }: Renewable,
  {
    termMonths,
    charge,
    today,
  }: { readonly termMonths: number; readonly charge: TaxedMoney; readonly today: string },
): Days {
  const dueOn = status === 'PAST_DUE' ? addDays(expiresOn, -graceDays) : addDays(expiresOn, 1);
  const firstDay = firstDayOfTerm(dueOn, today);
  const effect = afterCharge({ status, termMonths, startsOn, expiresOn, nextChargeOn }, dueOn, today);
  return { ...effect, firstDay, term: paidTerm(firstDay, charge) };
}

/** One more term after the current one, paid in advance. */
function addedDays(
  { startsOn, expiresOn, term }: Renewable,
  { termMonths, charge }: { readonly termMonths: number; readonly charge: TaxedMoney },
): Days {
  const firstDay = addDays(expiresOn, 1);
  return {
    startsOn,
    firstDay,
    expiresOn: lastDayOfTerm(startsOn, firstDay, termMonths),
    term: term && withLongerTerm(term, charge),
  };
}

/**
 * One more term of a subscription with access, at its agreed price. An overdue one renews with its scheduled change, as
 * it would be charged automatically; one paid in advance stays unchanged and drops a scheduled change. It renews
 * automatically only if it did before, and if a payment method is saved.
 */
export function renewalByHand(subscription: Renewable, terms: ChangeTerms): ChangeNow {
  const { nextChargeOn, commitment } = subscription;
  const { today, isChargeable, offers } = terms;
  const isDue = isOverdue(subscription, terms);
  const renewed = { ...subscription, scheduled: isDue ? subscription.scheduled : null };
  const seat = offers.get((renewed.scheduled ?? renewed).sku ?? '')?.seat ?? null;
  const seatPrice = seat && seat.renewalPrice;
  const { plan, termMonths, freeMonths, amount: charge } = renewedTerm(renewed, { ...terms, seatPrice });
  const days = (isDue ? overdueDays : addedDays)(subscription, { termMonths, charge, today });
  const { firstDay, startsOn, expiresOn, term } = days;
  return {
    takesEffect: 'NOW',
    effectiveDay: firstDay,
    lastDay: expiresOn,
    plan,
    amounts: wholeCharge(charge),
    freeMonths,
    paidDays: { first: firstDay, last: expiresOn },
    clearsScheduledChange: subscription.scheduled !== null && !isDue,
    clearsCancellation: false,
    after: {
      ...plan,
      startsOn,
      expiresOn,
      nextChargeOn: nextChargeOn !== null && isChargeable ? addDays(expiresOn, 1) : null,
      term,
      scheduled: null,
      commitment,
    },
  };
}
