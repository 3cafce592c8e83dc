import type { AddressPurpose, PostalAddress } from '@sonde/machines/rules/addresses';
import { isOfferedIn } from '@sonde/machines/rules/payment';
import type { AnySql } from '../../db/connect.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { shippingOptions } from '../delivery/shipping-options.ts';
import type { Person } from '../people/person.model.ts';
import { savedMethodsAt } from '../people/saved-methods.ts';
import { readAddress } from '../places/address-input.ts';
import type { InitialCheckout, StoredCheckout } from './checkout.model.ts';
import { buyerOfLines } from './checkout-buyer.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { presentLines } from './line-limits.ts';
import { bundleLine } from './offered-line.ts';

/** Of a person without an earlier purchase in the country, and of a signed-out buyer. */
const emptyCheckout: InitialCheckout = {
  email: '',
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  payment: null,
};

interface LatestAddresses {
  readonly shipping_address: PostalAddress | null;
  readonly billing_address: PostalAddress;
}

/**
 * The addresses of a person's latest order in a country that they placed while signed in; null before the first. An
 * order placed with their email address by anyone else is also theirs, but its addresses can't be trusted.
 */
async function readLatestAddresses(
  sql: AnySql,
  userId: string,
  country: string,
): Promise<LatestAddresses | null> {
  const [row] = await sql<LatestAddresses[]>`
    select orders.shipping_address, orders.billing_address
    from orders join checkout on checkout.id = checkout_id and checkout.user_id = orders.user_id
    where orders.user_id = ${userId} and orders.country = ${country} and confirmed_at is not null
    order by confirmed_at desc limit 1`;
  return row ?? null;
}

type Cart = Pick<StoredCheckout, 'country' | 'lines' | 'organizationMembershipId'>;

/** The primary saved method, if the cart's shop offers it. */
function firstChoice(
  { gatewayOf, accountFor }: Pick<CheckoutServices, 'gatewayOf' | 'accountFor'>,
  owner: Person,
  cart: Cart,
  catalogue: Catalogue,
  now: Date,
): StoredCheckout['payment'] {
  const lines = presentLines(cart.lines, { catalogue, country: cart.country }).map(bundleLine);
  const { membership } = buyerOfLines(lines, owner, cart, catalogue, now);
  const saved = savedMethodsAt(accountFor('stripe', cart.country), owner, membership).find(
    ({ isPrimary, method }) => isPrimary && isOfferedIn(method, cart.country),
  );
  const gateway = saved && gatewayOf(saved.method);
  return saved && gateway
    ? { gateway: gateway.name, method: saved.method, token: saved.token, savedMethodId: saved.id }
    : null;
}

/**
 * The initial content of a person's checkout: the addresses of the latest order in the country that they placed while
 * signed in, if they can still be used, the first shipping method and their primary saved payment method. Everything
 * can be changed, and is checked again when the order is placed.
 */
export async function initialCheckoutOf(
  services: Pick<CheckoutServices, 'sql' | 'gatewayOf' | 'accountFor' | 'now'>,
  owner: Person | null,
  cart: Cart,
  catalogue: Catalogue,
): Promise<InitialCheckout> {
  if (owner === null) return emptyCheckout;
  const { country } = cart;
  const latest = await readLatestAddresses(services.sql, owner.id, country);
  if (latest === null) return emptyCheckout;
  const now = services.now();
  const usable = (address: PostalAddress | null, purpose: AddressPurpose) =>
    address !== null && readAddress(address, { purpose, shopCountry: country }).ok ? address : null;
  const shippingAddress = usable(latest.shipping_address, 'destination');
  const [option] = shippingOptions(catalogue.shippingMethods(country), country, now);
  return {
    email: owner.email,
    shippingAddress,
    billingAddress: usable(latest.billing_address, 'invoice'),
    shippingMethodId: shippingAddress === null ? null : (option?.id ?? null),
    payment: firstChoice(services, owner, cart, catalogue, now),
  };
}
