import { retryOnConflict } from '../../db/connect.ts';
import type { ChargeOutcome } from '../payment/payment-services.ts';
import { chargeAttempt, recordAnswer } from '../payment/settle-attempt.ts';
import type { AttemptWithOrder } from './charge.repository.ts';
import type { OrderServices } from './order-services.ts';
import { succeed } from './record-charge.ts';

/** `settleAttempt` for one that was opened a moment ago: a charge is written down where it is still as it was opened. */
export async function settleOpened(
  services: OrderServices,
  opened: AttemptWithOrder,
): Promise<ChargeOutcome> {
  const { sql, crashPoint, announceConfirmed } = services;
  const { attempt } = opened;
  const result = await chargeAttempt(services, attempt, false);
  if (result.status === 'succeeded') {
    const outcome = await retryOnConflict(() => succeed(sql, opened, result, announceConfirmed));
    crashPoint('charge.after-commit');
    if (outcome !== null) return outcome;
  }
  return recordAnswer(services, { attemptId: attempt.id, result, refusedBy: { type: 'attempt.declined' } });
}
