import { priceLoaded } from '../checkout/change-checkout.ts';
import { dropWithdrawnLines } from '../checkout/change-lines.ts';
import type { CheckoutChange } from '../checkout/checkout.model.ts';
import { updateCheckout } from '../checkout/checkout.repository.ts';
import type { LoadedCheckout } from '../checkout/checkout.repository.ts';
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
 * The checkout to show with a refused placement: withdrawn products and a voucher that does not apply any more are
 * taken out for good, so that what the buyer sees next is what the next try places.
 */
export async function mendCheckout(
  services: OrderServices,
  loaded: LoadedCheckout,
  priced: PricedCheckout,
  refusals: readonly Refusal[],
): Promise<PricedCheckout> {
  const change = changeFor(priced, refusals);
  const checkout = change && (await updateCheckout(services.sql, loaded, change));
  return checkout ? priceLoaded(services, { ...loaded, checkout }) : priced;
}
