import type { OrderPaymentEvent, OrderPaymentSnapshot } from '@sonde/machines/order-payment';
import { RunningOrderPayment } from '../../../src/features/order-payment/running-order-payment.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** The payment of an invoice as on its page. */
export const OrderPaymentView = (flow: ViewProps<OrderPaymentSnapshot, OrderPaymentEvent>) => (
  <OnPage>
    <RunningOrderPayment {...flow} card={scriptedCardPayments} />
  </OnPage>
);
