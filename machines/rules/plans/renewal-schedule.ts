import { addDays, daysBetween } from '../time/index.ts';
import { graceDays, lastDayOfTerm } from './terms.ts';

/** Days after the one on which a term became due on which a charge that failed is tried again. */
const retryDays = [1, 3, 7, graceDays];

/** Days before a charge on which it is announced at the earliest. */
export const mostNoticeDays = 30;

/** Days before a charge on which it is announced, by the months that it pays for. */
const noticeDays = (termMonths: number): number => (termMonths >= 12 ? mostNoticeDays : 7);

/** Whether somebody whose trial ends unpaid after its last day, `expiresOn`, is told so today. */
export const isTrialEndNear = (expiresOn: string, today: string): boolean =>
  addDays(expiresOn, -noticeDays(1)) <= today;

/** A subscription as far as it is charged again. Days are ISO calendar dates of the organization's shop. */
export interface RenewingSubscription {
  readonly status: 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';
  readonly termMonths: number;
  /** First day of access without a break, from which its terms are counted. */
  readonly startsOn: string;
  /** Last day of access: of the term, or of the days that are left to pay an overdue one. */
  readonly expiresOn: string;
  /** Of the first try, or of the next one while it is overdue; null where it does not renew by itself. */
  readonly nextChargeOn: string | null;
}

/** The day on which the term that is to be paid became due, or becomes due; it names the term. */
const dueDay = ({ status, expiresOn }: RenewingSubscription, nextChargeOn: string): string =>
  status === 'PAST_DUE' ? addDays(expiresOn, -graceDays) : nextChargeOn;

/** What is done about a subscription on a day. */
export type RenewalAction =
  /** `dueOn` names the term, which is charged once. */
  | { readonly kind: 'CHARGE'; readonly dueOn: string }
  /** Says that it will be charged, and when. */
  | { readonly kind: 'NOTICE'; readonly chargeOn: string };

/** What is to be done today; null for nothing. `announced` is the day of the charge that was announced last. */
export function renewalAction(
  subscription: RenewingSubscription,
  { today, announced }: { readonly today: string; readonly announced: string | null },
): RenewalAction | null {
  const { status, termMonths, nextChargeOn } = subscription;
  if (status === 'CANCELED' || nextChargeOn === null) return null;
  if (nextChargeOn <= today) return { kind: 'CHARGE', dueOn: dueDay(subscription, nextChargeOn) };
  const isAnnounced = status === 'PAST_DUE' || announced === nextChargeOn;
  return !isAnnounced && addDays(nextChargeOn, -noticeDays(termMonths)) <= today
    ? { kind: 'NOTICE', chargeOn: nextChargeOn }
    : null;
}

/** What a try to charge makes of a subscription: an event of its lifecycle, and its days from then on. */
export type RenewalEffect = Pick<RenewingSubscription, 'startsOn' | 'expiresOn' | 'nextChargeOn'> & {
  readonly event: 'subscription.charged' | 'subscription.chargeFailed' | 'subscription.canceled';
};

/** The first day of a term that is paid today: the one on which it became due, or today after a time without access. */
export const firstDayOfTerm = (dueOn: string, today: string): string =>
  daysBetween(dueOn, today) > graceDays ? today : dueOn;

/**
 * The next term, once it is paid: from the day on which it became due, so that the days that were left to pay it are a
 * part of it; from today where nobody had access for longer than those. A trial is followed by the first term.
 */
export function afterCharge(
  { status, termMonths, startsOn }: RenewingSubscription,
  dueOn: string,
  today: string,
): RenewalEffect {
  const firstDay = firstDayOfTerm(dueOn, today);
  const isFirst = status === 'TRIALING' || firstDay !== dueOn;
  const anchor = isFirst ? firstDay : startsOn;
  const expiresOn = lastDayOfTerm(anchor, firstDay, termMonths);
  return { event: 'subscription.charged', startsOn: anchor, expiresOn, nextChargeOn: addDays(expiresOn, 1) };
}

/** The next try after one that failed, with access until the last; after that one it ends. */
export function afterFailedCharge(
  { status, startsOn, expiresOn }: RenewingSubscription,
  dueOn: string,
  today: string,
): RenewalEffect {
  const late = daysBetween(dueOn, today);
  const next = retryDays.find((day) => day > late);
  const anchor = status === 'TRIALING' ? dueOn : startsOn;
  return next === undefined
    ? { event: 'subscription.canceled', startsOn: anchor, expiresOn, nextChargeOn: null }
    : {
        event: 'subscription.chargeFailed',
        startsOn: anchor,
        expiresOn: addDays(dueOn, graceDays),
        nextChargeOn: addDays(dueOn, next),
      };
}
