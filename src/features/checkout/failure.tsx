import { useCallback } from 'react';
import { isPending } from '@sonde/machines/checkout';
import { useBackOnline } from '../../browser/use-back-online.ts';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { LostScreen, Unloaded } from './lost-screen.tsx';
import { type CheckoutPart, useCheckoutPart } from './checkout-parts.ts';

type FailureProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

/** The checkout couldn't be loaded, or the order not placed; what is said of that belongs to the later screens. */
export function Failure(props: FailureProps) {
  const { snapshot, send } = props;
  const isUnloaded = snapshot.matches({ step: { failed: 'unloaded' } });
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  const askAgain = useCallback(() => send({ type: 'retry.requested' }), [send]);
  useBackOnline(isUnloaded || isUnanswered, askAgain);
  const later = useCheckoutPart('outcome-screens', !isUnloaded);
  if (isUnloaded)
    return <Unloaded trouble={snapshot.context.trouble} isPending={isPending(snapshot)} onRetry={askAgain} />;
  return <FailedOrder {...props} later={later} />;
}

interface FailedOrderProps extends FailureProps {
  readonly later: Pick<CheckoutPart<'outcome-screens'>, 'part' | 'isLost'>;
}

/** The order wasn't placed. If the screen that says why can't be loaded, the buyer tries again or calls. */
export function FailedOrder({ later, snapshot, send }: FailedOrderProps) {
  if (later.isLost) return <LostScreen onRetry={() => send({ type: 'retry.requested' })} />;
  return later.part ? <later.part.Failed snapshot={snapshot} send={send} /> : <CheckoutLoading />;
}
