import { Trans } from '@lingui/react/macro';
import { isPending } from '@sonde/machines/checkout';
import { useNoStepInUrl } from '../../flow/use-step-in-url.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';

/** A payment is under way, in another tab or at the buyer's bank: whether the order is placed isn't known yet. */
export function PaymentCheck({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  useNoStepInUrl();
  const isResting = snapshot.matches({ step: { otherBrowser: { paying: 'resting' } } });
  return (
    <Stack gap={4}>
      <Cluster gap={4} align="center">
        {!isResting && <Spinner />}
        <p role="status">
          <strong>
            {isResting ? (
              <Trans>Your payment hasn’t been confirmed yet.</Trans>
            ) : (
              <Trans>Checking your payment…</Trans>
            )}
          </strong>
        </p>
      </Cluster>
      <p>
        <Trans>
          You’ve started to pay for this order. If you’ve paid, your order will be confirmed here and by
          email. You won’t be charged twice.
        </Trans>
      </p>
      <Cluster gap={4} align="center">
        <Button
          variant="primary"
          pending={isPending(snapshot)}
          onClick={() => send({ type: 'retry.requested' })}
        >
          <Trans>Check again</Trans>
        </Button>
        <Button onClick={() => send({ type: 'back.requested' })}>
          <Trans>Choose another way to pay</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
