import { readRenewal, renewalScreenOf, renewalWithPorts, storeRenewal } from '@sonde/machines/renewal';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { ownedFlow } from '../../flow/owned-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { changeStepOf, useReviewInUrl } from '../../flow/use-review-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { createRenewalPorts, readRenewalInput } from '../../ports/renewal-ports.ts';
import { RunningRenewal } from './running-renewal.tsx';

/** The machine with the world plugged in, and its memory across reloads and signing in again. */
function RenewalFlow() {
  const { country } = useShopLocale();
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() => renewalWithPorts(createRenewalPorts(card), systemClock));
  const owned = useOnce(() => ownedFlow('renewal', storeRenewal));
  const { snapshot, send } = useFlow(
    machine,
    { input: { country, isSignedIn: false, organizationSlug: null } },
    () => {
      const restored = owned.restore((stored) => readRenewal(stored, { country }));
      return {
        input: { country, ...readRenewalInput() },
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    owned.follow,
  );
  useReviewInUrl({
    step: changeStepOf(renewalScreenOf(snapshot), 'offered'),
    onChoice: () => send({ type: 'change.canceled' }),
    onReview: () => send({ type: 'renewal.requested' }),
  });
  return <RunningRenewal snapshot={snapshot} send={send} card={card} />;
}

export const renewalIsland = island('renewal', RenewalFlow, 'with the page');
