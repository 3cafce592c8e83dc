import { currentStep, canGoBack, isPending } from '@sonde/machines/checkout';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import type { StepProps } from './steps/step.types.ts';

/** The props of every screen's view. */
export function stepPropsOf({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>): StepProps {
  return {
    at: currentStep(snapshot) ?? 'contact',
    trouble: snapshot.context.trouble,
    isSaving: isPending(snapshot),
    onBack: canGoBack(snapshot) ? () => send({ type: 'back.requested' }) : null,
    send,
  };
}
