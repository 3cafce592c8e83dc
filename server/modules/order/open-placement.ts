import { newRowId } from '../../db/row-id.ts';
import { retryOnConflict } from '../../db/connect.ts';
import type { AnySql } from '../../db/connect.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import type { UnnumberedAttempt } from '../payment/payment-attempt.ts';
import { takeVoucherUse } from '../voucher/count-use.ts';
import { lostUseRefusal } from '../voucher/judge-voucher.ts';
import { confirmFreeOrder } from './confirm-order.ts';
import { findOrderOfCheckout } from './freeze-order.ts';
import type { EarlierOrder } from './freeze-order.ts';
import { frozenOrder } from './frozen-order.ts';
import { finishKey } from './idempotency.ts';
import type { FrozenOrder } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import { writePlacement, writePlacementAgain } from './placement.repository.ts';
import type { NewPlacement } from './placement.repository.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { inTransactionUnlessRolledBack } from './roll-back.ts';
import { hashToken } from '../../kernel/tokens.ts';

/** What is asked for, beside the checkout. */
type PlacementInput = Pick<NewPlacement, 'intent' | 'parametersHash' | 'buyerKeyHash'> & {
  readonly attestations: readonly string[];
};

export type OpenedPlacement =
  /** The order is written down and waits for its charge. */
  | ({ readonly status: 'opened' } & AttemptWithOrder)
  /** Nothing was to be paid. */
  | { readonly status: 'placed'; readonly orderId: string }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] }
  /** The checkout or the catalogue changed since it was read; nothing was written. */
  | { readonly status: 'again' };

function newAttempt({ stored, total }: PricedCheckout, orderId: string): UnnumberedAttempt {
  return {
    id: newRowId(),
    orderId,
    checkoutId: stored.id,
    country: stored.country,
    language: stored.language,
    amount: total.gross,
    paymentMethodToken: stored.payment?.token ?? '',
    status: 'PENDING',
    intentId: null,
    failureCode: null,
    ageSeconds: 0,
    idleSeconds: 0,
  };
}

const again = { status: 'again' } as const;

function opened(
  attempt: UnnumberedAttempt,
  { total }: FrozenOrder,
  orderNumber: string | null,
): OpenedPlacement {
  if (orderNumber === null) return again;
  const order = { id: attempt.orderId, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED', total } as const;
  return { status: 'opened', attempt: { ...attempt, orderNumber }, order };
}

/** Writes the order again where an earlier try has left one. */
const writeBy =
  (placement: NewPlacement, earlier: EarlierOrder | null) =>
  (sql: AnySql): Promise<string | null> =>
    earlier === null ? writePlacement(sql, placement) : writePlacementAgain(sql, placement, earlier.number);

/** What hangs on more than the order and its attempt: the use of a voucher, or that nothing is to be paid. */
async function openWithMore(
  { sql: database, crashPoint, announceConfirmed }: OrderServices,
  { order, intent, identity, attempt }: NewPlacement,
  write: ReturnType<typeof writeBy>,
): Promise<OpenedPlacement> {
  return inTransactionUnlessRolledBack<OpenedPlacement>(database, async (sql, rollBack) => {
    const number = await write(sql);
    if (number === null) return again;
    crashPoint('placement.before-voucher');
    const { voucherCode: code, email } = order;
    const lost = code === null ? null : await takeVoucherUse(sql, { code, orderId: identity.id, email });
    if (lost !== null) return rollBack({ status: 'refused', refusals: [lostUseRefusal(lost)] });
    if (attempt !== null) return opened(attempt, order, number);
    const response = { status: 'placed', orderId: identity.id } as const;
    await finishKey(sql, intent, response);
    await confirmFreeOrder(sql, identity.id, announceConfirmed);
    return response;
  });
}

/**
 * The first of the two times that a placement writes: the order with its prices, the use of the voucher, and the attempt
 * to pay, before the provider hears of it. Locks in one order (checkout, key, voucher), so that placements never wait for
 * each other in a circle.
 */
export async function openPlacement(
  services: OrderServices,
  checkout: PricedCheckout,
  { attestations, ...asked }: PlacementInput,
): Promise<OpenedPlacement> {
  const { stored, total } = checkout;
  const order = frozenOrder(checkout, attestations, services.taxRegistrations);
  const earlier = stored.placements === 0 ? null : await findOrderOfCheckout(services.sql, stored.id);
  const id = earlier?.id ?? newRowId();
  const identity = { id, checkoutId: stored.id, tokenHash: hashToken(services.deriveToken('order', id)) };
  const attempt = total.gross.amount === 0 ? null : newAttempt(checkout, id);
  const gateway = services.gatewayOf(order.paymentMethod)?.name ?? '';
  const placement = { checkout, ...asked, identity, order, attempt, gateway };
  const write = writeBy(placement, earlier);
  const isOneStatement = earlier === null && order.voucherCode === null;
  const result =
    isOneStatement && attempt !== null
      ? opened(attempt, order, await retryOnConflict(() => write(services.sql)))
      : await openWithMore(services, placement, write);
  services.crashPoint('placement.order-frozen');
  return result;
}
