import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProgress } from '@sonde/machines/order-history';

/** An order's status, in a few words. */
export const orderProgressTexts: Readonly<Record<OrderProgress, MessageDescriptor>> = {
  unpaid: msg({ message: 'Not paid yet', comment: 'Status of an order' }),
  paymentPending: msg({ message: 'Payment pending', comment: 'Status of an order' }),
  partlyPaid: msg({ message: 'Partly paid', comment: 'Status of an order' }),
  confirmed: msg({ message: 'Confirmed', comment: 'Status of an order' }),
  quoted: msg({ message: 'Quote', comment: 'Status of an order that was requested as a quote' }),
  quoteExpired: msg({ message: 'Quote expired', comment: 'Status of an order' }),
  partlyShipped: msg({ message: 'Partly shipped', comment: 'Status of an order' }),
  shipped: msg({ message: 'Shipped', comment: 'Status of an order' }),
  canceled: msg({ message: 'Canceled', context: 'order', comment: 'Status of an order' }),
  withdrawn: msg({ message: 'Withdrawn', comment: 'Status of an order from which its buyer has withdrawn' }),
};
