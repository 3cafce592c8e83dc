import type { ExtraProbeEvent, ExtraProbeSnapshot } from '@sonde/machines/extra-probe';
import type { ProbeOffers } from './probe-offers.ts';

/** What each part of the view of a running flow gets. */
export interface ExtraProbeProps {
  readonly snapshot: ExtraProbeSnapshot;
  readonly send: (event: ExtraProbeEvent) => void;
  readonly offers: ProbeOffers;
}
