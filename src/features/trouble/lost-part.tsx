import { Trans } from '@lingui/react/macro';
import type { LazyPart } from '../../i18n/lazy-parts.ts';
import { Button } from '../../ui/button/button.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { useTroubleText } from './use-trouble-text.ts';

/** A part of the page failed to load; the button loads it again. */
export function LostPart({ onRetry }: Pick<LazyPart<unknown>, 'onRetry'>) {
  const troubleText = useTroubleText();
  return (
    <FailureNotice
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{troubleText({ kind: 'connection' })}</p>
    </FailureNotice>
  );
}
