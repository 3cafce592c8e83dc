import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  checkoutOf,
  contactFormOf,
  isBackOffered,
  progressOf,
  shippingAddressFormOf,
  taxIdViewOf,
} from '@sonde/machines/checkout';
import { prepareCheckoutRequests } from '../../ports/checkout-ports.ts';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useOnceTrue } from '../../browser/use-once-true.ts';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StepLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { stepPropsOf } from './step-props.ts';
import { screenName } from './step-titles.ts';
import { DetailsScreen } from './details-screen.tsx';
import type { StepProps } from './steps/step.types.ts';
import { prepareLaterScreens, useLaterScreens } from './use-later-screens.ts';

/** What the first Continue needs. */
function prepareNext(): void {
  prepareLaterScreens();
  prepareCheckoutRequests();
}

/**
 * The current screen, with the buyer's progress. The views of later screens load when the buyer starts; until then, the
 * first one stays as it was left.
 */
export function CurrentStep(props: CheckoutScreenProps) {
  const { snapshot, send } = props;
  const isFirst = !isBackOffered(snapshot);
  const [left, setLeft] = useState<CheckoutScreenProps['snapshot'] | null>(null);
  if (isFirst && left !== snapshot) setLeft(snapshot);
  useFirstTouch(prepareNext);
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
  // The notice must not move anything that the buyer has started to use: the step waits for it only before that.
  if (shown === null || (isNoticeAwaited && !snapshot.context.drafts.contact)) return <StepLoading />;
  const shared = stepPropsOf({ snapshot: shown, send });
  const leaving = { isSaving: true, trouble: later === 'lost' ? ({ kind: 'connection' } as const) : null };
  return (
    <Stack gap={6}>
      <Progress snapshot={shown} />
      {isFirst && typeof later === 'object' && <later.RefusedVoucher {...props} />}
      <FirstScreen {...shared} {...(!isFirst && leaving)} snapshot={shown} />
    </Stack>
  );
}

/** The first screen, or the registry's result for its tax ID until the buyer has acknowledged it. */
function FirstScreen({ snapshot, ...step }: StepProps & Pick<CheckoutScreenProps, 'snapshot'>) {
  const taxId = taxIdViewOf(snapshot);
  const isDoubted = taxId?.isDoubted ?? false;
  const wasDoubted = useOnceTrue(isDoubted);
  const later = useLaterScreens(isDoubted);
  if (isDoubted && taxId)
    return typeof later === 'object' ? <later.TaxIdDoubt {...step} taxId={taxId} /> : <StepLoading />;
  return (
    <DetailsScreen
      {...step}
      form={contactFormOf(snapshot)}
      address={checkoutOf(snapshot)?.isShippingRequired ? shippingAddressFormOf(snapshot) : null}
      taxId={taxId}
      isTaxIdWanted={wasDoubted}
    />
  );
}

function Progress({ snapshot }: Pick<CheckoutScreenProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const progress = progressOf(snapshot);
  return (
    progress && (
      <ProgressSteps current={progress.number} of={progress.of} label={i18n._(screenName(progress.steps))} />
    )
  );
}
