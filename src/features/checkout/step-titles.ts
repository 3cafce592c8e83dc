import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { progressOf, type CheckoutSnapshot, type CheckoutStepId } from '@sonde/machines/checkout';

/** The title of each step. */
const stepNames: Readonly<Record<CheckoutStepId, MessageDescriptor>> = {
  contact: msg`Contact`,
  'shipping.address': msg`Shipping address`,
  'shipping.method': msg`Shipping method`,
  'billing.address': msg`Billing address`,
  payment: msg`Payment`,
  review: msg`Review`,
};

const together: Readonly<Partial<Record<CheckoutStepId, MessageDescriptor>>> = {
  contact: msg`Contact and shipping address`,
  'billing.address': msg`Billing address and payment`,
};

/** The title of a screen with these steps. */
export const screenName = ([first = 'review', ...others]: readonly CheckoutStepId[]): MessageDescriptor =>
  (others.length > 0 ? together[first] : undefined) ?? stepNames[first];

/** "Step 2 of 4: Shipping method"; undefined on screens outside the steps. */
export function useStepTitle(): (snapshot: CheckoutSnapshot) => string | undefined {
  const { t, i18n } = useLingui();
  return (snapshot) => {
    const progress = progressOf(snapshot);
    if (!progress) return undefined;
    const name = i18n._(screenName(progress.steps));
    return t`Step ${progress.number} of ${progress.of}: ${name}`;
  };
}
