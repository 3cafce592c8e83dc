import { Trans } from '@lingui/react/macro';
import { emailSuggestion } from '@sonde/machines/rules/people';
import { Button } from '../../../ui/button/button.tsx';
import styles from './email-suggestion.module.css';

interface EmailSuggestionProps {
  /** The value when its field was left. */
  readonly email: string;
  readonly onTake: (email: string) => void;
}

/** Suggests the address that was probably meant. Unobtrusive; one press accepts it. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const meant = emailSuggestion(email);
  if (meant === null) return null;
  return (
    <Button variant="quiet" width="fit" onClick={() => onTake(meant)}>
      <span className={styles.words}>
        <Trans comment="Button under a mistyped email address">
          Did you mean <bdi translate="no">{meant}</bdi>?
        </Trans>
      </span>
    </Button>
  );
}
