import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';

interface ChangeStepProps {
  /** What is changed. */
  readonly term: string;
  readonly onPress: () => void;
}

/** The way back to an answer. */
export function ChangeStep({ term, onPress }: ChangeStepProps) {
  return (
    <Button variant="quiet" size="compact" onClick={onPress}>
      <Trans>
        Change <VisuallyHidden>{term}</VisuallyHidden>
      </Trans>
    </Button>
  );
}
