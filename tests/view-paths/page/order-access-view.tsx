import type { OrderAccessEvent, OrderAccessSnapshot } from '@sonde/machines/order-access';
import { RunningOrderAccess } from '../../../src/features/order-access/running-order-access.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** The question as on an order's page. */
export const OrderAccessView = (flow: ViewProps<OrderAccessSnapshot, OrderAccessEvent>) => (
  <OnPage>
    <RunningOrderAccess {...flow} />
  </OnPage>
);
