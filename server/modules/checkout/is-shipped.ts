import { isShippingRequired } from '@sonde/machines/rules/catalogue';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { PricingServices } from './checkout-services.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import { offeredLines, shippedLine } from './offered-line.ts';
import { priceCheckout } from './price-checkout.ts';

/** Whether anything of a checkout is sent: its lines, or else what a code gives with them. */
export async function isShipped(
  services: PricingServices,
  loaded: LoadedCheckout,
  catalogue: Catalogue,
): Promise<boolean> {
  const { lines, country, voucherCode } = loaded.checkout;
  if (isShippingRequired(offeredLines(lines, catalogue, country).map(shippedLine))) return true;
  return voucherCode !== null && (await priceCheckout(services, loaded)).isShippingRequired;
}
