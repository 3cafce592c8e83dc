import { useLingui } from '@lingui/react/macro';
import {
  checkoutOf,
  contactFormOf,
  canGoBack,
  progressOf,
  screensOf,
  shippingAddressFormOf,
  suggestedEmailOf,
  taxIdViewOf,
} from '@sonde/machines/checkout';
import { prepareCheckoutRequests } from '../../ports/checkout-ports.ts';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useLatched } from '../../browser/use-latched.ts';
import { ProgressSteps } from '../../ui/progress-steps/progress-steps.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StepLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps, LaterStepProps } from './checkout-screen.types.ts';
import { stepPropsOf } from './step-props.ts';
import { screenName } from './step-titles.ts';
import { DetailsScreen } from './details-screen.tsx';
import type { StepProps } from './steps/step.types.ts';
import {
  type CheckoutPart,
  type PartName,
  prepareCheckoutPart,
  type StepPart,
  useCheckoutPart,
} from './checkout-parts.ts';
import { LostScreen } from './lost-screen.tsx';
import { useNextPart } from './use-next-part.ts';
import { partShownBy, type ShownStep } from './use-shown-step.ts';

/** What the first Continue needs. */
function prepareDelivery(): void {
  prepareCheckoutPart('delivery-screens');
  prepareCheckoutPart('refused-voucher');
  prepareCheckoutRequests();
}

function preparePayment(): void {
  prepareCheckoutPart('payment-screens');
  prepareDelivery();
}

/** What the payment's Continue leads to: the page may have been opened at the payment only to look. */
function prepareReview(): void {
  prepareCheckoutPart('review-screens');
  prepareCheckoutPart('refusal-of-method');
  prepareOutcome();
}

/** What Place order needs. */
function prepareOutcome(): void {
  prepareCheckoutPart('outcome-screens');
  prepareDelivery();
}

/** What the first press on a later screen loads. */
const preparations: Readonly<Record<StepPart, () => void>> = {
  'delivery-screens': prepareDelivery,
  'payment-screens': prepareReview,
  'review-screens': prepareOutcome,
};

/** How the screen that was filled in stays until the next one is there. Once that is lost, Continue asks for it again. */
const untilReady = ({
  isAwaited,
  onRetry,
}: Pick<CheckoutPart<PartName>, 'isAwaited' | 'onRetry'>): Partial<StepProps> => ({
  isLeft: true,
  isSaving: isAwaited,
  trouble: isAwaited ? null : { kind: 'connection' },
  send: ({ type }) => type.endsWith('.submitted') && onRetry(),
});

interface CurrentStepProps extends CheckoutScreenProps {
  readonly step: ShownStep;
}

/** The current screen, with the buyer's progress. Until the next one has loaded, the one before it stays as it was left. */
export function CurrentStep({ step: { part, shown, isLeft }, ...props }: CurrentStepProps) {
  const { snapshot, send } = props;
  const checkout = checkoutOf(snapshot);
  const isFirst = !canGoBack(snapshot);
  const laterPart = partShownBy(snapshot);
  const prepareNext = checkout?.isShippingRequired === false ? preparePayment : prepareDelivery;
  useFirstTouch(laterPart === null ? prepareNext : preparations[laterPart]);
  const isNoticeAwaited = isFirst && part.isAwaited;
  // The notice must not move anything that the buyer has started to use: the step waits for it only before that.
  if (shown === null || (isNoticeAwaited && !snapshot.context.drafts.contact))
    return <MissingStep {...part} />;
  const shared = { ...stepPropsOf({ snapshot: shown, send }), ...(isLeft && untilReady(part)) };
  const shownPart = partShownBy(shown);
  return (
    <Stack gap={6}>
      <Progress snapshot={shown} />
      {shownPart === null ? (
        <>
          {isFirst && part.part && 'RefusedVoucher' in part.part && <part.part.RefusedVoucher {...props} />}
          <FirstScreen {...shared} snapshot={shown} />
        </>
      ) : (
        <LaterScreen {...props} snapshot={shown} shared={shared} part={shownPart} />
      )}
    </Stack>
  );
}

/** In place of a step that isn't there yet. */
const MissingStep = ({ isLost, onRetry }: Pick<CheckoutPart<PartName>, 'isLost' | 'onRetry'>) =>
  isLost ? <LostScreen onRetry={onRetry} /> : <StepLoading />;

/** A screen after the first, which has been loaded. */
function LaterScreen({ part, ...props }: LaterStepProps & { readonly part: StepPart }) {
  useNextPart(part);
  const { part: screens } = useCheckoutPart(part, true);
  return screens && <screens.Step {...props} key={progressOf(props.snapshot)?.steps[0]} />;
}

/** The first screen, or the registry's result for its tax ID until the buyer has acknowledged it. */
function FirstScreen({ snapshot, ...step }: StepProps & Pick<CheckoutScreenProps, 'snapshot'>) {
  const taxId = taxIdViewOf(snapshot);
  const isDoubted = taxId?.isDoubted ?? false;
  const wasDoubted = useLatched(isDoubted);
  const later = useCheckoutPart('organization-screens', isDoubted);
  if (isDoubted && taxId)
    return later.part ? <later.part.TaxIdDoubt {...step} taxId={taxId} /> : <MissingStep {...later} />;
  return (
    <DetailsScreen
      {...step}
      form={contactFormOf(snapshot)}
      suggestedEmail={suggestedEmailOf(snapshot)}
      address={checkoutOf(snapshot)?.isShippingRequired ? shippingAddressFormOf(snapshot) : null}
      taxId={taxId}
      isTaxIdFocused={wasDoubted}
    />
  );
}

function Progress({ snapshot }: Pick<CheckoutScreenProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const progress = progressOf(snapshot);
  return (
    progress && (
      <ProgressSteps
        current={progress.number}
        of={progress.of}
        label={i18n._(screenName(progress.steps))}
        names={screensOf(snapshot).map((steps) => i18n._(screenName(steps)))}
      />
    )
  );
}
