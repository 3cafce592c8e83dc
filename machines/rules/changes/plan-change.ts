import type { BundleAction } from '../catalogue/index.ts';
import { familyOf, isUpgrade, lastDayOfTerm, paidTerm, seatRange } from '../plans/index.ts';
import { gatewayOf, minimumTotal, paymentMethods } from '../payment/index.ts';
import { renewalObstacle } from '../renewals/index.ts';
import type { SoldPlan, SubscriptionTerms } from '../sales/index.ts';
import { pricedBySide } from '../tax/index.ts';
import { addDays } from '../time/index.ts';
import type {
  AllowedChange,
  ChangedSubscription,
  ChangeRefusal,
  ChangeTerms,
  PlanChange,
  RequestedChange,
} from './change.types.ts';
import {
  agreedPrice,
  cataloguePrice,
  firstPrice,
  changedParts,
  priceOfNextTerm,
  renewalPrice,
} from './change-prices.ts';
import { isOverdue, notAllowed, refusalOfAction, refusalOfBuyer, refusalOfState } from './change-refusals.ts';
import { renewalByHand } from './renewal-by-hand.ts';
import { rentalExit } from './rental-exit.ts';
import { amountsInTerm, type RunningSubscription, wholeCharge } from './term-amounts.ts';
import { isRenewalRequested, requestedPlan, type RequestedPlan } from './requested-plan.ts';

const toRefusedChange = (refusal: ChangeRefusal): PlanChange => ({ takesEffect: 'NEVER', refusal });

/**
 * Whether there is an active term that a change keeps. The basic plan, a trial and an ended plan are replaced by a new
 * term.
 */
function isInTerm(
  subscription: ChangedSubscription,
  { today }: ChangeTerms,
): subscription is RunningSubscription {
  const { status, planType, expiresOn, term } = subscription;
  const hasTerm = planType !== 'PRO_TRIAL' && status === 'ACTIVE' && term !== null;
  return hasTerm && expiresOn !== null && expiresOn >= today;
}

function soldPlan(plan: RequestedPlan, agreed: Pick<SoldPlan, 'price' | 'partPrices'>): SoldPlan {
  const { offer, seatsInBase, seats, limits, featureSkus } = plan;
  return {
    planType: offer.planType,
    sku: offer.sku,
    termMonths: offer.termMonths,
    seatsInBase,
    additionalSeats: Math.max(0, seats - seatsInBase),
    seatLimit: Math.max(seats, seatRange(limits, 0).most),
    featureSkus,
    ...agreed,
  };
}

/** The next automatic charge of a changed plan, which requires a price and a payment method for renewals. */
const nextCharge = (
  { price }: SoldPlan,
  lastDay: string | null,
  { isChargeable }: Pick<ChangeTerms, 'isChargeable'>,
): string | null => (isChargeable && price !== null && lastDay !== null ? addDays(lastDay, 1) : null);

/** Whether a subscription that ends, or has ended, is charged again from now on. */
const startsRenewal = (
  { nextChargeOn, expiresOn }: ChangedSubscription,
  after: Pick<SubscriptionTerms, 'nextChargeOn'>,
): boolean => nextChargeOn === null && expiresOn !== null && after.nextChargeOn !== null;

/** A full term from today, at the catalog price: of one more term of the same membership, otherwise of a first one. */
function newTerm(subscription: ChangedSubscription, target: RequestedPlan, terms: ChangeTerms): PlanChange {
  const { today, quote } = terms;
  const isSame = target.isOwnPlan && target.offer.sku === subscription.sku;
  const charge = cataloguePrice(target, isSame ? renewalPrice : firstPrice, quote);
  const next = cataloguePrice(target, renewalPrice, quote);
  if (charge === null) return toRefusedChange(notAllowed('NOT_SOLD', 'sku'));
  const plan = soldPlan(target, agreedPrice(next, quote));
  const { termMonths } = plan;
  const lastDay = termMonths === null ? null : lastDayOfTerm(today, today, termMonths);
  const amounts = wholeCharge(pricedBySide(charge.whole, quote));
  const after: SubscriptionTerms = {
    ...plan,
    startsOn: today,
    expiresOn: lastDay,
    nextChargeOn: nextCharge(plan, lastDay, terms),
    term: lastDay === null ? null : paidTerm(today, amounts.charge),
    scheduled: null,
    commitment: null,
  };
  return {
    takesEffect: 'NOW',
    effectiveDay: today,
    lastDay,
    plan,
    amounts,
    freeMonths: 0,
    paidDays: { first: today, last: lastDay },
    clearsScheduledChange: subscription.scheduled !== null,
    clearsCancellation: startsRenewal(subscription, after),
    after,
  };
}

