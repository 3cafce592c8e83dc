import { checkoutChanges, checkoutOf, voucherOf } from '@sonde/machines/checkout';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
import { RefusedVoucher } from './refused-voucher.tsx';
import { ReviewStep } from './steps/review-step.tsx';

/** Whatever ends the steps: loaded with the screen before the review. */
export { Failed } from './failed.tsx';
export { NoCheckout } from './no-checkout.tsx';
export { Outcome } from './outcome.tsx';

/** The review, with what has changed since the buyer saw it. */
export function Step({ snapshot, send, shared }: LaterStepProps) {
  const checkout = checkoutOf(snapshot);
  const changes = checkoutChanges(snapshot);
  return (
    <>
      <RefusedVoucher snapshot={snapshot} send={send} />
      {checkout && (
        <>
          {changes && (
            <CheckoutChangesNotice
              changes={changes}
              tax={checkout}
              codeTrouble={voucherOf(snapshot).trouble}
            />
          )}
          <ReviewStep
            {...shared}
            checkout={checkout}
            payment={snapshot.context.payment}
            ticked={snapshot.context.attestations}
            missing={snapshot.context.missingAttestations}
            onChange={(wanted) => send({ type: 'step.requested', step: wanted })}
          />
        </>
      )}
    </>
  );
}
