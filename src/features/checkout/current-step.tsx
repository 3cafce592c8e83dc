import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { checkoutOf, contactFormOf, currentStep, stepProgress, taxIdViewOf } from '@sonde/machines/checkout';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useOnceTrue } from '../../browser/use-once-true.ts';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StepLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { stepPropsOf } from './step-props.ts';
import { stepNames } from './step-titles.ts';
import { ContactStep } from './contact-step.tsx';
import type { StepProps } from './steps/step.types.ts';
import { prepareLaterScreens, useLaterScreens } from './use-later-screens.ts';

/**
 * The step that the chart is at, with how far it is. The views of the later steps come when the buyer begins; until they
 * are there, the first step stays as it was left.
 */
export function CurrentStep(props: CheckoutScreenProps) {
  const { snapshot, send } = props;
  const step = currentStep(snapshot);
  const isFirst = step === 'contact';
  const [left, setLeft] = useState<CheckoutScreenProps['snapshot'] | null>(null);
  if (isFirst && left !== snapshot) setLeft(snapshot);
  useFirstTouch(prepareLaterScreens);
  const isCodeRefused = !!checkoutOf(snapshot)?.refusedVoucher;
  const later = useLaterScreens(!isFirst || isCodeRefused);

  if (!isFirst && typeof later === 'object')
    return (
      <Stack gap={6}>
        <Progress snapshot={snapshot} />
        <later.LaterStep {...props} />
      </Stack>
    );
  const shown = isFirst ? snapshot : left;
  const isNoticeAwaited = isFirst && isCodeRefused && later === 'on their way';
  // The notice moves nothing that the buyer has begun with: the step waits for it only before that.
  if (shown === null || (isNoticeAwaited && !snapshot.context.drafts.contact)) return <StepLoading />;
  const shared = stepPropsOf({ snapshot: shown, send });
  const leaving = { isSaving: true, trouble: later === 'lost' ? ({ kind: 'connection' } as const) : null };
  return (
    <Stack gap={6}>
      <Progress snapshot={shown} />
      {isFirst && typeof later === 'object' && <later.RefusedVoucher {...props} />}
      <FirstStep {...shared} {...(!isFirst && leaving)} snapshot={shown} />
    </Stack>
  );
}

/** The first step, or what the register said of its tax id until the buyer has heard it. */
function FirstStep({ snapshot, ...step }: StepProps & Pick<CheckoutScreenProps, 'snapshot'>) {
  const taxId = taxIdViewOf(snapshot);
  const isDoubted = taxId?.isDoubted ?? false;
  const wasDoubted = useOnceTrue(isDoubted);
  const later = useLaterScreens(isDoubted);
  if (isDoubted && taxId)
    return typeof later === 'object' ? <later.TaxIdDoubt {...step} taxId={taxId} /> : <StepLoading />;
  return <ContactStep {...step} form={contactFormOf(snapshot)} taxId={taxId} isTaxIdWanted={wasDoubted} />;
}

function Progress({ snapshot }: Pick<CheckoutScreenProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const steps = stepProgress(snapshot);
  const current = steps.find(({ status }) => status === 'current');
  return (
    current && (
      <ProgressSteps current={current.number} of={steps.length} label={i18n._(stepNames[current.id])} />
    )
  );
}
