import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

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
  return (
    <Notice
      tone="attention"
      role="alert"
      {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
      actions={
        onRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}
