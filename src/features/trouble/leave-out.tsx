import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';

interface LeaveOutProps {
  /** Id of the field, which takes the focus that the button loses by going. */
  readonly field: string;
  readonly onLeaveOut: () => void;
}

/** The way on from what is wrong with an optional field: without it. */
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
