import type { AllExtraProbePorts, ExtraProbeInput } from '@sonde/machines/extra-probe';
import { storedSession } from '../browser/stored-session.ts';
import type { ShopLocale } from '../page/locale.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { loadOwner } from './load-owner.ts';

/** What this browser and the page's address know as the flow begins. */
export const readExtraProbeInput = (): Pick<ExtraProbeInput, 'isSignedIn' | 'organizationSlug' | 'sku'> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  sku: new URLSearchParams(location.search).get('probe'),
});

/** What the flow asks of the store and of the browser. */
export const createExtraProbePorts = (locale: ShopLocale): AllExtraProbePorts => ({
  ...createAddToCartPorts(locale),
  loadOwner,
});
