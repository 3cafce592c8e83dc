import type { OrderHistoryEvent, OrderHistorySnapshot } from '@sonde/machines/order-history';
import { RunningOrderHistory } from '../../../src/features/account/running-order-history.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** The orders as on the account page. */
export const OrderHistoryView = (flow: ViewProps<OrderHistorySnapshot, OrderHistoryEvent>) => (
  <OnPage>
    <RunningOrderHistory {...flow} isEmailConfirmed />
  </OnPage>
);
