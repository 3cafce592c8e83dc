import { extraProbeChoiceOf, extraProbeWithPorts } from '@sonde/machines/extra-probe';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useChoiceInAddress } from '../../flow/use-choice-in-address.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createExtraProbePorts, readExtraProbeInput } from '../../ports/extra-probe-ports.ts';
import type { ProbeOffers } from './probe-offers.ts';
import { RunningExtraProbe } from './running-extra-probe.tsx';

/** The machine with the world plugged in. It keeps no snapshot: a person would be in it. The choice is in the address. */
function ExtraProbeFlow({ offers }: { readonly offers: ProbeOffers }) {
  const locale = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() => extraProbeWithPorts(createExtraProbePorts(locale)));
  const facts = { country: locale.country, sold: offers.sold };
  const { snapshot, send } = useFlow(
    machine,
    { input: { ...facts, isSignedIn: false, organizationSlug: null, sku: null, quantity: 1 } },
    () => ({ input: { ...facts, ...readExtraProbeInput() }, ...liveViewOptions(trail.inspect) }),
  );
  useContained(snapshot, 'addToCart');
  const { sku, quantity } = extraProbeChoiceOf(snapshot);
  useChoiceInAddress('probe', sku);
  useChoiceInAddress('quantity', sku === null ? null : String(quantity));
  return <RunningExtraProbe snapshot={snapshot} send={send} offers={offers} />;
}

export const extraProbeIsland = island('extra-probe', ExtraProbeFlow, 'with the page');
