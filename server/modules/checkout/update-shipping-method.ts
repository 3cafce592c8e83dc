import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

/** Selects a shipping method. The shipping address comes first, because it determines the available ones. */
export async function updateShippingMethod(
  services: CheckoutServices,
  token: string,
  shippingMethodId: string,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, ({ checkout }, catalogue) => {
    if (checkout.shippingAddress === null)
      return {
        ok: false,
        refusals: [refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingMethodId')],
      };
    const isOffered = catalogue.shippingMethods(checkout.country).some(({ id }) => id === shippingMethodId);
    return isOffered
      ? { ok: true, change: { shippingMethodId } }
      : {
          ok: false,
          refusals: [refusal('NOT_FOUND', 'shippingMethodId')],
        };
  });
}
