import type { TradeInEvent, TradeInSnapshot } from '@sonde/machines/trade-in';
import { RunningTradeIn } from '../../../src/features/trade-in/running-trade-in.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** The trade-in as on its page. */
export const TradeInView = (flow: ViewProps<TradeInSnapshot, TradeInEvent>) => (
  <OnPage>
    <RunningTradeIn {...flow} currency="USD" />
  </OnPage>
);
