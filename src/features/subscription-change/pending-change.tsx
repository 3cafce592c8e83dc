import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice/notice.tsx';

/** That a bank has the debit of a change, and what that means for the membership. */
export function PendingChange() {
  return (
    <Notice tone="info">
      <p>
        <Trans>
          Your bank is processing the payment for a change to this membership, which takes a few business
          days. Until it clears, the membership stays as it is and can’t be changed again. We’ll email you
          when the payment arrives or fails.
        </Trans>
      </p>
    </Notice>
  );
}
