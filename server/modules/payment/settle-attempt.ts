import { inTransaction, retryOnConflict } from '../../db/connect.ts';
import type { OrderServices } from '../order/order-services.ts';
import { applyCharge, succeed } from './apply-charge.ts';
import type { ChargeOutcome, RefusalEvent } from './apply-charge.ts';
import { askProvider } from './ask-provider.ts';
import type { AttemptWithOrder } from './attempt.repository.ts';
import type { ChargeResult } from './card-provider.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** Without the checkout's token, which is nobody's but the buyer's: the browser that comes back has it. */
const returnUrl = ({ publicUrl }: OrderServices, { country, language }: PaymentAttempt): string =>
  `${publicUrl}/${country.toLowerCase()}/${language}/checkout/payment/`;

async function record(
  { sql, crashPoint }: OrderServices,
  attempt: PaymentAttempt,
  result: ChargeResult,
  refusedBy: RefusalEvent,
): Promise<ChargeOutcome> {
  const outcome = await inTransaction(sql, async (transaction) => {
    const applied = await applyCharge(transaction, attempt.id, result, refusedBy);
    crashPoint('charge.before-commit');
    return applied;
  });
  crashPoint('charge.after-commit');
  return outcome;
}

async function ask(
  services: OrderServices,
  attempt: PaymentAttempt,
  isRepeated: boolean,
): Promise<ChargeResult> {
  const { cardProvider, crashPoint } = services;
  crashPoint('placement.before-charge');
  const result = await askProvider(cardProvider, attempt, {
    returnUrl: returnUrl(services, attempt),
    isRepeated,
  });
  crashPoint('placement.after-charge');
  return result;
}

/** Charges an attempt, or finds out what became of it, and writes that down. Repeating it never charges twice. */
export async function settleAttempt(
  services: OrderServices,
  attempt: PaymentAttempt,
): Promise<ChargeOutcome> {
  return record(services, attempt, await ask(services, attempt, true), { type: 'attempt.declined' });
}

/** `settleAttempt` for one that was opened a moment ago: a charge is written down where it is still as it was opened. */
export async function settleOpened(
  services: OrderServices,
  opened: AttemptWithOrder,
): Promise<ChargeOutcome> {
  const { sql, crashPoint } = services;
  const { attempt } = opened;
  const result = await ask(services, attempt, false);
  if (result.status === 'succeeded') {
    const outcome = await retryOnConflict(() => succeed(sql, opened, result));
    crashPoint('charge.after-commit');
    if (outcome !== null) return outcome;
  }
  return record(services, attempt, result, { type: 'attempt.declined' });
}

/** Gives up an attempt that waits for the buyer's bank; when the buyer was faster, the order is placed instead. */
export async function abandonAttempt(
  services: OrderServices,
  attempt: PaymentAttempt,
): Promise<ChargeOutcome> {
  if (attempt.intentId === null) return settleAttempt(services, attempt);
  const result = await services.cardProvider.cancel(attempt.intentId);
  return record(services, attempt, result, { type: 'attempt.canceled' });
}
