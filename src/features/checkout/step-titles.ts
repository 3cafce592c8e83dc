import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stepProgress, type CheckoutSnapshot, type CheckoutStepId } from '@sonde/machines/checkout';

/** What each step is called. */
export const stepNames: Readonly<Record<CheckoutStepId, MessageDescriptor>> = {
  contact: msg`Contact`,
  'shipping.address': msg`Shipping address`,
  'shipping.method': msg`Shipping method`,
  'billing.address': msg`Billing address`,
  payment: msg`Payment`,
  review: msg`Review`,
};

/** "Step 2 of 6: Shipping address"; undefined on screens beside the steps. */
export function useStepTitle(): (snapshot: CheckoutSnapshot) => string | undefined {
  const { t, i18n } = useLingui();
  return (snapshot) => {
    const steps = stepProgress(snapshot);
    const current = steps.find(({ status }) => status === 'current');
    if (!current) return undefined;
    const name = i18n._(stepNames[current.id]);
    return t`Step ${current.number} of ${steps.length}: ${name}`;
  };
}
