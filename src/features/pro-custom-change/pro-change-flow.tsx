import {
  proChangeScreenOf,
  proChangeStepOf,
  proChangeSteps,
  type ProChangeStep,
  proCustomChangeWithPorts,
  type ProCustomChangeInput,
  readProCustomChange,
  storeProCustomChange,
} from '@sonde/machines/pro-custom-change';
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
import { createProCustomChangePorts, proCustomChangeInput } from '../../ports/pro-custom-change-ports.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import type { ProCatalogue } from '../pro-plan/pro-catalogue.ts';
import { RunningProChange } from './running-pro-change.tsx';
import { useProChangeStepInUrl } from './use-pro-change-step.ts';

export interface ProChangeFlowProps extends ProCatalogue, Pick<ProCustomChangeInput, 'direction' | 'sold'> {
  /** The step that the address names. */
  readonly step: ProChangeStep;
  readonly lower: OwnerOffers['terms'];
}

/** The machine with the world plugged in, and its memory across reloads and signing in again, for each direction. */
function ProChangeFlow({ direction, offers, sold, step, words, lower }: ProChangeFlowProps) {
  const { country } = useShopLocale();
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() => proCustomChangeWithPorts(createProCustomChangePorts(card), systemClock));
  const owned = useOnce(() => ownedFlow(`pro-custom-${direction.toLowerCase()}`, storeProCustomChange));
  const page = { direction, country, offers, sold };
  const { snapshot, send } = useFlow(
    machine,
    { input: { ...page, step, isSignedIn: false, organizationSlug: null } },
    () => {
      const restored = owned.restore((stored) => readProCustomChange(stored, page));
      return {
        input: { ...page, step, ...proCustomChangeInput() },
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    owned.follow,
  );
  const shown = proChangeStepOf(snapshot);
  useProChangeStepInUrl(shown && proChangeSteps.segmentOf(shown), send);
  useReviewInUrl({
    step: direction === 'DOWNGRADE' ? changeStepOf(proChangeScreenOf(snapshot), 'reducing') : null,
    onChoice: () => send({ type: 'change.canceled' }),
    onReview: () => send({ type: 'choice.submitted' }),
  });
  return <RunningProChange snapshot={snapshot} send={send} words={words} lower={lower} card={card} />;
}

export const proChangeIsland = island('pro-custom-change', ProChangeFlow, 'with the page');
