import { newRowId } from '../../db/row-id.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { answerWith, closedRefusal, notFound, mostAttempts, paymentUnderWay } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { loadCheckout } from './checkout.repository.ts';
import { checkoutExpiry } from './create-checkout.ts';
import { findLiveCheckout, insertContinuation } from './continued-checkout.repository.ts';

/**
 * Continues a checkout in the browser that asks: under a new token, with everything that the old one's holder can read but
 * the card. Of all that continue the same checkout, the newest alone can be changed and ordered. A payment that waits for
 * the buyer's bank is given up first; one that is at work refuses.
 */
export async function continueCheckout(services: CheckoutServices, token: string): Promise<CheckoutAnswer> {
  const now = services.now();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const loaded = await loadCheckout(services.sql, token);
    if (loaded === null) return notFound;
    const linked = loaded.checkout;
    const refused = closedRefusal({ ...linked, isContinuedElsewhere: false }, now);
    if (refused !== null) return answerWith(services, token, [refused]);
    const live = await findLiveCheckout(services.sql, linked);
    if (live === null) return notFound;
    if (live.placements > 0 && !(await services.endOpenPayment(live.id)))
      return answerWith(services, token, [paymentUnderWay]);
    const id = newRowId();
    const newToken = services.deriveToken('checkout', id);
    const continuation = { id, tokenHash: hashToken(newToken), expiresAt: checkoutExpiry(now) };
    if (await insertContinuation(services.sql, linked, live, continuation))
      return answerWith(services, newToken, []);
  }
  return answerWith(services, token, [refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE')]);
}
