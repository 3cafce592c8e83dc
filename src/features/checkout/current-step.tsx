import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutChanges,
  checkoutOf,
  contactFormOf,
  currentStep,
  isPending,
  paymentFormIn,
  previousStep,
  selectedShippingMethod,
  shippingAddressFormOf,
  stepProgress,
  taxIdViewOf,
} from '@sonde/machines/checkout';
import { useLingui } from '@lingui/react/macro';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screens.tsx';
import { stepNames } from './step-titles.ts';
import { BillingAddressStep } from './steps/billing-address-step.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingAddressStep } from './steps/shipping-address-step.tsx';
import { TaxIdDoubt } from './steps/tax-id-doubt.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';

/** The step that the chart is at, with how far it is. */
export function CurrentStep(props: CheckoutScreenProps) {
  const { i18n } = useLingui();
  const { snapshot } = props;
  const steps = stepProgress(snapshot);
  const current = steps.find(({ status }) => status === 'current');
  const changes = checkoutChanges(snapshot);
  const checkout = checkoutOf(snapshot);
  return (
    <Stack gap={6}>
      {current && (
        <ProgressSteps current={current.number} of={steps.length} label={i18n._(stepNames[current.id])} />
      )}
      {changes && checkout && <CheckoutChangesNotice changes={changes} tax={checkout} />}
      <Step {...props} key={current?.id} />
    </Stack>
  );
}

function Step({ snapshot, send, card }: CheckoutScreenProps) {
  const checkout = checkoutOf(snapshot);
  const step = currentStep(snapshot);
  if (checkout === null || step === null) return null;
  const before = previousStep(snapshot);
  const taxId = taxIdViewOf(snapshot);
  const shared = {
    trouble: snapshot.context.trouble,
    isSaving: isPending(snapshot),
    onBack: before && (() => send({ type: 'step.requested', step: before })),
    send,
  };
  switch (step) {
    case 'contact':
      return <ContactStep {...shared} form={contactFormOf(snapshot)} />;
    case 'shipping.address':
      return <ShippingAddressStep {...shared} form={shippingAddressFormOf(snapshot)} />;
    case 'shipping.method':
      return (
        <ShippingMethodStep
          {...shared}
          methods={checkout.shippingMethods}
          selectedId={selectedShippingMethod(snapshot)}
        />
      );
    case 'billing.address':
      return taxId?.isDoubted ? (
        <TaxIdDoubt {...shared} taxId={taxId} />
      ) : (
        <BillingAddressStep
          {...shared}
          taxId={taxId}
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
          card={card}
          checkoutToken={snapshot.context.checkoutToken}
        />
      );
    case 'review':
      return (
        <ReviewStep
          {...shared}
          checkout={checkout}
          card={snapshot.context.payment?.card ?? null}
          ticked={snapshot.context.attestations}
          missing={snapshot.context.missingAttestations}
          onChange={(wanted) => send({ type: 'step.requested', step: wanted })}
        />
      );
  }
}
