import {
  chosenTermOf,
  readUpgrade,
  storeUpgrade,
  upgradeScreenOf,
  upgradeWithPorts,
} from '@sonde/machines/upgrade';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { ownedFlow } from '../../flow/owned-flow.ts';
import { useChoiceInAddress } from '../../flow/use-choice-in-address.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { changeStepOf, useReviewInUrl } from '../../flow/use-review-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { useCardPayments } from '../../payments/use-card-payments.ts';
import { createUpgradePorts, readUpgradeInput } from '../../ports/upgrade-ports.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { RunningUpgrade } from './running-upgrade.tsx';

interface UpgradeFlowProps {
  readonly offers: OwnerOffers;
  /** The term that the page is about, where its address names none; null without one. */
  readonly sku: string | null;
}

/** The machine with the world plugged in, and its memory across reloads and signing in again. */
function UpgradeFlow({ offers, sku }: UpgradeFlowProps) {
  const { country } = useShopLocale();
  const card = useCardPayments();
  const trail = useTrail();
  const machine = useOnce(() => upgradeWithPorts(createUpgradePorts(card), systemClock));
  const owned = useOnce(() => ownedFlow('upgrade', storeUpgrade));
  const facts = { country, sold: offers.sold };
  const { snapshot, send } = useFlow(
    machine,
    { input: { ...facts, isSignedIn: false, organizationSlug: null, sku } },
    () => {
      const read = readUpgradeInput();
      const asked = read.sku ?? sku;
      const restored = owned.restore((stored) => readUpgrade(stored, { country, sku: asked }));
      return {
        input: { ...facts, ...read, sku: asked },
        ...(restored && { snapshot: restored }),
        ...liveViewOptions(trail.inspect),
      };
    },
    owned.follow,
  );
  useChoiceInAddress('membership', chosenTermOf(snapshot));
  useReviewInUrl({
    step: changeStepOf(upgradeScreenOf(snapshot), 'choosing'),
    onChoice: () => send({ type: 'change.canceled' }),
    onReview: () => send({ type: 'choice.submitted' }),
  });
  return (
    <RunningUpgrade snapshot={snapshot} send={send} offers={offers} isAboutPro={sku !== null} card={card} />
  );
}

export const upgradeIsland = island('upgrade', UpgradeFlow, 'with the page');
