import type { PaymentServices } from './payment-services.ts';
import { findAttempt, findIdleAttemptIds } from './attempt.repository.ts';
import { isEnded } from './payment-attempt.ts';
import { abandonAttempt, settleAttempt } from './settle-attempt.ts';

/** How long the completer waits, in seconds. */
export interface CompleterPatience {
  /** Attempts with more recent activity are skipped. */
  readonly idleSeconds: number;
  /** The same for a debit that a bank is processing or a payment under review, which take hours or days. */
  readonly debitSeconds: number;
  /** A buyer who hasn't confirmed with the bank by then won't return. */
  readonly abandonSeconds: number;
  /** After this, a run leaves the rest to the next one. */
  readonly runSeconds: number;
}

/** Well above the lease of a request, so that the completer and a request rarely process the same attempt. */
export const ordinaryPatience: CompleterPatience = {
  idleSeconds: 30,
  debitSeconds: 60 * 60,
  abandonSeconds: 60 * 60,
  runSeconds: 240,
};

async function complete(
  services: PaymentServices,
  attemptId: string,
  patience: CompleterPatience,
): Promise<void> {
  const attempt = await findAttempt(services.sql, attemptId);
  if (attempt === null || isEnded(attempt.status)) return;
  const isAbandoned = attempt.status === 'REQUIRES_ACTION' && attempt.ageSeconds >= patience.abandonSeconds;
  await (isAbandoned ? abandonAttempt(services, attempt) : settleAttempt(services, attempt));
}

/**
 * Completes every attempt that no request is waiting for: the process crashed, the response was lost, or the buyer
 * left. It uses the same key, so nothing is charged twice. An attempt that stays open is checked again at the next run.
 * Throws at the end of the run if an attempt couldn't be checked.
 */
export async function completeAttempts(
  services: PaymentServices,
  patience: CompleterPatience = ordinaryPatience,
): Promise<void> {
  const errors: unknown[] = [];
  const end = performance.now() + patience.runSeconds * 1000;
  for (const id of await findIdleAttemptIds(services.sql, patience)) {
    if (performance.now() > end) break;
    await complete(services, id, patience).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some attempts to charge could not be completed');
}
