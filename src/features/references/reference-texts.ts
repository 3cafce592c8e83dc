import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseReference } from '@sonde/machines/rules/checkout';

interface ReferenceTexts {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  readonly too_long: MessageDescriptor;
  /** For whatever else is wrong. */
  readonly format: MessageDescriptor;
}

/** What the marks of a purchasing department are called, and what may be wrong with them. */
export const referenceTexts: Readonly<Record<PurchaseReference, ReferenceTexts>> = {
  purchaseOrderNumber: {
    label: msg`Purchase order number`,
    hint: msg`Stands on the order and in its confirmation by e-mail`,
    too_long: msg`The purchase order number is too long: at most 64 characters`,
    format: msg`Use letters, digits and spaces for the purchase order number`,
  },
  costCentre: {
    label: msg`Cost center`,
    too_long: msg`The cost center is too long: at most 64 characters`,
    format: msg`Use letters, digits and spaces for the cost center`,
  },
};
