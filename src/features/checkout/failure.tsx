import { useCallback } from 'react';
import { Trans } from '@lingui/react/macro';
import { isPending } from '@sonde/machines/checkout';
import { useBackOnline } from '../../browser/use-back-online.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { useLaterScreens } from './use-later-screens.ts';

type FailureProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

/** The checkout couldn't be loaded, or the order not placed; what is said of that belongs to the later screens. */
export function Failure(props: FailureProps) {
  const { snapshot, send } = props;
  const isUnloaded = snapshot.matches({ step: { failed: 'unloaded' } });
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  const askAgain = useCallback(() => send({ type: 'retry.requested' }), [send]);
  useBackOnline(isUnloaded || isUnanswered, askAgain);
  const later = useLaterScreens(!isUnloaded);
  if (isUnloaded) return <Unloaded {...props} />;
  return typeof later === 'object' ? <later.Failed {...props} /> : <CheckoutLoading />;
}

/** The shop is asked again automatically, and the page stays as it is until it responds. */
function Unloaded({ snapshot, send }: FailureProps) {
  return (
    <Stack gap={4}>
      <TroubleNotice trouble={snapshot.context.trouble} />
      <p>
        <Button
          variant="primary"
          pending={isPending(snapshot)}
          onClick={() => send({ type: 'retry.requested' })}
        >
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Stack>
  );
}
