import type { OrderPaymentEvent, OrderPaymentSnapshot } from '@sonde/machines/order-payment';

/** What every screen of the flow receives. */
export interface OrderPaymentProps {
  readonly snapshot: OrderPaymentSnapshot;
  readonly send: (event: OrderPaymentEvent) => void;
}