/** The part of a change that takes effect today: of the same plan, only what is more. */
function increaseOf(subscription: RunningSubscription, requested: RequestedPlan): RequestedPlan {
  const { removed } = changedParts(subscription, requested);
  const isKept = requested.offer.sku === subscription.sku;
  return requested.isOwnPlan
    ? {
        ...requested,
        seats: requested.seats + removed.seats,
        featureSkus: isKept ? [...removed.featureSkus, ...requested.featureSkus] : requested.featureSkus,
      }
    : requested;
}

/**
 * A change of the current term, which keeps its last day. It then renews automatically if there is a payment method,
 * with what is less from then on.
 */
function changeInTerm(
  subscription: RunningSubscription,
  requested: RequestedPlan,
  terms: ChangeTerms,
): PlanChange {
  const { today, quote } = terms;
  const { expiresOn, startsOn, scheduled } = subscription;
  const soldAtRenewal = (of: RequestedPlan): SoldPlan =>
    soldPlan(of, agreedPrice(priceOfNextTerm(subscription, of, quote), quote));
  const increase = increaseOf(subscription, requested);
  const plan = soldAtRenewal(increase);
  const { amounts, term } = amountsInTerm(subscription, increase, terms);
  const nextChargeOn = nextCharge(plan, expiresOn, terms);
  const { removed } = changedParts({ ...subscription, ...plan }, requested);
  const isLessLater = requested.isOwnPlan && (removed.seats > 0 || removed.featureSkus.length > 0);
  const after: SubscriptionTerms = {
    ...plan,
    startsOn,
    expiresOn,
    nextChargeOn,
    term,
    scheduled: isLessLater && nextChargeOn !== null ? soldAtRenewal(requested) : null,
    commitment: subscription.commitment,
  };
  return {
    takesEffect: 'NOW',
    effectiveDay: today,
    lastDay: expiresOn,
    plan,
    amounts,
    freeMonths: 0,
    paidDays: { first: today, last: expiresOn },
    clearsScheduledChange: scheduled !== null,
    clearsCancellation: startsRenewal(subscription, after),
    after,
  };
}

/** A change at the end of the current term, which requires automatic renewal. */
function changeAtRenewal(
  subscription: RunningSubscription,
  requested: RequestedPlan,
  { quote }: ChangeTerms,
): PlanChange {
  const { nextChargeOn, startsOn, scheduled } = subscription;
  const { termMonths } = requested.offer;
  const { price, partPrices } = agreedPrice(priceOfNextTerm(subscription, requested, quote), quote);
  if (price === null || termMonths === null) return toRefusedChange(notAllowed('NOT_RENEWABLE', 'sku'));
  if (nextChargeOn === null) return toRefusedChange(notAllowed('RENEWAL_IS_OFF'));
  return {
    takesEffect: 'AT_RENEWAL',
    effectiveDay: nextChargeOn,
    lastDay: lastDayOfTerm(startsOn, nextChargeOn, termMonths),
    plan: { ...soldPlan(requested, { price, partPrices }), price },
    clearsScheduledChange: scheduled !== null,
    clearsCancellation: false,
  };
}

/** How a requested plan compares with the current one: increases take effect now, pure reductions later. */
function directionOf(
  subscription: RunningSubscription,
  plan: RequestedPlan,
): 'UPGRADE' | 'EXPANSION' | 'LATER' | 'NONE' {
  if (!plan.isOwnPlan) return isUpgrade(subscription.planType, plan.offer.planType) ? 'UPGRADE' : 'LATER';
  const { added, removed } = changedParts(subscription, plan);
  if (added.seats > 0 || added.featureSkus.length > 0) return 'EXPANSION';
  const isLess = removed.seats > 0 || removed.featureSkus.length > 0;
  return isLess || plan.offer.sku !== subscription.sku ? 'LATER' : 'NONE';
}

/**
 * Which rule allows a new term: a larger plan is an upgrade, the same plan a renewal, any other a subscription alone.
 */
function actionOfNewTerm({ planType }: ChangedSubscription, plan: RequestedPlan): BundleAction {
  if (plan.isOwnPlan) return 'RENEWAL';
  return isUpgrade(planType, plan.offer.planType) ? 'UPGRADE' : 'SUBSCRIPTION_ONLY';
}

function changePlan(subscription: ChangedSubscription, plan: RequestedPlan, terms: ChangeTerms): PlanChange {
  const { offer, expansion } = plan;
  const start = (action: BundleAction) =>
    refusalOfAction({ action, planFamily: offer.planType, expansion }, terms, null);
  if (!isInTerm(subscription, terms)) {
    const refusal = start(actionOfNewTerm(subscription, plan));
    return refusal === null ? newTerm(subscription, plan, terms) : toRefusedChange(refusal);
  }
  const direction = directionOf(subscription, plan);
  if (direction === 'NONE') return toRefusedChange(notAllowed('NOTHING_CHANGES'));
  if (direction === 'LATER') return changeAtRenewal(subscription, plan, terms);
  const refusal = start(direction);
  return refusal === null ? changeInTerm(subscription, plan, terms) : toRefusedChange(refusal);
}

