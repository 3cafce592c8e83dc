import { addTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { graceDays, isUpgrade, lastDayOfTerm, type PlanType } from '../plans/index.ts';
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
  readonly scheduledPlanType: PlanType | null;
  readonly scheduledFeatureSkus: readonly string[] | null;
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

/** The first day of the term that is bought, and the day from which the subscription's terms are counted. */
function termBegin(
  { termMonths: soldMonths }: SoldPlan,
  current: CurrentSubscription | null,
  today: string,
): { readonly startsOn: string; readonly firstDay: string } {
  if (current === null || !hasAccess(current, today)) return { startsOn: today, firstDay: today };
  const { status, startsOn, expiresOn } = current;
  if (soldMonths === null || expiresOn === null) return { startsOn, firstDay: today };
  return { startsOn, firstDay: nextTermDay(status, expiresOn) };
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
): SubscriptionTerms {
  const { termMonths, price, ...seatsAndFeatures } = plan;
  const ownPlan = current?.planType === plan.planType ? current : null;
  const { startsOn, firstDay } = termBegin(plan, ownPlan, today);
  const expiresOn = termMonths === null ? null : lastDayOfTerm(startsOn, firstDay, termMonths);
  const isRenewing = autoRenewal || (ownPlan?.nextChargeOn ?? null) !== null;
  return {
    ...seatsAndFeatures,
    termMonths,
    price,
    startsOn,
    expiresOn,
    nextChargeOn: isRenewing && price !== null && expiresOn !== null ? addDays(expiresOn, 1) : null,
    scheduledPlanType: null,
    scheduledFeatureSkus: null,
    commitment: ownPlan?.commitment ?? null,
  };
}

/** A term of another plan than the one that runs, and no upgrade of it: nobody loses what runs, and nobody what was paid. */
function withLongerTerm(current: CurrentSubscription, { termMonths }: SoldPlan): SubscriptionTerms {
  const { status, ...terms } = current;
  const { startsOn, expiresOn, nextChargeOn } = terms;
  if (expiresOn === null || termMonths === null) return terms;
  const longer = lastDayOfTerm(startsOn, nextTermDay(status, expiresOn), termMonths);
  return { ...terms, expiresOn: longer, nextChargeOn: nextChargeOn && addDays(longer, 1) };
}

function withSeats({ status: _status, ...terms }: CurrentSubscription, added: SoldSeats): SubscriptionTerms {
  const { price } = terms;
  const isAddable = price !== null && price.gross.currency === added.price?.gross.currency;
  return {
    ...terms,
    additionalSeats: terms.additionalSeats + added.count,
    price: isAddable && added.price !== null ? addTaxedMoney(price, added.price) : price,
  };
}

function planEffect(
  plan: SoldPlan,
  current: CurrentSubscription | null,
  conclusion: Conclusion,
): SubscriptionTerms | null {
  if (plan.planType === 'BASIC') return current === null ? withPlan(plan, null, conclusion) : null;
  const isAnother =
    current !== null &&
    current.status !== 'CANCELED' &&
    hasAccess(current, conclusion.today) &&
    current.planType !== plan.planType &&
    !isUpgrade(current.planType, plan.planType);
  return isAnother ? withLongerTerm(current, plan) : withPlan(plan, current, conclusion);
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
  { plan, seats }: OrderSale,
  organization: OrganizationInSale | null,
  conclusion: Conclusion,
): SubscriptionTerms | null {
  const { members, subscription: current } = organization ?? { members: 1, subscription: null };
  const terms =
    plan === null ? seats && current && withSeats(current, seats) : planEffect(plan, current, conclusion);
  return terms && withSeatsFor(members, terms);
}
