import {
  address,
  type CheckoutFields,
  type Completed,
  openCheckout,
  orderOf,
  payBy,
} from './checkout-client.ts';
import type { openPaypalShop } from './paypal-shop.ts';

/** A shop whose second provider is PayPal’s stand-in. */
type PaypalShop = Awaited<ReturnType<typeof openPaypalShop>>;

/** The method by its code. */
export const method = 'PAYPAL_ONE_TIME';

/** An address where PayPal is offered. */
const berlin = {
  ...address,
  companyName: '',
  streetAddress1: 'Main Street 1',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
  countryArea: '',
  phone: '+493012345678',
};

interface ShownOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly [
    {
      readonly custom_id: string;
      readonly amount: { readonly currency_code: string; readonly value: string };
      readonly shipping: { readonly address: { readonly country_code: string } };
      readonly payments?: {
        readonly captures: readonly [{ readonly id: string; readonly status: string }];
      };
    },
  ];
  readonly payment_source: {
    readonly paypal: { readonly experience_context: { readonly return_url: string } };
  };
}

/** The payments of an order that PayPal has charged. */
export const paid = [{ method, chargeStatus: 'FULLY_CHARGED' }];

/** Orders whose buyer pays at PayPal. */
export function paypalOrders(currentShop: () => PaypalShop) {
  /** Completes all steps up to the payment. */
  async function fill(shippingAddress = berlin): Promise<CheckoutFields> {
    const requested = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
    const { id: checkoutId } = await openCheckout(currentShop().client, requested, shippingAddress.country);
    await currentShop().client.change('CheckoutEmailUpdate', { checkoutId, email: 'ada@clinic.example' });
    const { checkout } = await currentShop().client.change('CheckoutShippingAddressUpdate', {
      checkoutId,
      shippingAddress,
    });
    const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
    await currentShop().client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
    const billed = await currentShop().client.change('CheckoutBillingAddressUpdate', {
      checkoutId,
      billingAddress: shippingAddress,
    });
    if (!billed.checkout) throw new Error(JSON.stringify(billed.checkoutErrors));
    return billed.checkout;
  }

  const place = (
    checkout: CheckoutFields,
    idempotencyKey: string,
    { buyerKey = 'one browser', currency = 'EUR' } = {},
  ) =>
    currentShop().client.change<Completed>('CheckoutComplete', {
      checkoutId: checkout.id,
      idempotencyKey,
      buyerKey,
      expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
      attestations: checkout.requiredAttestations,
    });

  const orderAt = async (id: string): Promise<ShownOrder> =>
    (await (await currentShop().standIn.ask('GET', `/v2/checkout/orders/${id}`)).json()) as ShownOrder;

  /** Places the order and returns the page on which the buyer pays. */
  async function begin(key: string) {
    const checkout = await payBy(currentShop().client, (await fill()).id, method);
    const asked = await place(checkout, key);
    const page = asked.paymentIntentSecret ?? '';
    const paypalOrderId = new URL(page).searchParams.get('token') ?? '';
    return { checkout, asked, page, paypalOrderId, paypalOrder: await orderAt(paypalOrderId) };
  }

  const paymentsOf = async (completed: Completed) =>
    (await orderOf(currentShop().client, completed))?.['payments'];

  return { fill, place, orderAt, begin, paymentsOf };
}
