import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutChanges,
  checkoutOf,
  currentStep,
  paymentFormIn,
  selectedShippingMethod,
  shippingAddressFormOf,
  voucherOf,
} from '@sonde/machines/checkout';
import { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { RefusedVoucher } from './refused-voucher.tsx';
import { stepPropsOf } from './step-props.ts';
import { BillingAddressStep } from './steps/billing-address-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingAddressStep } from './steps/shipping-address-step.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';

/** The steps that come after the first one. */
export function LaterStep(props: CheckoutScreenProps) {
  return (
    <>
      <RefusedVoucher {...props} />
      <ShownStep {...props} key={currentStep(props.snapshot)} />
    </>
  );
}

function ShownStep(props: CheckoutScreenProps) {
  const { snapshot, send, card } = props;
  const checkout = checkoutOf(snapshot);
  const step = currentStep(snapshot);
  if (checkout === null || step === null || step === 'contact') return null;
  const shared = stepPropsOf(props);
  const changes = checkoutChanges(snapshot);
  switch (step) {
    case 'shipping.address':
      return <ShippingAddressStep {...shared} form={shippingAddressFormOf(snapshot)} />;
    case 'shipping.method':
      return (
        <ShippingMethodStep
          {...shared}
          methods={checkout.shippingMethods}
          tax={checkout}
          selectedId={selectedShippingMethod(snapshot)}
        />
      );
    case 'billing.address':
      return (
        <BillingAddressStep
          {...shared}
          source={billingSourceIn(snapshot)}
          shippingAddressLines={checkout.isShippingRequired ? checkout.shippingAddressLines : []}
          form={billingAddressFormOf(snapshot)}
        />
      );
    case 'payment':
      return (
        <PaymentStep
          {...shared}
          form={paymentFormIn(snapshot)}
          provider={card}
          checkoutToken={snapshot.context.checkoutToken}
          checkout={checkout}
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
