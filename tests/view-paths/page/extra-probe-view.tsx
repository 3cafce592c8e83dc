import { useSelector } from '@xstate/react';
import type { ExtraProbeEvent, ExtraProbeSnapshot } from '@sonde/machines/extra-probe';
import { money } from '@sonde/machines/rules/money';
import { soldProbes } from '../../../machines/testing/index.ts';
import type { ProbeOffers } from '../../../src/features/extra-probe/probe-offers.ts';
import { RunningExtraProbe } from '../../../src/features/extra-probe/running-extra-probe.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

const price = { net: money(390_000, 'USD'), tax: money(0, 'USD'), gross: money(390_000, 'USD') };

const offers: ProbeOffers = {
  sold: soldProbes,
  probes: Object.fromEntries(
    soldProbes.flatMap(({ productLine, variants }) =>
      variants.map(({ sku, connector }) => [
        sku,
        { name: productLine, description: 'For the whole body.', connector, price },
      ]),
    ),
  ),
};

/** The choice of a probe for an organization as on its page. */
export function ExtraProbeView(flow: ViewProps<ExtraProbeSnapshot, ExtraProbeEvent>) {
  useSelector(flow.snapshot.children.addToCart, (child: unknown) => child);
  return (
    <OnPage>
      <RunningExtraProbe {...flow} offers={offers} />
    </OnPage>
  );
}
