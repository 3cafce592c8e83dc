import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChargeStatus } from '@sonde/machines/lifecycles';

/** How much of a payment has arrived. */
export const chargeStatusTexts: Readonly<Record<ChargeStatus, MessageDescriptor>> = {
  NOT_CHARGED: msg({ message: 'Not charged', comment: 'Status of a payment' }),
  ASYNC_PROCESSING: msg({
    message: 'Pending',
    comment: 'Status of a payment: a bank or provider hasn’t decided yet',
  }),
  PARTIALLY_CHARGED: msg({ message: 'Partly charged', comment: 'Status of a payment' }),
  FULLY_CHARGED: msg({ message: 'Paid', context: 'payment', comment: 'Status of a payment' }),
};
