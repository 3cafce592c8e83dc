import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import type { Currency } from '@sonde/machines/rules/money';
import {
  isTradeInNotOffered,
  registeredCreditOf,
  type TradeInEvent,
  type TradeInSnapshot,
} from '@sonde/machines/trade-in';
import { Notice } from '../../ui/notice/notice.tsx';
import { RegisteredProbe } from './registered-probe.tsx';
import { TradeInForm } from './trade-in-form.tsx';

interface RunningTradeInProps {
  readonly snapshot: TradeInSnapshot;
  readonly send: (event: TradeInEvent) => void;
  readonly currency: Currency;
}

function Screen({ snapshot, send, currency }: RunningTradeInProps) {
  if (isTradeInNotOffered(snapshot))
    return (
      <Notice tone="attention" role="status">
        <p>
          <Trans>We don’t accept trade-ins in this country because we don’t sell new probes here.</Trans>
        </p>
      </Notice>
    );
  return registeredCreditOf(snapshot) === null ? (
    <TradeInForm snapshot={snapshot} send={send} currency={currency} />
  ) : (
    <RegisteredProbe snapshot={snapshot} send={send} />
  );
}

/** The view of a running flow: the form, then the credit with focus on its heading. */
export function RunningTradeIn(props: RunningTradeInProps) {
  return (
    <div data-flow="trade-in" data-state={stateValueText(props.snapshot)}>
      <Screen {...props} />
    </div>
  );
}
