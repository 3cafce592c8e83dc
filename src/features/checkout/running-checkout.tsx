import { useCallback } from 'react';
import {
  checkoutSteps,
  continuedTokenOf,
  currentStep,
  placedOrderOf,
  screenOf,
  stepsWith,
  voucherOf,
  type CheckoutScreen,
} from '@sonde/machines/checkout';
import { stateValueText } from '@sonde/machines/flow';
import { useOnline } from '../../browser/use-online.ts';
import { useStoredLostDiscount } from '../../browser/stored-lost-discount.ts';
import { ServedPart } from '../../browser/served-part.tsx';
import { paths } from '../../page/paths.ts';
import { orderAccess } from '../../browser/order-access.ts';
import { useCartInOtherTab } from '../../browser/use-cart-in-other-tab.ts';
import { useStoredCount } from '../../browser/use-stored-count.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useReached } from '../../flow/use-reached.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { inSearch, useStepInUrl } from '../../flow/use-step-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { NeedsScripts } from '../trouble/needs-scripts.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { CheckoutScreens } from './checkout-screens.tsx';
import { stepSegmentIn } from './step-in-address.ts';
import { useStepTitle } from './step-titles.ts';
import { useShownStep } from './use-shown-step.ts';

/** `/checkout/payment/` asks for the payment step; each step that is shown has its `?step=`. */
const stepPlace = { ...inSearch, read: stepSegmentIn };

interface RunningCheckoutProps extends CheckoutScreenProps {
  /** False until the server-rendered content is replaced. */
  readonly isRunning: boolean;
  /** Opens the order's page, replacing the checkout's. */
  readonly onPlaced: (address: string) => void;
  /** This browser received a checkout of its own, by its token. */
  readonly onContinued: (token: string) => void;
}

/** Whether two steps, by their URL segments, are filled in on one screen. */
function areOnOneScreen(a: string, b: string): boolean {
  const [first, second] = [checkoutSteps.stepAt(a), checkoutSteps.stepAt(b)];
  return first !== null && second !== null && stepsWith(first).includes(second);
}

const goneScreens: readonly CheckoutScreen[] = ['missing', 'expired', 'placed', 'otherBrowser'];

/**
 * A running checkout in the browser: its screens, its address, changes from other tabs, and the way to the
 * confirmation.
 */
export function RunningCheckout({ isRunning, onPlaced, onContinued, ...props }: RunningCheckoutProps) {
  const { snapshot, send } = props;
  const locale = useShopLocale();
  const stepTitle = useStepTitle();
  const shownStep = useShownStep(snapshot, isRunning);

  useContained(snapshot, 'voucherForm');
  useContained(snapshot, 'shippingAddressForm');
  useContained(snapshot, 'billingAddressForm');
  useContained(snapshot, 'paymentForm');
  useStoredLostDiscount(voucherOf(snapshot), isRunning);

  useCartInOtherTab(useCallback(() => send({ type: 'checkout.refreshed' }), [send]));

  // The server-rendered screen may differ from the flow's state in this browser.
  const isHydrated = useHydrated();
  const step = isHydrated ? currentStep(snapshot) : null;
  useStepInUrl({
    place: stepPlace,
    segment: step && checkoutSteps.segmentOf(step),
    areTogether: areOnOneScreen,
    onRequest: (segment) => {
      const requested = checkoutSteps.stepAt(segment);
      if (requested) send({ type: 'step.requested', step: requested });
    },
  });

  const screen = screenOf(snapshot);
  const lines = goneScreens.includes(screen) ? [] : snapshot.context.checkout?.lines;
  const count = lines?.reduce((sum, { quantity }) => sum + quantity, 0);
  useStoredCount(snapshot.context.checkoutToken, isRunning ? count : null);
  useReached(continuedTokenOf(snapshot), onContinued);

  // Without a network, the browser would replace the page by one of its own, which knows nothing of the order.
  const isOnline = useOnline();
  const openConfirmation = useCallback(
    (orderToken: string) =>
      onPlaced(orderAccess.addressOf(paths.confirmation(locale, orderToken), orderToken)),
    [locale, onPlaced],
  );
  useReached(isOnline ? placedOrderOf(snapshot) : null, openConfirmation);

  return (
    <CheckoutFrame state={stateValueText(snapshot)} title={stepTitle(shownStep.shown ?? snapshot)}>
      <ServedPart part="screen" waiting={<CheckoutLoading />} withoutScripts={<NeedsScripts />}>
        <CheckoutScreens {...props} step={shownStep} />
      </ServedPart>
    </CheckoutFrame>
  );
}
