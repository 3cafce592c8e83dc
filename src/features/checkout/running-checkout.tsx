import { useEffect } from 'react';
import { checkoutSteps, currentStep, screenOf } from '@sonde/machines/checkout';
import { stateValueText } from '@sonde/machines/flow';
import { paths } from '../../app/paths.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { useStepInUrl } from '../../app/use-step-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutScreens, type CheckoutScreenProps } from './checkout-screens.tsx';
import { useStepTitle } from './step-titles.ts';

interface RunningCheckoutProps extends CheckoutScreenProps {
  /** Leads to the order's page, in place of the checkout's. */
  readonly onPlaced: (address: string) => void;
}

/** A running checkout in its browser: its screens, its address, what other tabs do, and the way to the confirmation. */
export function RunningCheckout({ onPlaced, ...props }: RunningCheckoutProps) {
  const { snapshot, send } = props;
  const locale = useShopLocale();
  const stepTitle = useStepTitle();

  useEffect(() => storedCheckout.onChangeElsewhere(() => send({ type: 'checkout.refreshed' })), [send]);

  const step = currentStep(snapshot);
  useStepInUrl({
    segment: step && checkoutSteps.segmentOf(step),
    onRequest: (segment) => {
      const wanted = checkoutSteps.stepAt(segment);
      if (wanted) send({ type: 'step.requested', step: wanted });
    },
  });

  const screen = screenOf(snapshot);
  const isGone = screen === 'missing' || screen === 'expired' || screen === 'placed';
  const lines = isGone ? [] : snapshot.context.checkout?.lines;
  const count = lines?.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => {
    if (count !== undefined) storedCheckout.rememberCount(count);
  }, [count]);

  const { orderToken } = snapshot.context;
  const isPlaced = screen === 'placed';
  useEffect(() => {
    if (!isPlaced || !orderToken) return;
    onPlaced(paths.confirmation(locale, orderToken));
  }, [isPlaced, orderToken, locale, onPlaced]);

  return (
    <CheckoutFrame state={stateValueText(snapshot)} title={stepTitle(snapshot)}>
      <CheckoutScreens {...props} />
    </CheckoutFrame>
  );
}
