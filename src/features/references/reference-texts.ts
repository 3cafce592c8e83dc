import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseReference } from '@sonde/machines/rules/checkout';

interface ReferenceTexts {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly too_long: MessageDescriptor;
  /** For any other error. */
  readonly format: MessageDescriptor;
}

/** The labels and errors of purchasing references. */
export const referenceTexts: Readonly<Record<PurchaseReference, ReferenceTexts>> = {
  purchaseOrderNumber: {
    label: msg`Purchase order number`,
    hint: msg`Printed on your order and confirmation email`,
    too_long: msg`The purchase order number is too long. Use 64 characters or fewer.`,
    format: msg`Use letters, digits and spaces for the purchase order number`,
  },
  costCentre: {
    label: msg`Cost center`,
    too_long: msg`The cost center is too long. Use 64 characters or fewer.`,
    format: msg`Use letters, digits and spaces for the cost center`,
  },
};
