import type { AllExtraProbePorts, ExtraProbeInput } from '@sonde/machines/extra-probe';
import { storedSession } from '../browser/stored-session.ts';
import type { ShopLocale } from '../page/locale.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { loadOwner } from './load-owner.ts';

/** What this browser and the page's address know as the flow begins. */
export function readExtraProbeInput(): Omit<ExtraProbeInput, 'country' | 'sold'> {
  const address = new URLSearchParams(location.search);
  const requested = address.get('quantity') ?? '';
  return {
    isSignedIn: storedSession.token() !== null,
    organizationSlug: storedSession.organizationSlug(),
    sku: address.get('probe'),
    quantity: /^\d+$/.test(requested) ? Number(requested) : 1,
  };
}

/** What the flow asks of the store and of the browser. */
export const createExtraProbePorts = (locale: ShopLocale): AllExtraProbePorts => ({
  ...createAddToCartPorts(locale),
  loadOwner,
});
