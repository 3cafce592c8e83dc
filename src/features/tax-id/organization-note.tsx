import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';

interface OrganizationNoteProps {
  /** A number was given, and the address that is billed names no organization. */
  readonly isNeeded: boolean;
  /** Leads to the field for its name. */
  readonly onAdd: () => void;
}

/** Asks nobody who has a number in their own name for an organization, and leads everybody else to its field. */
export function OrganizationNote({ isNeeded, onAdd }: OrganizationNoteProps) {
  return (
    <div role="status">
      {isNeeded && (
        <p>
          <Trans>
            The billing address names no organization. That is right if the number is in your own name.
          </Trans>{' '}
          <Button variant="quiet" size="compact" onClick={onAdd}>
            <Trans>Add the organization</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
