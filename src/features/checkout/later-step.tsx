import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutChanges,
  checkoutOf,
  currentStep,
  deliveryNoteOf,
  paymentFormIn,
  progressOf,
  selectedShippingMethod,
  voucherOf,
} from '@sonde/machines/checkout';
import { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { RefusedVoucher } from './refused-voucher.tsx';
import { stepPropsOf } from './step-props.ts';
import { BillingScreen } from './steps/billing-screen.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';

/** The screens after the first one. */
export function LaterStep(props: CheckoutScreenProps) {
  return (
    <>
      <RefusedVoucher {...props} />
      <ShownStep {...props} key={progressOf(props.snapshot)?.steps[0]} />
    </>
  );
}

function ShownStep(props: CheckoutScreenProps) {
  const { snapshot, send, card, savedCards } = props;
  const checkout = checkoutOf(snapshot);
  const step = currentStep(snapshot);
  if (checkout === null || step === null) return null;
  const shared = stepPropsOf(props);
  const changes = checkoutChanges(snapshot);
  switch (step) {
    case 'contact':
    case 'shipping.address':
      return null;
    case 'shipping.method':
      return (
        <ShippingMethodStep
          {...shared}
          methods={checkout.shippingMethods}
          tax={checkout}
          selectedId={selectedShippingMethod(snapshot)}
          note={deliveryNoteOf(snapshot)}
        />
      );
    case 'billing.address':
    case 'payment':
      return (
        <BillingScreen
          {...shared}
          source={billingSourceIn(snapshot)}
          shippingAddressLines={checkout.isShippingRequired ? checkout.shippingAddressLines : []}
          form={billingAddressFormOf(snapshot)}
          payment={progressOf(snapshot)?.steps.includes('payment') ? paymentFormIn(snapshot) : null}
          provider={card}
          savedCards={savedCards}
          checkoutToken={snapshot.context.checkoutToken}
          checkout={checkout}
          renewalDraft={snapshot.context.drafts.autoRenewal}
        />
      );
    case 'review':
      return (
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
      );
  }
}
