import { dropWithdrawnLines } from '../checkout/change-lines.ts';
import type { CheckoutChange } from '../checkout/checkout.model.ts';
import type { LoadedCheckout } from '../checkout/loaded-checkout.ts';
import { priceCheckout } from '../checkout/price-checkout.ts';
import type { PricedCheckout } from '../checkout/priced-checkout.ts';
import type { OrderServices } from './order-services.ts';
import type { Refusal } from '../../kernel/refusal.ts';

function changeFor(
  { stored, catalogue, lostGifts }: PricedCheckout,
  refusals: readonly Refusal[],
): CheckoutChange | null {
  const withoutCode = { voucherCode: null };
  if (refusals.some(({ code }) => code === 'PRODUCTS_ARE_CHANGED'))
    return {
      lines: dropWithdrawnLines(stored.lines, { catalogue, country: stored.country }),
      ...(lostGifts.length > 0 && withoutCode),
    };
  return refusals.some(({ field }) => field === 'voucherCode') ? withoutCode : null;
}

/**
 * The checkout to show with a refused placement. Withdrawn products and a voucher that no longer applies are removed
 * permanently, so that the buyer sees exactly what the next attempt places.
 */
export async function repairCheckout(
  services: OrderServices,
  token: string,
  loaded: LoadedCheckout & { readonly priced: PricedCheckout },
  refusals: readonly Refusal[],
): Promise<PricedCheckout> {
  const { priced } = loaded;
  const change = changeFor(priced, refusals);
  const mended = change && (await services.checkouts.update(token, loaded, change));
  return mended ? priceCheckout(services, mended) : priced;
}
