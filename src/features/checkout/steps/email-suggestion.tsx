import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import styles from './email-suggestion.module.css';

interface EmailSuggestionProps {
  /** The address that was probably meant. */
  readonly email: string;
  readonly onAccept: () => void;
}

/** Suggests the address that was probably meant. Unobtrusive; one press accepts it. */
export function EmailSuggestion({ email: meant, onAccept }: EmailSuggestionProps) {
  return (
    <Button variant="quiet" width="fit" onClick={onAccept}>
      <span className={styles.words}>
        <Trans comment="Button under a mistyped email address">
          Did you mean <bdi translate="no">{meant}</bdi>?
        </Trans>
      </span>
    </Button>
  );
}
