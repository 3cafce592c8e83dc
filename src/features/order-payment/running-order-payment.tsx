import { stateValueText } from '@sonde/machines/flow';
import { orderPaymentScreenOf, payableOf } from '@sonde/machines/order-payment';
import { useBackOnline } from '../../browser/use-back-online.ts';
import { useContained } from '../../flow/use-contained.ts';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { Columns, Measure } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayForm } from './pay-form.tsx';
import { PayableSummary } from './payable-summary.tsx';
import { PartlyPaid } from './partly-paid.tsx';
import { NoAnswer, Paying, PaymentInProgress } from './payment-progress.tsx';
import { Expired, Missing, Paid } from './payment-result.tsx';

interface RunningOrderPaymentProps extends OrderPaymentProps {
  readonly card: CardPayments;
}

function Screen(props: RunningOrderPaymentProps) {
  const payable = payableOf(props.snapshot);
  switch (orderPaymentScreenOf(props.snapshot)) {
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Skeleton lines={4} />
        </>
      );
    case 'unanswered':
      return <NoAnswer {...props} />;
    case 'missing':
      return <Missing kind={props.snapshot.context.kind} />;
    case 'expired':
      return payable && <Expired payable={payable} />;
    case 'partlyPaid':
      return payable && <PartlyPaid payable={payable} />;
    case 'paid':
      return payable && <Paid {...props} payable={payable} />;
    case 'pending':
      return <PaymentInProgress {...props} />;
    case 'paying':
      return <Paying {...props} />;
    case 'open':
      return payable && <PayForm {...props} payable={payable} />;
  }
}

/** What is owed with its total, beside what becomes of it; first that nothing is, where it can no longer be paid. */
export function RunningOrderPayment(props: RunningOrderPaymentProps) {
  const { snapshot, send } = props;
  const payable = payableOf(snapshot);
  const screen = orderPaymentScreenOf(snapshot);
  useContained(snapshot, 'paymentForm');
  useBackOnline(screen === 'unanswered' || screen === 'pending', () => send({ type: 'retry.requested' }));
  return (
    <div data-flow="order-payment" data-state={stateValueText(snapshot)}>
      {payable && screen !== 'missing' ? (
        <Columns
          before={screen === 'expired' ? <Screen {...props} /> : undefined}
          aside={
            <Panel isSticky>
              <PayableSummary payable={payable} />
            </Panel>
          }
        >
          {screen !== 'expired' && <Screen {...props} />}
        </Columns>
      ) : (
        <Measure>
          <Stack gap={8}>
            <Screen {...props} />
          </Stack>
        </Measure>
      )}
    </div>
  );
}
