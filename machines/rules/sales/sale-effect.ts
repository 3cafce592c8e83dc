import { addTaxedMoney, type TaxedMoney } from '../money/index.ts';
import {
  graceDays,
  isUpgrade,
  lastDayOfTerm,
  paidTerm,
  type PaidTerm,
  type PlanType,
  withLongerTerm,
  withPaidPart,
} from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import type { OrderSale, SoldPlan, SoldSeats } from './sale.ts';

/** A subscription but for its status. Days are ISO calendar dates of the organization's shop. */
export interface SubscriptionTerms {
  readonly planType: PlanType;
  readonly sku: string | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  readonly termMonths: number | null;
  /** First day of access without a break, from which its terms are counted. */
  readonly startsOn: string;
  /** Last day of access; null for what never ends. */
  readonly expiresOn: string | null;
  /** Null where it does not renew by itself. */
  readonly nextChargeOn: string | null;
  /** Of one more term; null where nothing is charged again, or sales sets it. */
  readonly price: TaxedMoney | null;
  /** The term that runs; null for what never ends. */
  readonly term: PaidTerm | null;
  /** What it becomes when the term ends and it renews, at the price that was agreed; null where it stays as it is. */
  readonly scheduled: SoldPlan | null;
  readonly commitment: { readonly months: number; readonly endsOn: string } | null;
}

