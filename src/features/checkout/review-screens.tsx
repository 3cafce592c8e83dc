import { checkoutChanges, checkoutOf, voucherOf } from '@sonde/machines/checkout';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { LostPart } from '../trouble/lost-part.tsx';
import { RefusedVoucherPlace } from './refused-voucher-place.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { useChangesNotice } from './use-changes-notice.ts';

/** The review, with what has changed since the buyer saw it. */
export function Step({ snapshot, send, shared }: LaterStepProps) {
  const checkout = checkoutOf(snapshot);
  const changes = checkoutChanges(snapshot);
  const notice = useChangesNotice(changes !== null);
  return (
    <>
      <RefusedVoucherPlace snapshot={snapshot} send={send} />
      {checkout && (
        <>
          {changes && notice.isLost && <LostPart onRetry={notice.onRetry} />}
          {changes && notice.part && (
            <notice.part.CheckoutChangesNotice
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
            onChange={(requested) => send({ type: 'step.requested', step: requested })}
          />
        </>
      )}
    </>
  );
}
