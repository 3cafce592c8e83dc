import type { Checkout } from '../../cart/index.ts';
import {
  completeCheckout,
  exampleAddress,
  membershipLine,
  unsoldVersionsOf,
  withTotal,
} from '../example-checkout.ts';
import { decodeSituation } from '../purchases/situation.ts';

/** The checkouts that the shop of the scenarios can return for a link. */
export interface Checkouts {
  readonly complete: Checkout;
  /** Of a buyer without known data. */
  readonly incomplete: Checkout;
  readonly noShippingMethods: Checkout;
  readonly free: Checkout;
  /** Another tab removed everything that is shipped. */
  readonly nothingToShip: Checkout;
  readonly empty: Checkout;
  /** It can't be ordered as it is. */
  readonly unsold: ReturnType<typeof unsoldVersionsOf>;
}

const nothingShips: Partial<Checkout> = {
  lines: [membershipLine],
  isShippingRequired: false,
  shippingAddress: null,
  shippingAddressLines: [],
  shippingMethods: [],
  shippingMethodId: null,
  shippingPrice: null,
};

/** The same content in every situation, adapted to that situation's rules. */
export function checkoutsForToken(token: string): Checkouts {
  const { isShipped, isTaxIdOffered } = decodeSituation(token);
  const complete: Checkout = {
    ...completeCheckout,
    ...(isShipped ? {} : nothingShips),
    id: token,
    token,
    organizationName: 'Praxis am Tor',
    requiredAttestations: ['TERMS_AND_CONDITIONS'],
    voucherCode: 'SPRING5',
    isTaxIdOffered,
    billingAddress: exampleAddress,
  };
  const incomplete: Checkout = {
    ...complete,
    email: '',
    organizationName: '',
    shippingAddress: null,
    billingAddress: null,
    shippingMethods: [],
    shippingMethodId: null,
    shippingPrice: null,
    isTaxFinal: false,
    taxLines: [],
  };
  const noShippingMethods = { ...complete, shippingMethods: [], shippingMethodId: null };
  return {
    complete,
    incomplete,
    noShippingMethods,
    free: { ...withTotal(complete, 0), isAutoRenewalOffered: false },
    nothingToShip: { ...complete, ...nothingShips },
    empty: { ...complete, lines: [] },
    unsold: unsoldVersionsOf(complete),
  };
}
