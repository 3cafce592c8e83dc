import { useCallback, useEffect, useState } from 'react';
import { useMachine } from '@xstate/react';
import { checkoutSteps, checkoutWithPorts, readCheckout, storeCheckout } from '@sonde/machines/checkout';
import { createTrail } from '@sonde/machines/flow';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { leaveFlow, useAddress } from '../../app/address.ts';
import { usePersistedFlow } from '../../app/persisted-flow.ts';
import { createCheckoutPorts } from '../../app/ports/checkout-ports.ts';
import { shownLive } from '../../app/live-view.ts';
import { followTrail } from '../../app/report-error.ts';
import { storeClient } from '../../app/store-client.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';
import { systemClock } from '../../app/system-clock.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { RunningCheckout } from './running-checkout.tsx';

interface CheckoutFlowProps {
  readonly token: string;
  readonly rules: AddressRules;
  /** This browser continues another one's checkout, by the token of its own. */
  readonly onContinued: (token: string) => void;
}

/** The checkout's machine with the world plugged in, and its memory across reloads. */
export function CheckoutFlow({ token, rules, onContinued }: CheckoutFlowProps) {
  const locale = useShopLocale();
  const { parameters } = useAddress();
  const card = useCardPayments();

  const [{ machine, restored, trail }] = useState(() => ({
    trail: createTrail(),
    machine: checkoutWithPorts(
      createCheckoutPorts(storeClient, card, token, locale.languageCode),
      systemClock,
    ),
    restored: readCheckout(storedCheckout.flowSnapshot('checkout', token), token),
  }));
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      checkoutToken: token,
      country: locale.country,
      requestedStep: checkoutSteps.stepAt(parameters.get('step')),
      addressRules: rules,
    },
    ...(restored && { snapshot: restored }),
    ...shownLive(trail.inspect),
  });

  useEffect(() => followTrail(trail), [trail]);
  usePersistedFlow('checkout', token, actor, storeCheckout);
  useEffect(() => {
    if (restored) send({ type: 'checkout.refreshed' });
  }, [restored, send]);

  const leaveForOwn = useCallback(
    (own: string) => {
      storedCheckout.rememberFlow('checkout', token, null);
      onContinued(own);
    },
    [token, onContinued],
  );
  const ends = { onPlaced: leaveFlow, onContinued: leaveForOwn };
  return <RunningCheckout snapshot={snapshot} send={send} card={card} {...ends} />;
}
