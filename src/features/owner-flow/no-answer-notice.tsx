import { Trans } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

interface NoAnswerNoticeProps {
  /** Null before the flow has noted why. */
  readonly trouble: Trouble | null;
  readonly onRetry: () => void;
}

/** The shop didn't answer, and the button asks again. */
export function NoAnswerNotice({ trouble, onRetry }: NoAnswerNoticeProps) {
  const troubleText = useTroubleText();
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert">
        <p>{trouble && troubleText(trouble)}</p>
      </Notice>
      <div>
        <Button variant="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}