/** An organization as it is at the moment at which its order is paid. */
export interface OrganizationInSale {
  readonly members: number;
  /** Null where it never had one. */
  readonly subscription:
    | (SubscriptionTerms & { readonly status: 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED' })
    | null;
}

/** When an order was paid, and whether its buyer wants the membership to renew by itself. */
export interface Conclusion {
  /** The day in the organization's shop. */
  readonly today: string;
  readonly autoRenewal: boolean;
}

type CurrentSubscription = NonNullable<OrganizationInSale['subscription']>;

const hasAccess = ({ expiresOn }: CurrentSubscription, today: string): boolean =>
  expiresOn === null || expiresOn >= today;

/** The day on which the next term begins: after the last one, or the day on which an overdue one became due. */
const nextTermDay = (status: CurrentSubscription['status'], expiresOn: string): string =>
  addDays(expiresOn, status === 'PAST_DUE' ? -graceDays : 1);

/** The term that is bought, and the day from which the subscription's terms are counted. */
interface BoughtTerm {
  readonly startsOn: string;
  readonly expiresOn: string | null;
  readonly term: PaidTerm | null;
}

/** One more term of a subscription that has access: what runs is longer, what is overdue is paid from its due day. */
function nextTerm(
  { status, startsOn, expiresOn, term }: CurrentSubscription & { readonly expiresOn: string },
  months: number,
  paid: TaxedMoney | null,
): BoughtTerm {
  const firstDay = nextTermDay(status, expiresOn);
  const runs = status !== 'PAST_DUE' && term !== null;
  return {
    startsOn,
    expiresOn: lastDayOfTerm(startsOn, firstDay, months),
    term: runs ? withLongerTerm(term, paid) : paidTerm(firstDay, paid),
  };
}

function boughtTerm(
  { termMonths }: SoldPlan,
  current: CurrentSubscription | null,
  today: string,
  paid: TaxedMoney | null,
): BoughtTerm {
  const runs = current !== null && hasAccess(current, today);
  if (termMonths === null) return { startsOn: runs ? current.startsOn : today, expiresOn: null, term: null };
  const { expiresOn = null } = current ?? {};
  if (runs && expiresOn !== null) return nextTerm({ ...current, expiresOn }, termMonths, paid);
  const startsOn = runs ? current.startsOn : today;
  return { startsOn, expiresOn: lastDayOfTerm(startsOn, today, termMonths), term: paidTerm(today, paid) };
}

/** Everybody who is in the organization keeps a seat, whatever was bought. */
function withSeatsFor(members: number, terms: SubscriptionTerms): SubscriptionTerms {
  const { seatsInBase } = terms;
  const additionalSeats = Math.max(terms.additionalSeats, members - seatsInBase);
  return {
    ...terms,
    additionalSeats,
    seatLimit: Math.max(terms.seatLimit, seatsInBase + additionalSeats),
  };
}

/**
 * The plan as it was bought: its own goes on from where it ends, another one begins today. What renews already still does:
 * a missing tick asks for nothing, and only administrators end the renewal.
 */
function withPlan(
  plan: SoldPlan,
  current: CurrentSubscription | null,
  { today, autoRenewal }: Conclusion,
  paid: TaxedMoney | null,
): SubscriptionTerms {
  const ownPlan = current?.planType === plan.planType ? current : null;
  const bought = boughtTerm(plan, ownPlan, today, paid);
  const { expiresOn } = bought;
  const isRenewing = autoRenewal || (ownPlan?.nextChargeOn ?? null) !== null;
  return {
    ...plan,
    ...bought,
    nextChargeOn: isRenewing && plan.price !== null && expiresOn !== null ? addDays(expiresOn, 1) : null,
    scheduled: null,
    commitment: ownPlan?.commitment ?? null,
  };
}

/** A term of another plan than the one that runs, and no upgrade of it: nobody loses what runs, and nobody what was paid. */
function withOtherTerm(
  current: CurrentSubscription,
  { termMonths }: SoldPlan,
  paid: TaxedMoney | null,
): SubscriptionTerms {
  const { status: _status, ...terms } = current;
  const { expiresOn, nextChargeOn } = terms;
  if (expiresOn === null || termMonths === null) return terms;
  const longer = nextTerm({ ...current, expiresOn }, termMonths, paid);
  const nextDay = longer.expiresOn && addDays(longer.expiresOn, 1);
  return { ...terms, ...longer, nextChargeOn: nextChargeOn && nextDay };
}

function withSeats(
  { status: _status, ...terms }: CurrentSubscription,
  added: SoldSeats,
  today: string,
  paid: TaxedMoney | null,
): SubscriptionTerms {
  const { price, term, expiresOn } = terms;
  const isAddable = price !== null && price.gross.currency === added.price?.gross.currency;
  return {
    ...terms,
    additionalSeats: terms.additionalSeats + added.count,
    price: isAddable && added.price !== null ? addTaxedMoney(price, added.price) : price,
    term:
      term && expiresOn !== null && expiresOn >= today
        ? withPaidPart(term, { today, lastDay: expiresOn }, paid)
        : term,
  };
}

function planEffect(
  plan: SoldPlan,
  current: CurrentSubscription | null,
  conclusion: Conclusion,
  paid: TaxedMoney | null,
): SubscriptionTerms | null {
  if (plan.planType === 'BASIC') return current === null ? withPlan(plan, null, conclusion, null) : null;
  const isAnother =
    current !== null &&
    current.status !== 'CANCELED' &&
    hasAccess(current, conclusion.today) &&
    current.planType !== plan.planType &&
    !isUpgrade(current.planType, plan.planType);
  return isAnother ? withOtherTerm(current, plan, paid) : withPlan(plan, current, conclusion, paid);
}

/**
 * What a paid order makes of an organization's subscription; null for the organization that it founds, null as an answer
 * where it stays as it is. What was paid for is given, whatever has happened since the order was placed: an order is
 * refused before its charge and never after.
 *
 * - The plan that runs, or is canceled and still lasts, goes on from the day after its last; an overdue one from the day
 *   on which it became due; one that has ended begins anew today.
 * - A greater plan begins today, at its full price. A term of a lesser one prolongs what runs.
 * - A probe without a membership brings the BASIC plan to an organization that never had one, and touches no other.
 * - Seats are added to the plan that runs; one more term costs that much more.
 */
export function saleEffect(
  { plan, seats, paid }: OrderSale,
  organization: OrganizationInSale | null,
  conclusion: Conclusion,
): SubscriptionTerms | null {
  const { members, subscription: current } = organization ?? { members: 1, subscription: null };
  const terms =
    plan === null
      ? seats && current && withSeats(current, seats, conclusion.today, paid)
      : planEffect(plan, current, conclusion, paid);
  return terms && withSeatsFor(members, terms);
}
