import { orderHistoryWithPorts } from '@sonde/machines/order-history';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { orderHistoryPorts } from '../../ports/order-history-ports.ts';
import { RunningOrderHistory } from './running-order-history.tsx';

interface OrderHistoryProps {
  readonly isEmailConfirmed: boolean;
}

/** The signed-in person's orders, from the shop. Loaded after sign-in. */
export function OrderHistory({ isEmailConfirmed }: OrderHistoryProps) {
  const trail = useTrail();
  const machine = useOnce(() => orderHistoryWithPorts(orderHistoryPorts));
  const { snapshot, send } = useFlow(machine, {}, () => liveViewOptions(trail.inspect));
  return <RunningOrderHistory snapshot={snapshot} send={send} isEmailConfirmed={isEmailConfirmed} />;
}
