import type { AllReactivationPorts, ReactivationInput } from '@sonde/machines/reactivation';
import { openPage } from '../browser/open-page.ts';
import { storedSession } from '../browser/stored-session.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { loadOwner } from './load-owner.ts';

/** What this browser and the page's address know as the flow begins. */
export const readReactivationInput = (): Pick<
  ReactivationInput,
  'isSignedIn' | 'organizationSlug' | 'sku'
> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  sku: new URLSearchParams(location.search).get('membership'),
});

/** What the flow asks of the store and of the browser. The cart gets the membership, then the accessories open. */
export function createReactivationPorts(locale: ShopLocale): AllReactivationPorts {
  return {
    ...createAddToCartPorts(locale),
    openCart: async () => openPage(paths.reactivateAccessories(locale)),
    loadOwner,
  };
}
