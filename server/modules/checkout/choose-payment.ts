import { isQuoteMethod, type PaymentMethod } from '@sonde/machines/rules/payment';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { minimumRefusals } from './minimum-total.ts';
import { priceCheckout } from './price-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';
import type { PaymentChoice } from './checkout.model.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** The provider's token for the entered details. */
const tokenPattern = /^[A-Za-z0-9_]{1,255}$/;

/** The choice with the token of its saved method; null if the caller has no such method. */
function withSavedToken(choice: PaymentChoice, { savedMethods }: PricedCheckout): PaymentChoice | null {
  if ((choice.savedMethodId ?? null) === null) return choice;
  const saved = savedMethods.find(
    ({ id, method }) => id === choice.savedMethodId && method === choice.method,
  );
  return saved === undefined ? null : { ...choice, token: saved.token };
}

function problemsOf(
  { gateway, method, token }: PaymentChoice,
  offered: readonly PaymentMethod[],
  { gatewayOf }: Pick<CheckoutServices, 'gatewayOf'>,
): readonly Refusal[] {
  const expected = gatewayOf(method);
  if (expected === null || !offered.includes(method)) return [refusal('PAYMENT_NOT_FOUND', 'method')];
  if (expected.name !== gateway) return [refusal('PAYMENT_NOT_FOUND', 'gateway')];
  if (expected.needsToken && (token === null || !tokenPattern.test(token)))
    return [refusal('INVALID', 'token', 'FORMAT')];
  return [];
}

/**
 * Saves the payment choice; nothing is charged. The token of a saved method without its ID can't be charged: the charge
 * would name no customer, and the provider would refuse it.
 */
export async function choosePayment(
  services: CheckoutServices,
  token: string,
  choice: PaymentChoice,
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, async (loaded) => {
    const priced = await priceCheckout(services, loaded);
    const payment = withSavedToken(choice, priced);
    if (payment === null)
      return { ok: false, refusals: [refusal('PAYMENT_NOT_FOUND', 'savedPaymentMethodId')] };
    const refusals = [
      ...minimumRefusals(priced),
      ...problemsOf(payment, priced.paymentMethods, services),
    ].slice(0, 1);
    if (refusals.length > 0) return { ok: false, refusals };
    // The person who pays a quote isn't asked to save a method, so its membership is prepaid.
    const change = isQuoteMethod(payment.method) ? { payment, autoRenewal: false } : { payment };
    return { ok: true, change };
  });
}