/** The day of the next automatic charge after a change; null if it doesn't renew automatically. */
export const nextChargeOf = (change: AllowedChange): string | null =>
  change.takesEffect === 'NOW' ? change.after.nextChargeOn : change.effectiveDay;

/**
 * The result of a change of a subscription requested today: when it takes effect, what it costs, and the subscription
 * afterwards; or why it can't be made. Preview, charge and charts call this with the same facts.
 *
 * - A larger plan, more seats or features: now, charged and credited for the remaining days of the current term.
 * - A smaller plan, fewer seats or features, another term length: at renewal, at today's price. If some parts of the
 * same plan increase and others decrease: the increase now, the rest at renewal.
 * - The basic plan, a trial, and a canceled or ended plan: a new term from today, at its full price.
 * - Leaving a rental: now, at the price of the rest of its commitment.
 * - No change requested: one more term.
 */
export function planChange(
  subscription: ChangedSubscription,
  requested: RequestedChange,
  terms: ChangeTerms,
): PlanChange {
  const change = planRequestedChange(subscription, requested, terms);
  return isDueChargeable(change, terms) ? change : toRefusedChange(notAllowed('TOO_LITTLE_DUE'));
}

/** A change is charged at once, so it can't be paid by other methods. */
const chargedMethods = paymentMethods.filter((method) => gatewayOf(method) !== 'none');

/** Whether what is due today is nothing, or enough for a payment method: the last days of a term cost cents. */
function isDueChargeable(change: PlanChange, { country }: ChangeTerms): boolean {
  if (change.takesEffect !== 'NOW') return true;
  const total = change.amounts.due.gross;
  const buyer = { shipToCountry: null, billingCountry: country, isRecurring: false, hasTaxId: false };
  return minimumTotal({ ...buyer, total }, chargedMethods) === null;
}

function planRequestedChange(
  subscription: ChangedSubscription,
  requested: RequestedChange,
  terms: ChangeTerms,
): PlanChange {
  const byBuyer = refusalOfBuyer(subscription, terms);
  if (byBuyer !== null) return toRefusedChange(byBuyer);
  if (requested.leavesRental === true) {
    const exit = rentalExit(subscription, terms);
    return 'refusal' in exit ? toRefusedChange(exit.refusal) : exit;
  }
  if (isRenewalRequested(requested)) return renewal(subscription, terms);
  const byState = refusalOfState(subscription, terms);
  if (byState !== null) return toRefusedChange(byState);
  const found = requestedPlan(subscription, requested, terms);
  return 'refusal' in found ? toRefusedChange(found.refusal) : changePlan(subscription, found.plan, terms);
}

/** One more term of a plan that has ended, at its catalog price, so only of one that the shop still sells. */
function renewalOfEnded(subscription: ChangedSubscription, terms: ChangeTerms): PlanChange {
  const own = requestedPlan(subscription, { sku: null, seats: null, featureSkus: null }, terms);
  const change = 'refusal' in own ? toRefusedChange(own.refusal) : newTerm(subscription, own.plan, terms);
  const isUnsold = change.takesEffect === 'NEVER' && change.refusal.reason === 'NOT_SOLD';
  return isUnsold ? toRefusedChange(notAllowed('NOT_RENEWABLE')) : change;
}

/** Whether the date is the only reason why another term can't be bought yet. */
const isTooEarly = ({ buyer, country }: ChangeTerms): boolean =>
  buyer.kind === 'USER' &&
  buyer.membership !== null &&
  renewalObstacle(buyer.membership, country) === 'TOO_EARLY';

/**
 * One more term: after the last day of access, a trial's as well, and at the agreed price while there is access or the
 * term is overdue, whether or not the shop sells the plan, as it would be charged automatically; at the catalog price
 * if it has ended.
 */
function renewal(subscription: ChangedSubscription, terms: ChangeTerms): PlanChange {
  const { planType, price, expiresOn } = subscription;
  const hasAccess = expiresOn !== null && expiresOn >= terms.today;
  const hasAgreedPrice = hasAccess || isOverdue(subscription, terms);
  if (price === null || expiresOn === null) return toRefusedChange(notAllowed('NOT_RENEWABLE'));
  const request = { action: 'RENEWAL', planFamily: familyOf(planType), expansion: null } as const;
  const refusal = refusalOfAction(request, terms, isTooEarly(terms) ? 'TOO_EARLY' : 'NOT_RENEWABLE');
  if (refusal !== null) return toRefusedChange(refusal);
  return hasAgreedPrice
    ? renewalByHand({ ...subscription, price, expiresOn }, terms)
    : renewalOfEnded(subscription, terms);
}
