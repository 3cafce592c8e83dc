import type { PricingServices } from './checkout-services.ts';
import type { CheckoutChange } from './checkout.model.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import { priceCheckout } from './price-checkout.ts';

/** The fields on which taxes depend. */
const taxedFields: readonly string[] = [
  'lines',
  'shippingAddress',
  'billingAddress',
  'shippingMethodId',
  'voucherCode',
  'organizationMembershipId',
] satisfies (keyof CheckoutChange)[];

/**
 * Adds the tax service's calculation to a change of what is taxed, so that one statement writes both, and every process
 * and the placement use what the buyer was shown.
 */
export async function keepTaxCalculation(
  services: PricingServices,
  loaded: LoadedCheckout,
  change: CheckoutChange,
): Promise<CheckoutChange> {
  if (services.taxProvider.calculate === null) return change;
  if (!Object.keys(change).some((name) => taxedFields.includes(name))) return change;
  const changed = { ...loaded, checkout: { ...loaded.checkout, ...change } };
  const { taxCalculation } = await priceCheckout(services, changed);
  return taxCalculation === null ? change : { ...change, taxCalculation };
}
