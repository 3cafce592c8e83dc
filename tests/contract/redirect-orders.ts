import { type address, type CheckoutFields, type Completed, openCheckout, payBy } from './checkout-client.ts';
import type { StandInShop } from './debit-orders.ts';

/** A method with an address where it is offered, and the currency there. */
type Method = readonly [method: string, address: typeof address, currency: string];

/** Orders whose buyer pays on a page of the method’s own. */
export function redirectOrders(currentShop: () => StandInShop) {
  /** Completes all steps up to the payment. */
  async function fill([, shippingAddress]: Method): Promise<CheckoutFields> {
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
    currency: string,
    idempotencyKey: string,
    buyerKey = 'one browser',
  ) =>
    currentShop().client.change<Completed>('CheckoutComplete', {
      checkoutId: checkout.id,
      idempotencyKey,
      buyerKey,
      expectedTotal: { amount: checkout.totalPrice.gross.amount, currency },
      attestations: checkout.requiredAttestations,
    });

  /** Places the order and returns the page on which the buyer pays. */
  async function begin(row: Method, key: string) {
    const [method, , currency] = row;
    const checkout = await payBy(currentShop().client, (await fill(row)).id, method);
    const asked = await place(checkout, currency, key);
    const intent = await currentShop().intentOf(asked.paymentIntentSecret ?? '');
    const page = intent.next_action?.redirect_to_url;
    if (!page?.url) throw new Error(JSON.stringify(asked));
    return { checkout, asked, intent, page: page.url, returnUrl: page.return_url };
  }

  /** The buyer presses a button of that page; returns the URL to which it leads. */
  async function decide(page: string, answer: 'authorise' | 'fail' | 'leave'): Promise<URL> {
    const body = new URLSearchParams({ answer });
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    return new URL(response.headers.get('Location') ?? '');
  }

  return { fill, place, begin, decide };
}
