import { reactivationChoiceOf, reactivationWithPorts } from '@sonde/machines/reactivation';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useChoiceInAddress } from '../../flow/use-choice-in-address.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createReactivationPorts, readReactivationInput } from '../../ports/reactivation-ports.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { RunningReactivation } from './running-reactivation.tsx';

/**
 * Starts the machine with its real ports. It stores no snapshot, because that would contain personal data. The
 * selection is in the address.
 */
function ReactivationFlow({ offers }: { readonly offers: OwnerOffers }) {
  const locale = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => reactivationWithPorts(createReactivationPorts(locale)));
  const facts = { country: locale.country, sold: offers.sold };
  const { snapshot, send } = useFlow(
    machine,
    { input: { ...facts, isSignedIn: false, organizationSlug: null, sku: null } },
    () => ({ input: { ...facts, ...readReactivationInput() }, ...liveViewOptions(trail.inspect) }),
  );
  useContained(snapshot, 'addToCart');
  useChoiceInAddress('membership', reactivationChoiceOf(snapshot).sku);
  return <RunningReactivation snapshot={snapshot} send={send} offers={offers} />;
}

export const reactivationIsland = island('reactivation', ReactivationFlow, 'with the page');
