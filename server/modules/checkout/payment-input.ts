import { parseGlobalId } from '../../kernel/global-id.ts';
import type { PaymentInput } from '../../kernel/resolver-types.generated.ts';
import type { PaymentChoice, StoredCheckout } from './checkout.model.ts';

/** The caller's payment choice. An invalid ID of a saved method matches no method. */
export const readPayment = ({
  gateway,
  method,
  token,
  savedPaymentMethodId,
}: PaymentInput): PaymentChoice => ({
  gateway,
  method,
  token: token ?? null,
  savedMethodId: savedPaymentMethodId ? (parseGlobalId(savedPaymentMethodId)?.id ?? '') : null,
});

/** Whether a checkout is paid exactly as specified; a saved method is specified without its token. */
export function isPayment({ payment }: StoredCheckout, expected: PaymentChoice): boolean {
  if (payment === null || payment.method !== expected.method || payment.gateway !== expected.gateway)
    return false;
  const savedId = expected.savedMethodId ?? null;
  return (
    (payment.savedMethodId ?? null) === savedId && (savedId !== null || payment.token === expected.token)
  );
}
