import { refusal } from '../../kernel/refusal.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { priceCheckout } from './price-checkout.ts';

/** Saves whether the membership renews automatically; only if that is offered. */
export async function updateAutoRenewal(
  services: CheckoutServices,
  token: string,
  autoRenewal: boolean,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, async (loaded) => {
    const isChoosable = !autoRenewal || (await priceCheckout(services, loaded)).isAutoRenewalOffered;
    return isChoosable
      ? { ok: true, change: { autoRenewal } }
      : { ok: false, refusals: [refusal('OPERATION_NOT_ALLOWED', 'autoRenewal')] };
  });
}
