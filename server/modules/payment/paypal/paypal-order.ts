import { type Currency, money } from '@sonde/machines/rules/money';
import { nameIn } from '../families/payer-texts.ts';
import type { Payer } from '../provider/payer.ts';
import type { ChargeRequest } from '../provider/payment-provider.ts';
import { toPaypalAddress } from './paypal-address.ts';
import { toPaypalAmount } from './paypal-amount.ts';

/** PayPal asks for an address only if it has to ship to one of its own; ours is part of the order. */
const shippingOf = ({ shippingAddress }: Payer) =>
  shippingAddress && {
    type: 'SHIPPING',
    name: { full_name: nameIn(shippingAddress) },
    address: toPaypalAddress(shippingAddress),
  };

/**
 * The order that the buyer approves on PayPal's page: https://developer.paypal.com/docs/api/orders/v2/#orders_create.
 * It depends on the attempt alone, so that a repetition with the same key is the same. Throws without a payer.
 */
export function orderParameters({
  attemptId,
  amount,
  currency,
  orderNumber,
  payer,
  returnUrl,
}: ChargeRequest): object {
  if (payer === null) throw new Error(`Attempt ${attemptId} has no payer whom PayPal could ask.`);
  const shipping = shippingOf(payer);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: attemptId,
        description: `Order ${orderNumber ?? attemptId}`,
        amount: toPaypalAmount(money(amount, currency as Currency)),
        ...(shipping && { shipping }),
      },
    ],
    payment_source: {
      paypal: {
        email_address: payer.email,
        experience_context: {
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          locale: `${payer.language}-${payer.billingAddress.country}`,
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  };
}
