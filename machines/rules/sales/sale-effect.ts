import { addTaxedMoney, type TaxedMoney } from '../money/index.ts';
import {
  type Commitment,
  commitmentFrom,
  graceDays,
  isUpgrade,
  lastDayOfTerm,
  paidTerm,
  type PaidTerm,
  type PlanType,
  trialEnd,
  withLongerTerm,
  withPaidPart,
} from '../plans/index.ts';
import { addDays } from '../time/index.ts';
import {
  planOfSubscription,
  type OrderSale,
  type PartPrices,
  type SoldPlan,
  type SoldSeats,
  type SoldTrial,
} from './sale.ts';

/** A subscription without its status. Days are ISO calendar dates of the organization's shop. */
export interface SubscriptionTerms {
  readonly planType: PlanType;
  readonly sku: string | null;
  readonly seatsInBase: number;
  readonly additionalSeats: number;
  readonly seatLimit: number;
  readonly featureSkus: readonly string[];
  readonly termMonths: number | null;
  /** First day of uninterrupted access, from which its terms are counted. */
  readonly startsOn: string;
  /** Last day of access; null if it never ends. */
  readonly expiresOn: string | null;
  /** Null if it doesn't renew automatically. */
  readonly nextChargeOn: string | null;
  /** Of one more term; null if nothing is charged again, or sales sets it. */
  readonly price: TaxedMoney | null;
  readonly partPrices: PartPrices | null;
  /** The term that runs; null for what never ends. */
  readonly term: PaidTerm | null;
  /** What it becomes when the term ends and it renews, at the price that was agreed; null where it stays as it is. */
  readonly scheduled: SoldPlan | null;
  /** Null if nothing is rented. */
  readonly commitment: Commitment | null;
}

