import type { AllVetRentalPorts, VetRentalInput } from '@sonde/machines/vet-rental';
import { storedSession } from '../browser/stored-session.ts';
import type { ShopLocale } from '../page/locale.ts';
import { createAddToCartPorts } from './add-to-cart-ports.ts';
import { loadOwner } from './load-owner.ts';

/** What this browser and the page's address know as the flow begins. */
export const readVetRentalInput = (): Pick<
  VetRentalInput,
  'isSignedIn' | 'organizationSlug' | 'connector'
> => ({
  isSignedIn: storedSession.token() !== null,
  organizationSlug: storedSession.organizationSlug(),
  connector: new URLSearchParams(location.search).get('connector'),
});

/** What the flow asks of the store and of the browser. */
export const createVetRentalPorts = (locale: ShopLocale): AllVetRentalPorts => ({
  ...createAddToCartPorts(locale),
  loadOwner,
});
