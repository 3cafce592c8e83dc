import { useCallback, useEffect, useRef, useState } from 'react';
import type { Checkout } from '@sonde/machines/cart';
import { checkoutSteps, checkoutWithPorts, storeCheckout } from '@sonde/machines/checkout';
import { createTrail } from '@sonde/machines/flow';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { leaveFlow, useAddress } from '../../page/address.ts';
import { storedLostDiscount } from '../../browser/stored-lost-discount.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { createCheckoutPorts } from '../../ports/checkout-ports.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { followTrail } from '../../browser/report-error.ts';
import { signedInPerson } from '../../browser/signed-in-person.ts';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { systemClock } from '../../browser/system-clock.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { AwaitedScreen } from './awaited-screen.tsx';
import { cardsRecalledFor } from './recalled-cards.ts';
import { RunningCheckout } from './running-checkout.tsx';
import { type CheckoutPart, useCheckoutPart } from './checkout-parts.ts';
import { stepSegmentIn } from './step-in-address.ts';

interface CheckoutFlowProps {
  readonly token: string;
  readonly rules: AddressRules;
  /** The checkout embedded in the page; null if the shop has to be asked. */
  readonly served: Checkout | null;
  /** This browser continues another one's checkout, under a token of its own. */
  readonly onContinued: (token: string) => void;
}

/** Whether this tab has stored the flow of a checkout. */
export const isFlowStored = (token: string): boolean =>
  storedCheckout.flowSnapshot('checkout', token) !== null;

/** The checkout, once the part that restores it is there if this tab has stored it. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  // A flow that starts over stores itself.
  const [isStored] = useState(() => isFlowStored(props.token));
  const later = useCheckoutPart('restoring', isStored);
  const isHydrated = useHydrated();
  const isMissing = isStored && later.part === null;
  if (isHydrated && isMissing) return <AwaitedScreen later={later} />;
  // Hydrated without the part, it has no flow yet: it starts over once the part is there.
  return <StartedCheckout key={String(isMissing)} {...props} restoring={isStored ? later : null} />;
}

interface StartedCheckoutProps extends CheckoutFlowProps {
  /** Null if nothing is stored. Missing only during hydration, which then shows what the server rendered. */
  readonly restoring: CheckoutPart<'restoring'> | null;
}

/** Starts the checkout's machine with its real ports and its storage across reloads. */
function StartedCheckout({ token, rules, served, onContinued, restoring }: StartedCheckoutProps) {
  const locale = useShopLocale();
  const address = useAddress();
  const card = useCardPayments();

  const [{ machine, trail }] = useState(() => ({
    trail: createTrail(),
    machine: checkoutWithPorts(
      createCheckoutPorts(card, token, locale.languageCode, restoring && served),
      systemClock,
    ),
  }));
  const input = {
    checkoutToken: token,
    country: locale.country,
    requestedStep: checkoutSteps.stepAt(stepSegmentIn(address)),
    addressRules: rules,
    lostDiscount: null,
    served,
    payment: null,
    isQuoteRequested: address.parameters.get('pay') === 'quote',
    accountEmail: '',
  };
  const wasRestored = useRef(false);
  const { snapshot, send, actor } = useFlow(
    machine,
    { input },
    () => {
      if (restoring?.part === null) return null;
      const known = { lostDiscount: storedLostDiscount(), accountEmail: signedInPerson()?.email ?? '' };
      const stored = restoring && storedCheckout.flowSnapshot('checkout', token);
      const restored = stored ? restoring.part.readCheckout(stored, token, known) : null;
      wasRestored.current = restored !== null;
      return {
        input: { ...input, ...known, payment: cardsRecalledFor(token).payment },
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    keepFlow('checkout', token, storeCheckout),
  );

  useEffect(() => followTrail(trail), [trail]);
  useEffect(() => {
    if (actor !== null && wasRestored.current) send({ type: 'checkout.refreshed' });
  }, [actor, send]);

  const leaveForOwn = useCallback(
    (own: string) => {
      storedCheckout.rememberFlow('checkout', token, null);
      onContinued(own);
    },
    [token, onContinued],
  );
  const ends = { onPlaced: leaveFlow, onContinued: leaveForOwn };
  return <RunningCheckout snapshot={snapshot} send={send} isRunning={actor !== null} card={card} {...ends} />;
}
