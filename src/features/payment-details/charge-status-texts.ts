import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChargeStatus } from '@sonde/machines/lifecycles';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';

type Payment = Pick<OrderFieldsFragment['payments'][number], 'chargeStatus' | 'refunded' | 'total'>;

/** How much of a payment has arrived. */
const chargeStatusTexts: Readonly<Record<ChargeStatus, MessageDescriptor>> = {
  NOT_CHARGED: msg({ message: 'Not charged', comment: 'Status of a payment' }),
  ASYNC_PROCESSING: msg({
    message: 'Pending',
    comment: 'Status of a payment: a bank or provider hasn’t decided yet',
  }),
  PARTIALLY_CHARGED: msg({ message: 'Partly charged', comment: 'Status of a payment' }),
  FULLY_CHARGED: msg({ message: 'Paid', context: 'payment', comment: 'Status of a payment' }),
};

/** How a payment stands: how much of it has arrived, or that it was paid back. */
export function paymentStatusText({ chargeStatus, refunded, total }: Payment): MessageDescriptor {
  if (refunded.amount === 0) return chargeStatusTexts[chargeStatus];
  return refunded.amount < total.amount ? msg`Partly refunded` : msg`Refunded`;
}
