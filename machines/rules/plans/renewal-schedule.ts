import { addDays, daysBetween } from '../time/index.ts';
import { graceDays, lastDayOfTerm } from './terms.ts';

/** Days after the due day on which a failed charge is attempted again. */
const retryDays = [1, 3, 7, graceDays];

/** The earliest announcement of a charge, in days before it. */
export const mostNoticeDays = 30;

/** The announcement of a charge, in days before it, by the months that it pays for. */
const noticeDays = (termMonths: number): number => (termMonths >= 12 ? mostNoticeDays : 7);

/** The same where a trial ends: late enough to have tried it, early enough to cancel it. */
const trialNoticeDays = noticeDays(1);

/** Whether the end of an unpaid trial, after its last day `expiresOn`, is announced today. */
export const isTrialEndNear = (expiresOn: string, today: string): boolean =>
  addDays(expiresOn, -trialNoticeDays) <= today;

/** The part of a subscription needed to charge it again. Days are ISO calendar dates of the organization's shop. */
export interface RenewingSubscription {
  readonly status: 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';
  readonly termMonths: number;
  /** First day of uninterrupted access, from which its terms are counted. */
  readonly startsOn: string;
  /** Last day of access: of the term, or of the grace period while it is overdue. */
  readonly expiresOn: string;
  /** Day of the first attempt, or of the next one while it is overdue; null if it doesn't renew automatically. */
  readonly nextChargeOn: string | null;
}

/** The due day of the term whose charge has failed, which identifies the term; null if none is overdue. */
export const overdueDay = ({
  status,
  expiresOn,
}: Pick<RenewingSubscription, 'status' | 'expiresOn'>): string | null =>
  status === 'PAST_DUE' ? addDays(expiresOn, -graceDays) : null;

/** The due day of the term to be paid, which identifies the term. */
const dueDay = (subscription: RenewingSubscription, nextChargeOn: string): string =>
  overdueDay(subscription) ?? nextChargeOn;

/** What happens to a subscription on a day. */
export type RenewalAction =
  /** `dueOn` identifies the term, which is charged once. */
  | { readonly kind: 'CHARGE'; readonly dueOn: string }
  /** Announces the charge and its day. */
  | { readonly kind: 'NOTICE'; readonly chargeOn: string };

/** What is due today; null if there is none. `announced` is the day of the last announced charge. */
export function renewalAction(
  subscription: RenewingSubscription,
  { today, announced }: { readonly today: string; readonly announced: string | null },
): RenewalAction | null {
  const { status, termMonths, nextChargeOn } = subscription;
  if (status === 'CANCELED' || nextChargeOn === null) return null;
  if (nextChargeOn <= today) return { kind: 'CHARGE', dueOn: dueDay(subscription, nextChargeOn) };
  const isAnnounced = status === 'PAST_DUE' || announced === nextChargeOn;
  const notice = status === 'TRIALING' ? trialNoticeDays : noticeDays(termMonths);
  return !isAnnounced && addDays(nextChargeOn, -notice) <= today
    ? { kind: 'NOTICE', chargeOn: nextChargeOn }
    : null;
}

/** The effect of an attempted charge on a subscription: an event of its lifecycle, and its new days. */
export type RenewalEffect = Pick<RenewingSubscription, 'startsOn' | 'expiresOn' | 'nextChargeOn'> & {
  readonly event: 'subscription.charged' | 'subscription.chargeFailed' | 'subscription.canceled';
};

/** The first day of a term that is paid today: its due day, or today after a time without access. */
export const firstDayOfTerm = (dueOn: string, today: string): string =>
  daysBetween(dueOn, today) > graceDays ? today : dueOn;

/**
 * The next term after its payment. It starts on its due day, so that the grace period is part of it, or today if access
 * had ended longer ago. A trial is followed by the first term.
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

/** The next attempt after a failed one, with access until the last; after that one, the subscription ends. */
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
