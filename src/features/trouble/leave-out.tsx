import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';

interface LeaveOutProps {
  /** ID of the field, which receives the focus when the button disappears. */
  readonly field: string;
  readonly onLeaveOut: () => void;
}

/** Resolves an error of an optional field by leaving it empty. */
export function LeaveOut({ field, onLeaveOut }: LeaveOutProps) {
  const leaveOut = () => {
    onLeaveOut();
    document.getElementById(field)?.focus();
  };
  return (
    <Button size="compact" width="fit" onClick={leaveOut}>
      <Trans comment="Button after the error of an optional field: empties the field">Leave it blank</Trans>
    </Button>
  );
}
