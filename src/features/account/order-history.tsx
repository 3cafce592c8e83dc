import { orderHistoryWithPorts } from '@sonde/machines/order-history';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { shownLive } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { orderHistoryPorts } from '../../ports/order-history-ports.ts';
import { RunningOrderHistory } from './running-order-history.tsx';

/** The orders of whoever is signed in, from the shop. Loaded once someone is. */
export function OrderHistory() {
  const trail = useTrail();
  const machine = useOnce(() => orderHistoryWithPorts(orderHistoryPorts));
  const { snapshot, send } = useFlow(machine, {}, () => shownLive(trail.inspect));
  return <RunningOrderHistory snapshot={snapshot} send={send} />;
}
