import { useState } from 'react';
import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutChanges,
  checkoutOf,
  currentStep,
  paymentFormIn,
  selectedShippingMethod,
  shippingAddressFormOf,
  taxIdViewOf,
} from '@sonde/machines/checkout';
import { useOnceTrue } from '../../app/use-once-true.ts';
import { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
import type { CheckoutScreenProps } from './checkout-screens.tsx';
import { RefusedVoucher } from './refused-voucher.tsx';
import { stepPropsOf } from './step-props.ts';
import { BillingAddressStep } from './steps/billing-address-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingAddressStep } from './steps/shipping-address-step.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';
import { TaxIdDoubt } from './steps/tax-id-doubt.tsx';

interface ShownStepProps extends CheckoutScreenProps {
  /** The buyer came to name the organization of the shipping address: its field takes the focus, once. */
  readonly isOrganizationWanted: boolean;
  readonly onOrganizationWanted: (isWanted: boolean) => void;
}

/** The steps that come after the first one. */
export function LaterStep(props: CheckoutScreenProps) {
  const [isOrganizationWanted, setOrganizationWanted] = useState(false);
  return (
    <>
      <RefusedVoucher {...props} />
      <ShownStep
        {...props}
        key={currentStep(props.snapshot)}
        isOrganizationWanted={isOrganizationWanted}
        onOrganizationWanted={setOrganizationWanted}
      />
    </>
  );
}

function ShownStep(props: ShownStepProps) {
  const { snapshot, send, card, isOrganizationWanted, onOrganizationWanted } = props;
  const taxId = taxIdViewOf(snapshot);
  const wasTaxIdDoubted = useOnceTrue(taxId?.isDoubted ?? false);
  const checkout = checkoutOf(snapshot);
  const step = currentStep(snapshot);
  if (checkout === null || step === null || step === 'contact') return null;
  const shared = stepPropsOf(props);
  const changes = checkoutChanges(snapshot);
  switch (step) {
    case 'shipping.address':
      return (
        <ShippingAddressStep
          {...shared}
          form={shippingAddressFormOf(snapshot)}
          isOrganizationWanted={isOrganizationWanted}
          onOrganizationShown={() => onOrganizationWanted(false)}
        />
      );
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
          isTaxIdWanted={wasTaxIdDoubted}
          source={billingSourceIn(snapshot)}
          shippingAddressLines={checkout.isShippingRequired ? checkout.shippingAddressLines : []}
          form={billingAddressFormOf(snapshot)}
          onShippingOrganizationWanted={() => {
            onOrganizationWanted(true);
            send({ type: 'step.requested', step: 'shipping.address' });
          }}
        />
      );
    case 'payment':
      return (
        <PaymentStep
          {...shared}
          form={paymentFormIn(snapshot)}
          card={card}
          checkoutToken={snapshot.context.checkoutToken}
          checkout={checkout}
        />
      );
    case 'review':
      return (
        <>
          {changes && <CheckoutChangesNotice changes={changes} tax={checkout} />}
          <ReviewStep
            {...shared}
            checkout={checkout}
            card={snapshot.context.payment?.card ?? null}
            ticked={snapshot.context.attestations}
            missing={snapshot.context.missingAttestations}
            onChange={(wanted) => send({ type: 'step.requested', step: wanted })}
          />
        </>
      );
  }
}
