import type { AllReactivationPorts, ReactivationInput } from '@sonde/machines/reactivation';
import { openPage } from '../browser/open-page.ts';
import { storedSession } from '../browser/stored-session.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { loadOwner } from './load-owner.ts';

/** The data of this browser and the page's address when the flow starts. */
export const readReactivationInput = (): Pick<
  ReactivationInput,
  'isSignedIn' | 'organizationSlug' | 'sku'
> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  sku: new URLSearchParams(location.search).get('membership'),
});

/**
 * The ports of the flow, implemented with the store and the browser. The membership is added to the cart, then the
 * accessories open.
 */
export function createReactivationPorts(locale: ShopLocale): AllReactivationPorts {
  return {
    ...createAddToCartPorts(locale),
    openCart: async () => openPage(paths.reactivateAccessories(locale)),
    loadOwner,
  };
}
