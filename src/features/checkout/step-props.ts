import { currentStep, isPending, previousStep } from '@sonde/machines/checkout';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import type { StepProps } from './steps/step.types.ts';

/** What the view of every step is told. */
export function stepPropsOf({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>): StepProps {
  const before = currentStep(snapshot) && previousStep(snapshot);
  return {
    trouble: snapshot.context.trouble,
    isSaving: isPending(snapshot),
    onBack: before && (() => send({ type: 'step.requested', step: before })),
    send,
  };
}
