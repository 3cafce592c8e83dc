import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';

/** The error ID for support, with a copy button. */
export function ErrorId({ errorId }: { errorId: string }) {
  return (
    <p>
      <Trans>Please share the following error ID with the support team: {errorId}</Trans>{' '}
      <CopyButton text={errorId}>
        <Trans comment="Copies the error ID">Copy</Trans>
      </CopyButton>
    </p>
  );
}
