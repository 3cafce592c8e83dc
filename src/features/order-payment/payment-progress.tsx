import { Trans } from '@lingui/react/macro';
import { isBankAsking, isOrderPaymentPending, isResting } from '@sonde/machines/order-payment';
import { Button } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { OrderPaymentProps } from './order-payment-props.ts';
import { PayTrouble } from './pay-trouble.tsx';

/** The payment is being made, with what it waits for. */
export function Paying({ snapshot }: Pick<OrderPaymentProps, 'snapshot'>) {
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        <Spinner />
        <p role="status">
          <strong>
            {isBankAsking(snapshot) ? (
              <Trans>Your bank is asking you to confirm the payment.</Trans>
            ) : snapshot.context.trouble === null ? (
              <Trans>Making your payment…</Trans>
            ) : (
              <Trans>Checking whether your payment went through…</Trans>
            )}
          </strong>
        </p>
      </Cluster>
      <p>
        <Trans>You’ll only be charged once. Please stay on this page.</Trans>
      </p>
    </Stack>
  );
}

/** A payment is in progress, here or elsewhere; nothing else can be paid meanwhile. */
export function PaymentInProgress({ snapshot, send }: OrderPaymentProps) {
  const isAtRest = isResting(snapshot);
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        {!isAtRest && <Spinner />}
        <p role="status">
          <strong>
            <Trans>A payment is in progress</Trans>
          </strong>
        </p>
      </Cluster>
      <p>
        <Trans>
          Depending on the payment method, this can take a few days. You don’t need to do anything, and it
          can’t be paid twice.
        </Trans>
      </p>
      <div>
        <Button pending={isOrderPaymentPending(snapshot)} onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    </Stack>
  );
}

/** The shop didn't answer what is owed. */
export function NoAnswer({ snapshot, send }: OrderPaymentProps) {
  return (
    <Stack gap={4}>
      <PayTrouble trouble={snapshot.context.trouble} />
      <div>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}
