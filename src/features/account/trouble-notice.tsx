import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

interface TroubleNoticeProps {
  /** What happened. */
  readonly children: ReactNode;
  /** Asks again; null where that would not help. */
  readonly onRetry: (() => void) | null;
  /** Whether it answers what the person has just done, and takes the focus. */
  readonly takesFocus?: boolean;
}

/** Why something didn't happen, with a button that tries it again. */
export function TroubleNotice({ children, onRetry, takesFocus = false }: TroubleNoticeProps) {
  const retry = onRetry && (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return takesFocus ? (
    <FailureNotice actions={retry}>{children}</FailureNotice>
  ) : (
    <Notice tone="attention" role="alert" actions={retry}>
      {children}
    </Notice>
  );
}
