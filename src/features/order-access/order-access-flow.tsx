import { orderAccessWithPorts } from '@sonde/machines/order-access';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { island } from '../../page/island.ts';
import { createOrderAccessPorts, orderAccessInput } from '../../ports/order-access-ports.ts';
import { RunningOrderAccess } from './running-order-access.tsx';

interface OrderAccessFlowProps {
  readonly orderToken: string;
}

/** Starts the machine with its real ports. It stores no snapshot, because that would contain an email address. */
function OrderAccessFlow({ orderToken }: OrderAccessFlowProps) {
  const trail = useTrail();
  const machine = useOnce(() => orderAccessWithPorts(createOrderAccessPorts(orderToken)));
  const { snapshot, send } = useFlow(machine, { input: { hasProof: false } }, () => ({
    input: orderAccessInput(),
    ...liveViewOptions(trail.inspect),
  }));
  return <RunningOrderAccess snapshot={snapshot} send={send} />;
}

export const orderAccessIsland = island('order-access', OrderAccessFlow, 'with the page');
