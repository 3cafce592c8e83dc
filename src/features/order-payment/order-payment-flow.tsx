import {
  orderPaymentWithPorts,
  type Payable,
  readEnteredPayment,
  readOrderPayment,
  storeOrderPayment,
} from '@sonde/machines/order-payment';
import type { ItemEvent } from '@sonde/machines/rules/analytics';
import { pushToDataLayer } from '../../browser/data-layer.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { createOrderPaymentPorts } from '../../ports/order-payment-ports.ts';
import { RunningOrderPayment } from './running-order-payment.tsx';

interface OrderPaymentFlowProps {
  /** What the page was served with. */
  readonly payable: Payable;
  /** What analytics is told once it is paid here; null if there is none. */
  readonly purchase: ItemEvent | null;
}

/**
 * Runs the machine with its ports; what is entered and a payment that is being made survive a reload and a visit to the
 * bank.
 */
function OrderPaymentFlow({ payable, purchase }: OrderPaymentFlowProps) {
  const { country, languageCode } = useShopLocale();
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() =>
    orderPaymentWithPorts(createOrderPaymentPorts(card, languageCode), systemClock),
  );
  const { kind, token, status } = payable;
  const input = { kind, token, country, served: payable };
  const { snapshot, send } = useFlow(
    machine,
    { input },
    () => {
      const stored = status === 'PAID' ? null : storedCheckout.flowSnapshot('order-payment', token);
      const restored = readOrderPayment(stored, token);
      const entered = status === 'OPEN' ? readEnteredPayment(stored, token) : null;
      return {
        input: { ...input, entered },
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    (running) => {
      const paid = running.on('payable.paid', () => pushToDataLayer(purchase));
      const leave = keepFlow('order-payment', token, storeOrderPayment)(running);
      return () => {
        leave();
        paid.unsubscribe();
      };
    },
  );
  return <RunningOrderPayment snapshot={snapshot} send={send} card={card} />;
}

export const orderPaymentIsland = island('order-payment', OrderPaymentFlow, 'with the page');
