import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';

/** What a buyer tells support, ready to be copied. */
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
