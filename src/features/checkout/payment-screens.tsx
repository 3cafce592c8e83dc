import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutOf,
  paymentFormIn,
  progressOf,
} from '@sonde/machines/checkout';
import type { LaterStepProps } from './checkout-screen.types.ts';
import { RefusedVoucher } from './refused-voucher.tsx';
import { CompletedSteps } from './completed-steps.tsx';
import { BillingScreen } from './steps/billing-screen.tsx';

/** The billing address and the payment: loaded with the screen before them. */
export function Step({ snapshot, send, card, savedCards, shared }: LaterStepProps) {
  const checkout = checkoutOf(snapshot);
  return (
    <>
      {checkout && <CompletedSteps checkout={checkout} snapshot={snapshot} send={send} />}
      <RefusedVoucher snapshot={snapshot} send={send} />
      {checkout && (
        <BillingScreen
          {...shared}
          source={billingSourceIn(snapshot)}
          isShipped={checkout.isShippingRequired}
          form={billingAddressFormOf(snapshot)}
          payment={progressOf(snapshot)?.steps.includes('payment') ? paymentFormIn(snapshot) : null}
          provider={card}
          savedCards={savedCards}
          checkoutToken={snapshot.context.checkoutToken}
          checkout={checkout}
          renewalDraft={snapshot.context.drafts.autoRenewal}
        />
      )}
    </>
  );
}
