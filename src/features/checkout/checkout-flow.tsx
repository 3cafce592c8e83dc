import { useEffect, useState } from 'react';
import { useMachine } from '@xstate/react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  checkoutSteps,
  checkoutWithPorts,
  currentStep,
  readCheckout,
  screenOf,
  storeCheckout,
} from '@sonde/machines/checkout';
import { createTrail, stateValueText } from '@sonde/machines/flow';
import type { AddressRules } from '@sonde/machines/rules/address';
import { paths } from '../../app/paths.ts';
import { storedFlow, usePersistedFlow } from '../../app/persisted-flow.ts';
import { createCheckoutPorts } from '../../app/ports/checkout-ports.ts';
import { storeClient } from '../../app/store-client.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { systemClock } from '../../app/system-clock.ts';
import { useStepInUrl } from '../../app/use-step-in-url.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutScreens } from './checkout-screens.tsx';
import { useStepTitle } from './step-titles.ts';

interface CheckoutFlowProps {
  readonly token: string;
  readonly rules: AddressRules;
}

/** The running checkout: the machine with the world plugged in, its address, and its memory across reloads. */
export function CheckoutFlow({ token, rules }: CheckoutFlowProps) {
  const locale = useShopLocale();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const card = useCardPayments();
  const stepTitle = useStepTitle();

  const [{ machine, restored, trail }] = useState(() => ({
    trail: createTrail(),
    machine: checkoutWithPorts(createCheckoutPorts(storeClient, card, token), systemClock),
    restored: readCheckout(storedFlow('checkout', token), token),
  }));
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      checkoutToken: token,
      country: locale.country,
      requestedStep: checkoutSteps.stepAt(parameters.get('step')),
      addressRules: rules,
    },
    ...(restored && { snapshot: restored }),
    inspect: trail.inspect,
  });

  usePersistedFlow('checkout', token, actor, storeCheckout);
  useEffect(() => {
    if (restored) send({ type: 'checkout.refreshed' });
    return storedCheckout.onChangeElsewhere(() => send({ type: 'checkout.refreshed' }));
  }, [restored, send]);

  const step = currentStep(snapshot);
  useStepInUrl({
    segment: step && checkoutSteps.segmentOf(step),
    onRequest: (segment) => {
      const wanted = checkoutSteps.stepAt(segment);
      if (wanted) send({ type: 'step.requested', step: wanted });
    },
  });

  const count = snapshot.context.checkout?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => {
    if (count !== undefined) storedCheckout.rememberCount(count);
  }, [count]);

  const { orderToken } = snapshot.context;
  const isPlaced = screenOf(snapshot) === 'placed';
  useEffect(() => {
    if (!isPlaced || !orderToken) return;
    storedCheckout.rememberCount(0);
    void navigate(paths.confirmation(locale, orderToken), { replace: true });
  }, [isPlaced, orderToken, locale, navigate]);

  return (
    <CheckoutFrame state={stateValueText(snapshot)} title={stepTitle(snapshot)}>
      <CheckoutScreens snapshot={snapshot} send={send} card={card} rules={rules} trail={trail} />
    </CheckoutFrame>
  );
}
