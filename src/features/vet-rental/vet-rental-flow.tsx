import { vetRentalChoiceOf, vetRentalWithPorts } from '@sonde/machines/vet-rental';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useChoiceInAddress } from '../../flow/use-choice-in-address.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createVetRentalPorts, readVetRentalInput } from '../../ports/vet-rental-ports.ts';
import type { RentalOffers } from './rental-offers.ts';
import { RunningVetRental } from './running-vet-rental.tsx';

interface VetRentalFlowProps {
  readonly offers: Pick<RentalOffers, 'sold' | 'prices'>;
}

/** The machine with the world plugged in. It keeps no snapshot: a person would be in it. The choice is in the address. */
function VetRentalFlow({ offers }: VetRentalFlowProps) {
  const locale = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => vetRentalWithPorts(createVetRentalPorts(locale)));
  const facts = { country: locale.country, sold: offers.sold };
  const { snapshot, send } = useFlow(
    machine,
    { input: { ...facts, isSignedIn: false, organizationSlug: null, connector: null } },
    () => ({ input: { ...facts, ...readVetRentalInput() }, ...liveViewOptions(trail.inspect) }),
  );
  useContained(snapshot, 'addToCart');
  useChoiceInAddress('connector', vetRentalChoiceOf(snapshot).connector);
  return <RunningVetRental snapshot={snapshot} send={send} offers={offers} />;
}

export const vetRentalIsland = island('vet-rental', VetRentalFlow, 'with the page');
