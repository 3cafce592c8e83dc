import { Trans, useLingui } from '@lingui/react/macro';
import {
  changePreviewOf,
  isChangePending,
  type SubscriptionChangeEvent,
  type SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';

interface ChangeActionsProps {
  readonly snapshot: SubscriptionChangeSnapshot;
  readonly send: (event: SubscriptionChangeEvent) => void;
}

/** What pressing the button does, with the amount that is charged. */
function ConfirmLabel({ snapshot }: Pick<ChangeActionsProps, 'snapshot'>) {
  const format = useFormat();
  const { amountDue, takesEffect } = changePreviewOf(snapshot);
  if (takesEffect === 'AT_RENEWAL') return <Trans>Schedule change</Trans>;
  if (amountDue.gross.amount === 0) return <Trans>Confirm change</Trans>;
  return <Trans>Pay {format.money(amountDue.gross)}</Trans>;
}

/** The one button that pays and changes, and the way back. */
export function ChangeActions({ snapshot, send }: ChangeActionsProps) {
  const { t } = useLingui();
  const isPending = isChangePending(snapshot);
  const canGoBack = snapshot.can({ type: 'change.canceled' });
  return (
    <Cluster gap={3}>
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        pendingLabel={isPending ? t`Sending your change` : undefined}
      >
        <ConfirmLabel snapshot={snapshot} />
      </Button>
      <Button
        aria-disabled={!canGoBack}
        onClick={() => {
          if (canGoBack) send({ type: 'change.canceled' });
        }}
      >
        <Trans comment="Button: goes back to what was chosen before">Back</Trans>
      </Button>
    </Cluster>
  );
}
