import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  isAccountPending,
  isLeavingToConfirm,
  mayLeave,
} from '@sonde/machines/account';
import { Button } from '../../ui/button/button.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { SecondPress } from './second-press.tsx';

interface LeaveOrganizationProps {
  readonly membership: AccountMembership;
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** How a member leaves the organization; its administrators do that among its members. */
export function LeaveOrganization({ membership, snapshot, send }: LeaveOrganizationProps) {
  const { t } = useLingui();
  const isConfirming = isLeavingToConfirm(snapshot);
  const button = useFocusReturn<HTMLButtonElement>(isConfirming);
  if (!mayLeave(membership)) return null;
  const isBusy = isAccountPending(snapshot) || snapshot.matches({ ready: 'confirming' });
  return isConfirming ? (
    <SecondPress
      confirm={t`Leave now`}
      keep={t`Keep my seat`}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onKeep={() => send({ type: 'change.canceled' })}
    >
      <Trans>
        Leave {membership.organization.name}? You’ll lose access right away, and only an administrator can
        invite you again.
      </Trans>
    </SecondPress>
  ) : (
    <div>
      <Button
        ref={button}
        size="compact"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) send({ type: 'leaving.requested' });
        }}
      >
        <Trans>Leave this organization</Trans>
      </Button>
    </div>
  );
}
