import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';

interface ClearFieldButtonProps {
  /** ID of the field, which receives the focus when the button disappears. */
  readonly field: string;
  readonly onClear: () => void;
}

/** Resolves an error of an optional field by leaving it empty. */
export function ClearFieldButton({ field, onClear }: ClearFieldButtonProps) {
  const clearField = () => {
    onClear();
    document.getElementById(field)?.focus();
  };
  return (
    <Button size="compact" width="fit" onClick={clearField}>
      <Trans comment="Button after the error of an optional field: empties the field">Leave it blank</Trans>
    </Button>
  );
}
