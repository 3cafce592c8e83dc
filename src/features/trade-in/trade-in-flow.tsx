import { tradeInWithPorts, readTradeIn, storeTradeIn } from '@sonde/machines/trade-in';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createTradeInPorts } from '../../ports/trade-in-ports.ts';
import { RunningTradeIn } from './running-trade-in.tsx';
import type { TradeInOffer } from './trade-in-offer.ts';

/** Runs the machine with its ports, and stores its snapshot across reloads, one for each country. */
function TradeInFlow({ currency, ...offer }: TradeInOffer) {
  const { country } = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => tradeInWithPorts(createTradeInPorts()));
  const input = { country, ...offer };
  const { snapshot, send } = useFlow(
    machine,
    { input },
    () => {
      const restored = readTradeIn(storedCheckout.flowSnapshot('trade-in', country));
      return { input, ...(restored && { snapshot: restored }), ...liveViewOptions(trail.inspect) };
    },
    keepFlow('trade-in', country, storeTradeIn),
  );
  return <RunningTradeIn snapshot={snapshot} send={send} currency={currency} />;
}

export const tradeInIsland = island('trade-in', TradeInFlow, 'when drawn');
