import type { PaymentServices } from './payment-services.ts';
import { findAttempt, findIdleAttemptIds } from './attempt.repository.ts';
import { isEnded } from './payment-attempt.ts';
import { abandonAttempt, settleAttempt } from './settle-attempt.ts';

/** How long the completer waits, in seconds. */
export interface CompleterPatience {
  /** Attempts that somebody heard of more recently are left alone. */
  readonly idleSeconds: number;
  /** A buyer who has not answered the bank by then does not come back. */
  readonly abandonSeconds: number;
  /** After this, a run leaves the rest to the next one. */
  readonly runSeconds: number;
}

/** Well above the lease of a request, so that the completer and a request are seldom at work on the same attempt. */
export const ordinaryPatience: CompleterPatience = {
  idleSeconds: 30,
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
 * Completes every attempt that no request waits for any more: the process died, the answer was lost, the buyer left.
 * The same key is used, so that nothing is charged twice; an attempt that stays open is looked at again at the next run.
 * Throws after the run when an attempt could not be looked at.
 */
export async function completeAttempts(
  services: PaymentServices,
  patience: CompleterPatience = ordinaryPatience,
): Promise<void> {
  const errors: unknown[] = [];
  const end = performance.now() + patience.runSeconds * 1000;
  for (const id of await findIdleAttemptIds(services.sql, patience.idleSeconds)) {
    if (performance.now() > end) break;
    await complete(services, id, patience).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some attempts to charge could not be completed');
}
