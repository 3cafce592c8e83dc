import type { ExtraProbeInput } from '../extra-probe/index.ts';
import type { SoldProbe } from '../rules/extra-probes/index.ts';

/** The probes of a shop. */
export const soldProbes: readonly SoldProbe[] = [
  { productLine: 'IQ_3', variants: [{ sku: 'IQ3-USBC', connector: 'usb-c' }] },
  {
    productLine: 'IQ_PLUS',
    variants: [
      { sku: 'IQP-USBC', connector: 'usb-c' },
      { sku: 'IQP-LTG', connector: 'lightning' },
    ],
  },
];

/** A member of an organization in the shop of the United States. */
export const extraProbeInput: ExtraProbeInput = {
  country: 'US',
  sold: soldProbes,
  isSignedIn: true,
  organizationSlug: null,
  sku: null,
  quantity: 1,
};
