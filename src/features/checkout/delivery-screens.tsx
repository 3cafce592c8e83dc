import '../../graphql/response-cache.ts';
import { checkoutOf, deliveryNoteOf, selectedShippingMethod } from '@sonde/machines/checkout';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { RefusedVoucherPlace } from './refused-voucher-place.tsx';
import { CompletedSteps } from './completed-steps.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';

/** What the first screen needs once the buyer has started, and the next one: loaded at the first press. */
export { LostDiscount } from '../summary/lost-discount.tsx';
export { TotalChangeNote } from '../summary/total-change-note.tsx';
export { EmailSuggestion } from './steps/email-suggestion.tsx';

/** The shipping method. */
export function Step({ snapshot, send, shared }: LaterStepProps) {
  const checkout = checkoutOf(snapshot);
  return (
    <>
      {checkout && <CompletedSteps checkout={checkout} snapshot={snapshot} send={send} />}
      <RefusedVoucherPlace snapshot={snapshot} send={send} />
      {checkout && (
        <ShippingMethodStep
          {...shared}
          methods={checkout.shippingMethods}
          tax={checkout}
          selectedId={selectedShippingMethod(snapshot)}
          note={deliveryNoteOf(snapshot)}
        />
      )}
    </>
  );
}
