import { Trans } from '@lingui/react/macro';
import type { CheckoutSnapshot } from '@sonde/machines/checkout';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The order is on its way: what is being waited for, in words. */
export function Placing({ snapshot }: { snapshot: CheckoutSnapshot }) {
  const isUnclear = snapshot.matches({ step: { placing: 'unclear' } });
  const isConfirming = snapshot.matches({ step: { placing: 'confirming' } });
  return (
    <Cluster gap={4} align="center">
      <Spinner />
      <p role="status">
        {isUnclear ? (
          <Trans>
            We are checking whether your order went through. Please stay on this page; you are never charged
            twice.
          </Trans>
        ) : isConfirming ? (
          <Trans>Your bank asks you to confirm the payment.</Trans>
        ) : (
          <Trans>We are placing your order.</Trans>
        )}
      </p>
    </Cluster>
  );
}
