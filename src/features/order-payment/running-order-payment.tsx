import { stateValueText } from '@sonde/machines/flow';
import { orderPaymentScreenOf, payableOf } from '@sonde/machines/order-payment';
import { useBackOnline } from '../../browser/use-back-online.ts';
import { useContained } from '../../flow/use-contained.ts';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { Stack } from '../../ui/layout/layout.tsx';
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

/** What is owed with its total, and what becomes of it; first that nothing is, where it can no longer be paid. */
export function RunningOrderPayment(props: RunningOrderPaymentProps) {
  const { snapshot, send } = props;
  const payable = payableOf(snapshot);
  const screen = orderPaymentScreenOf(snapshot);
  useContained(snapshot, 'paymentForm');
  useBackOnline(screen === 'unanswered' || screen === 'pending', () => send({ type: 'retry.requested' }));
  return (
    <div data-flow="order-payment" data-state={stateValueText(snapshot)}>
      <Stack gap={8}>
        {screen === 'expired' && <Screen {...props} />}
        {payable && screen !== 'missing' && <PayableSummary payable={payable} />}
        {screen !== 'expired' && <Screen {...props} />}
      </Stack>
    </div>
  );
}
