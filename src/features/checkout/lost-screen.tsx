import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PhoneLine } from './phone-line.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

/** A screen couldn't be loaded: the buyer tries again or calls. */
export function LostScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Unloaded trouble={{ kind: 'connection' }} isPending={false} onRetry={onRetry}>
      <PhoneLine />
    </Unloaded>
  );
}

interface UnloadedProps {
  readonly trouble: Trouble | null;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** The shop is asked again automatically, and the page stays as it is until it responds. */
export function Unloaded({ trouble, isPending: isAsking, onRetry, children }: UnloadedProps) {
  return (
    <Stack gap={4}>
      <TroubleNotice trouble={trouble} />
      <p>
        <Button variant="primary" pending={isAsking} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </p>
      {children}
    </Stack>
  );
}
