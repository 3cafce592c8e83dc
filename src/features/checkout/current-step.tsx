import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  type CheckoutSnapshot,
  checkoutOf,
  contactFormOf,
  currentStep,
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
import type { CheckoutScreenProps, LaterStepProps } from './checkout-screen.types.ts';
import { stepPropsOf } from './step-props.ts';
import { screenName } from './step-titles.ts';
import { DetailsScreen } from './details-screen.tsx';
import type { StepProps } from './steps/step.types.ts';
import {
  askForLaterParts,
  loadedPart,
  type MissingPart,
  partAt,
  prepareLaterPart,
  type StepPart,
  useLaterPart,
} from './use-later-parts.ts';
import { useNextPart } from './use-next-part.ts';

/** What the first Continue needs. */
function prepareDelivery(): void {
  prepareLaterPart('delivery-screens');
  prepareCheckoutRequests();
}

function preparePayment(): void {
  prepareLaterPart('payment-screens');
  prepareDelivery();
}

/** How the screen that was filled in stays until the next one is there. Once that is lost, any press asks for it again. */
const untilReady: Readonly<Record<MissingPart, Partial<StepProps>>> = {
  'on their way': { isSaving: true, trouble: null },
  lost: { isSaving: false, trouble: { kind: 'connection' }, send: askForLaterParts },
};

/**
 * The current screen, with the buyer's progress. The views of the first screen are always there; those of another load
 * while the buyer fills in the one before, which stays as it was left until then.
 */
export function CurrentStep(props: CheckoutScreenProps) {
  const { snapshot, send } = props;
  const checkout = checkoutOf(snapshot);
  const isFirst = !isBackOffered(snapshot);
  const [left, setLeft] = useState<CheckoutSnapshot | null>(null);
  useFirstTouch(checkout?.isShippingRequired === false ? preparePayment : prepareDelivery);
  const part = partShownBy(snapshot);
  const isCodeRefused = !!checkout?.refusedVoucher;
  const own = useLaterPart(part ?? 'delivery-screens', part !== null || isCodeRefused);
  const isReady = part === null || typeof own === 'object';
  if (isReady && left !== snapshot) setLeft(snapshot);

  const shown = isReady ? snapshot : left;
  const isNoticeAwaited = isFirst && isCodeRefused && own === 'on their way';
  // The notice must not move anything that the buyer has started to use: the step waits for it only before that.
  if (shown === null || (isNoticeAwaited && !snapshot.context.drafts.contact)) return <StepLoading />;
  const shared = { ...stepPropsOf({ snapshot: shown, send }), ...(!isReady && untilReady[own]) };
  const shownPart = partShownBy(shown);
  return (
    <Stack gap={6}>
      <Progress snapshot={shown} />
      {shownPart === null ? (
        <>
          {isFirst && typeof own === 'object' && 'RefusedVoucher' in own && <own.RefusedVoucher {...props} />}
          <FirstScreen {...shared} snapshot={shown} />
        </>
      ) : (
        <LaterScreen {...props} snapshot={shown} shared={shared} part={shownPart} />
      )}
    </Stack>
  );
}

/** The part with the screen of a snapshot; null for the first one. */
const partShownBy = (snapshot: CheckoutSnapshot) =>
  isBackOffered(snapshot) ? partAt(currentStep(snapshot)) : null;

/** A screen after the first, which has been loaded. */
function LaterScreen({ part, ...props }: LaterStepProps & { readonly part: StepPart }) {
  useNextPart(part);
  const { Step } = loadedPart(part);
  return <Step {...props} key={progressOf(props.snapshot)?.steps[0]} />;
}

/** The first screen, or the registry's result for its tax ID until the buyer has acknowledged it. */
function FirstScreen({ snapshot, ...step }: StepProps & Pick<CheckoutScreenProps, 'snapshot'>) {
  const taxId = taxIdViewOf(snapshot);
  const isDoubted = taxId?.isDoubted ?? false;
  const wasDoubted = useOnceTrue(isDoubted);
  const later = useLaterPart('organization-screens', isDoubted);
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
