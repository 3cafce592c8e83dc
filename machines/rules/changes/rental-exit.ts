import { multiplyMoney } from '../money/index.ts';
import { committedThrough, lastDayOfTerm, withLongerTerm } from '../plans/index.ts';
import { planOfSubscription } from '../sales/index.ts';
import { agreedPriceToday, authoritativeSide, pricedBySide } from '../tax/index.ts';
import { addDays } from '../time/index.ts';
import type { ChangedSubscription, ChangeNow, ChangeRefusal, ChangeTerms } from './change.types.ts';
import { notAllowed } from './change-refusals.ts';
import { wholeCharge } from './term-amounts.ts';

/** The terms of a rental that are still to be paid until a day. */
function termsUntil(
  endsOn: string,
  { startsOn, nextChargeOn, termMonths }: { startsOn: string; nextChargeOn: string; termMonths: number },
): number {
  let count = 0;
  for (let day = nextChargeOn; day < endsOn; day = addDays(lastDayOfTerm(startsOn, day, termMonths), 1))
    count += 1;
  return count;
}

/**
 * Leaving a rental before its commitment ends: the rest of it is paid at once, at the agreed price with today's tax. As
 * it is paid, the probe and its membership stay until then, and nothing is charged after it. Refused where nothing is
 * left to pay, and while a term is overdue.
 */
export function rentalExit(
  subscription: ChangedSubscription,
  { quote }: Pick<ChangeTerms, 'quote'>,
): ChangeNow | { readonly refusal: ChangeRefusal } {
  const { status, startsOn, price, nextChargeOn, termMonths, term, commitment, scheduled } = subscription;
  if (status === 'PAST_DUE') return { refusal: notAllowed('PAYMENT_OVERDUE') };
  const lastDay = nextChargeOn === null ? null : committedThrough(commitment, nextChargeOn);
  if (lastDay === null || nextChargeOn === null || price === null || termMonths === null)
    return { refusal: notAllowed('NOTHING_CHANGES') };
  const count = termsUntil(addDays(lastDay, 1), { startsOn, nextChargeOn, termMonths });
  const monthly = authoritativeSide(agreedPriceToday(price, quote), quote);
  const charge = pricedBySide(multiplyMoney(monthly, count), quote);
  const plan = planOfSubscription(subscription);
  return {
    takesEffect: 'NOW',
    effectiveDay: nextChargeOn,
    lastDay,
    plan,
    amounts: wholeCharge(charge),
    paidDays: { first: nextChargeOn, last: lastDay },
    freeMonths: 0,
    clearsScheduledChange: scheduled !== null,
    clearsCancellation: false,
    after: {
      ...plan,
      startsOn,
      expiresOn: lastDay,
      nextChargeOn: null,
      term: term && withLongerTerm(term, charge),
      scheduled: null,
      commitment,
    },
  };
}
