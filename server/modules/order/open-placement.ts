import { gatewayOf } from '@sonde/machines/rules/payment';
import { newRowId } from '../../db/row-id.ts';
import { retryOnConflict } from '../../db/connect.ts';
import type { AnySql } from '../../db/connect.ts';
import { refusal } from '../../kernel/refusal.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { changedElsewhere } from '../checkout/change-checkout.ts';
import { stale } from '../checkout/decide-and-write.ts';
import type { Writing } from '../checkout/decide-and-write.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import type { PaymentAttempt, UnnumberedAttempt } from '../payment/payment-attempt.ts';
import { takeVoucherUse } from '../voucher/count-use.ts';
import { lostUseRefusal } from '../voucher/judge-voucher.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import { confirmPaidOrder } from './confirm-paid-order.ts';
import { frozenOrder } from './frozen-order.ts';
import { isFree } from './is-free.ts';
import { isQuote } from './is-quote.ts';
import type { FrozenOrder } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import { openQuote } from './open-quote.ts';
import { finishKey, writePlacement } from './placement.repository.ts';
import type { NewPlacement } from './placement.repository.ts';
import { isAsReviewed, lockPlanBuyer, planBuyerOf, readPlanToPay } from './plan-to-pay.ts';
import { inTransactionUnlessRolledBack } from './roll-back.ts';
import { takeTrial } from './take-trial.ts';

/** The request, besides the checkout. */
type PlacementInput = Pick<NewPlacement, 'intent' | 'parametersHash' | 'buyerKeyHash'> & {
  readonly attestations: readonly string[];
  /** The order left by an earlier attempt to place the checkout; null before the first. */
  readonly earlierOrderId: string | null;
};

export type OpenedPlacement =
  /** The order is written and waits for its charge. */
  | ({ readonly status: 'opened' } & AttemptWithOrder)
  /** Nothing was to be paid, or a quote was requested. */
  | { readonly status: 'placed'; readonly orderId: string };

function newAttempt(
  { accountFor }: Pick<OrderServices, 'accountFor'>,
  { stored, total, savedMethods }: PricedCheckout,
  orderId: string,
  {
    paymentMethod: method,
    autoRenewal,
    email,
    organizationName,
    billingAddress,
    shippingAddress,
  }: FrozenOrder,
): UnnumberedAttempt {
  const gateway = gatewayOf(method);
  if (gateway === 'none') throw new Error(`No gateway accepts the payment method ${method}`);
  return {
    id: newRowId(),
    orderId,
    checkoutId: stored.id,
    isByLink: false,
    country: stored.country,
    language: stored.language,
    amount: total.gross,
    gateway,
    account: accountFor(gateway, stored.country),
    method,
    paymentMethodToken: stored.payment?.token ?? '',
    customerId: savedMethods.find(({ id }) => id === stored.payment?.savedMethodId)?.customerId ?? null,
    isKept: autoRenewal,
    payer: { email, language: stored.language, organizationName, billingAddress, shippingAddress },
    status: 'PENDING',
    intentId: null,
    failureCode: null,
    ageSeconds: 0,
    idleSeconds: 0,
  };
}

const unconfirmed = { status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED', quoteStatus: null } as const;

function toOpenedPlacement(
  attempt: PaymentAttempt,
  { order: { total } }: NewPlacement,
): Writing<OpenedPlacement> {
  const order = { id: attempt.orderId, ...unconfirmed, total };
  return { ok: true, done: { status: 'opened', attempt, order } };
}

const underWay = refusal('OPERATION_NOT_ALLOWED', 'lines', 'PAYMENT_UNDER_WAY');

/** Whether an order uses up a voucher or a trial, which are locked before its organization. */
const usesUp = ({ voucherCode, sale }: FrozenOrder): boolean =>
  voucherCode !== null || sale?.trial !== undefined;

/**
 * The consequences of opening an attempt that depend on more than the order: using a voucher, taking a trial, being the
 * only payment for an organization's plan, confirming a free order, or opening a quote.
 */
async function writeWithMore(
  services: OrderServices,
  placement: NewPlacement,
  { membership }: Pick<PricedCheckout, 'membership'>,
): Promise<Writing<OpenedPlacement>> {
  const { sql: database, crashPoint } = services;
  const { order, orderId, intent, attempt } = placement;
  const reviewed = membership?.organization.subscription ?? null;
  return inTransactionUnlessRolledBack<Writing<OpenedPlacement>>(database, async (sql, rollBack) => {
    const orderNumber = await writePlacement(sql, placement, usesUp(order) ? null : planBuyerOf(order));
    if (orderNumber === null) return stale;
    crashPoint('placement.before-voucher');
    const { voucherCode: code, email } = order;
    const lost = code === null ? null : await takeVoucherUse(sql, { code, orderId, email });
    if (lost !== null) return rollBack({ ok: false, refusals: [lostUseRefusal(lost)] });
    if (order.sale?.trial !== undefined && !(await takeTrial(sql, orderId, order)))
      return rollBack({ ok: false, refusals: [refusal('OPERATION_NOT_ALLOWED', 'lines', 'TRIAL_USED')] });
    if (usesUp(order)) await lockPlanBuyer(sql, order);
    const plan = await readPlanToPay(sql, orderId, order);
    if (plan?.isTaken === true) return rollBack({ ok: false, refusals: [underWay] });
    // The person was loaded once for the request, so another round would review the same.
    if (plan !== null && !isAsReviewed(plan, reviewed))
      return rollBack({ ok: false, refusals: [changedElsewhere] });
    if (attempt !== null) return toOpenedPlacement({ ...attempt, orderNumber }, placement);
    await finishKey(sql, intent, orderId);
    if (order.quoteData === null) await confirmPaidOrder(sql, { id: orderId, ...unconfirmed }, services);
    else await openQuote(sql, orderId, order.country, services);
    return { ok: true, done: { status: 'placed', orderId } };
  });
}

async function writeOutsideTransaction(
  sql: AnySql,
  placement: NewPlacement,
  attempt: UnnumberedAttempt,
): Promise<Writing<OpenedPlacement>> {
  const orderNumber = await retryOnConflict(() => writePlacement(sql, placement, null));
  return orderNumber === null ? stale : toOpenedPlacement({ ...attempt, orderNumber }, placement);
}

/** Whether an order depends on nothing that other orders use up or pay for. */
const isIndependent = (order: FrozenOrder): boolean => !usesUp(order) && planBuyerOf(order) === null;

/**
 * The first of the two writes of a placement: the order with its prices, the use of the voucher, and the payment
 * attempt, before the provider is called.
 */
export async function openPlacement(
  services: OrderServices,
  checkout: PricedCheckout,
  { attestations, earlierOrderId, ...asked }: PlacementInput,
): Promise<Writing<OpenedPlacement>> {
  const { stored, catalogue } = checkout;
  const order = frozenOrder(checkout, attestations, services.taxRegistrations);
  const orderId = earlierOrderId ?? newRowId();
  const attempt =
    isFree(checkout) || isQuote(checkout) ? null : newAttempt(services, checkout, orderId, order);
  const placement: NewPlacement = {
    ...asked,
    checkout: stored,
    catalogueRevision: catalogue.revision,
    orderId,
    orderTokenHash: hashToken(services.deriveToken('order', orderId)),
    order,
    attempt,
  };
  const writing =
    attempt !== null && isIndependent(order)
      ? await writeOutsideTransaction(services.sql, placement, attempt)
      : await writeWithMore(services, placement, checkout);
  services.crashPoint('placement.order-frozen');
  return writing;
}