/** An organization at the moment its order is paid. */
export interface OrganizationInSale {
  readonly members: number;
  /** Null if it never had one. */
  readonly subscription:
    | (SubscriptionTerms & { readonly status: 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED' })
    | null;
}

/** When an order was paid, and whether its buyer chose automatic renewal. */
export interface Conclusion {
  /** The day in the organization's shop. */
  readonly today: string;
  readonly autoRenewal: boolean;
}

type CurrentSubscription = NonNullable<OrganizationInSale['subscription']>;

const hasAccess = ({ expiresOn }: CurrentSubscription, today: string): boolean =>
  expiresOn === null || expiresOn >= today;

/** The first day of the next term: after the last one, or the due day of an overdue one. */
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

/** Everybody in the organization keeps a seat, whatever was bought. */
function withSeatsFor(members: number, terms: SubscriptionTerms): SubscriptionTerms {
  const { seatsInBase } = terms;
  const additionalSeats = Math.max(terms.additionalSeats, members - seatsInBase);
  return {
    ...terms,
    additionalSeats,
    seatLimit: Math.max(terms.seatLimit, seatsInBase + additionalSeats),
  };
}

/** An order that sells a plan. */
type Sold = OrderSale & { readonly plan: SoldPlan };

/** A rental's commitment counts from the day on which its uninterrupted access begins; one that runs keeps its own. */
function commitmentOf(
  { startsOn }: BoughtTerm,
  ownPlan: CurrentSubscription | null,
  commitmentMonths: number | undefined,
): Commitment | null {
  const isContinued = ownPlan !== null && ownPlan.startsOn === startsOn;
  if (commitmentMonths === undefined || isContinued) return ownPlan?.commitment ?? null;
  return commitmentFrom(startsOn, commitmentMonths);
}

/** Whether a term is active that was paid until its last day. */
export const isTermActive = (
  { status, expiresOn }: Pick<CurrentSubscription, 'status' | 'expiresOn'>,
  today: string,
): boolean => status === 'ACTIVE' && expiresOn !== null && expiresOn >= today;

const seatsOf = ({ seatsInBase, additionalSeats }: SoldPlan): number => seatsInBase + additionalSeats;

/** Whether a plan has all the seats and features of a subscription. */
export const coversPlan = (plan: SoldPlan, held: SoldPlan): boolean =>
  seatsOf(plan) >= seatsOf(held) && held.featureSkus.every((sku) => plan.featureSkus.includes(sku));

/**
 * A renewal of a term that still runs: nothing that was paid for it is lost, nor what is scheduled. A plan with less
 * takes effect when the subscription renews next.
 */
function withHeld(
  plan: SoldPlan,
  held: CurrentSubscription,
  nextChargeOn: string | null,
): SoldPlan & Pick<SubscriptionTerms, 'scheduled'> {
  const scheduled = nextChargeOn === null ? null : held.scheduled;
  if (coversPlan(plan, held)) return { ...plan, scheduled };
  return { ...planOfSubscription(held), scheduled: nextChargeOn === null ? null : plan };
}

/**
 * The purchased plan. The same plan continues from its end, another one starts today. An existing renewal continues: a
 * missing tick requests nothing, and only administrators turn it off. A rental always renews.
 */
function withPlan(
  { plan, paid, commitmentMonths }: Sold,
  current: CurrentSubscription | null,
  { today, autoRenewal }: Conclusion,
): SubscriptionTerms {
  const ownPlan = current?.planType === plan.planType ? current : null;
  const bought = boughtTerm(plan, ownPlan, today, paid);
  const { expiresOn } = bought;
  const isRenewing =
    autoRenewal || commitmentMonths !== undefined || (ownPlan?.nextChargeOn ?? null) !== null;
  const nextChargeOn = isRenewing && plan.price !== null && expiresOn !== null ? addDays(expiresOn, 1) : null;
  const isEarly = ownPlan !== null && isTermActive(ownPlan, today);
  return {
    ...(isEarly ? withHeld(plan, ownPlan, nextChargeOn) : { ...plan, scheduled: null }),
    ...bought,
    nextChargeOn,
    commitment: commitmentOf(bought, ownPlan, commitmentMonths),
  };
}

/**
 * A plan on trial from today, which is charged on the day after only if the buyer chose that. It replaces the basic plan
 * and what has ended; a plan that runs is worth more than its trial and stays.
 */
function withTrial(
  { plan, trial }: Sold & { readonly trial: SoldTrial },
  current: CurrentSubscription | null,
  { today, autoRenewal }: Conclusion,
): SubscriptionTerms | null {
  const runs = current !== null && current.status !== 'CANCELED' && hasAccess(current, today);
  if (runs && !isUpgrade(current.planType, plan.planType)) return null;
  const { lastDay, nextTermDay } = trialEnd(today, trial.days);
  return {
    ...plan,
    startsOn: today,
    expiresOn: lastDay,
    nextChargeOn: autoRenewal && plan.price !== null ? nextTermDay : null,
    term: paidTerm(today, null),
    scheduled: null,
    commitment: null,
  };
}

/** A term of another plan, not an upgrade of the current one: neither the current plan nor the payment is lost. */
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

/** The price of a plan with more seats. Seats in another currency aren't charged again. */
export function withSeatPrice(
  { price, partPrices }: Pick<SoldPlan, 'price' | 'partPrices'>,
  added: TaxedMoney | null,
): Pick<SoldPlan, 'price' | 'partPrices'> {
  if (price === null || added === null || price.gross.currency !== added.gross.currency)
    return { price, partPrices };
  return {
    price: addTaxedMoney(price, added),
    partPrices: partPrices && {
      ...partPrices,
      seats: partPrices.seats === null ? added : addTaxedMoney(partPrices.seats, added),
    },
  };
}

function withSeats(
  { status: _status, ...terms }: CurrentSubscription,
  added: SoldSeats,
  today: string,
  paid: TaxedMoney | null,
): SubscriptionTerms {
  const { term, expiresOn } = terms;
  return {
    ...terms,
    ...withSeatPrice(terms, added.price),
    additionalSeats: terms.additionalSeats + added.count,
    term:
      term && expiresOn !== null && expiresOn >= today
        ? withPaidPart(term, { today, lastDay: expiresOn }, paid)
        : term,
  };
}

function planEffect(
  sold: Sold,
  current: CurrentSubscription | null,
  conclusion: Conclusion,
): SubscriptionTerms | null {
  const { plan, paid, trial } = sold;
  if (trial !== undefined) return withTrial({ ...sold, trial }, current, conclusion);
  if (plan.planType === 'BASIC')
    return current === null ? withPlan({ ...sold, paid: null }, null, conclusion) : null;
  const isAnother =
    current !== null &&
    current.status !== 'CANCELED' &&
    hasAccess(current, conclusion.today) &&
    current.planType !== plan.planType &&
    !isUpgrade(current.planType, plan.planType);
  return isAnother ? withOtherTerm(current, plan, paid) : withPlan(sold, current, conclusion);
}

/**
 * The effect of a paid order on an organization's subscription. Null input for the organization that the order creates;
 * null output if the subscription doesn't change. Paid items are always granted, whatever has happened since the order
 * was placed: an order is refused before its charge, never after.
 *
 * - The current plan, or a canceled one that hasn't ended, continues from the day after its last; an overdue one from
 * its due day; one that has ended starts again today.
 * - A larger plan starts today, at its full price. A term of a smaller one extends the current one.
 * - A probe without a membership gives the BASIC plan to an organization that never had one, and changes no other.
 * - A trial starts today and costs nothing; it never replaces a plan that runs.
 * - Seats are added to the current plan; the next term costs more accordingly.
 */
export function saleEffect(
  sale: OrderSale,
  organization: OrganizationInSale | null,
  conclusion: Conclusion,
): SubscriptionTerms | null {
  const { plan, seats, paid } = sale;
  const { members, subscription: current } = organization ?? { members: 1, subscription: null };
  const terms =
    plan === null
      ? seats && current && withSeats(current, seats, conclusion.today, paid)
      : planEffect({ ...sale, plan }, current, conclusion);
  return terms && withSeatsFor(members, terms);
}
