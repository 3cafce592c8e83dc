import { newRowId } from '../../db/row-id.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { answerWith, changedElsewhere, closedRefusal, notFound, paymentUnderWay } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { insertContinuation, readLiveCheckout } from './continuation.repository.ts';
import { checkoutExpiry } from './checkout-retention.ts';
import { decideAndWrite, stale } from './decide-and-write.ts';

/**
 * Continues a checkout in the calling browser: under a new token, with everything except the card. Of all continuations
 * of a checkout, only the newest can be changed and ordered. A payment that waits for the buyer's bank is canceled
 * first; one that is being processed refuses the request.
 */
export async function continueCheckout(services: CheckoutServices, token: string): Promise<CheckoutAnswer> {
  const { sql, checkouts, deriveToken, endOpenPayment } = services;
  const now = services.now();
  const outcome = await decideAndWrite({
    async load() {
      const linked = await checkouts.load(token);
      return linked && { ...linked, live: await readLiveCheckout(sql, linked.checkout) };
    },
    decide({ checkout }) {
      const closed = closedRefusal({ ...checkout, isContinuedElsewhere: false }, now);
      return closed === null ? { ok: true, change: newRowId() } : { ok: false, refusals: [closed] };
    },
    async write({ checkout, live }, id: string) {
      if (live.placements > 0 && !(await endOpenPayment(live.id)))
        return { ok: false, refusals: [paymentUnderWay] };
      const userId = checkouts.asker?.id ?? null;
      const expiresAt = checkoutExpiry(now, userId !== null);
      const continuation = { id, token: deriveToken('checkout', id), expiresAt, userId };
      return (await insertContinuation(sql, checkout, live, continuation))
        ? { ok: true, done: continuation.token }
        : stale;
    },
  });
  switch (outcome.status) {
    case 'done':
      return answerWith(services, outcome.done, []);
    case 'refused':
      return answerWith(services, token, outcome.refusals);
    case 'missing':
      return notFound;
    case 'lost':
      return answerWith(services, token, [changedElsewhere]);
  }
}
