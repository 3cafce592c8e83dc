import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { outstandingRefusals } from '../../modules/order/review-placement.ts';
import { namedCapabilities, type Negotiated } from '../protocol/negotiate.ts';
import { personalAcknowledgements } from './acknowledgements.ts';
import { buyerObject } from './buyer.ts';
import { isFinal, statusOf } from './checkout-status.ts';
import { discountsObject } from './discounts.ts';
import { fulfillmentObject } from './fulfillment.ts';
import { lineItems } from './line-items.ts';
import { checkoutUrl, legalLinks, orderUrl } from './links.ts';
import type { ErrorMessage, Message } from './messages.ts';
import { handlersFor } from './payment-handlers.ts';
import { refusalMessage } from './refusal-messages.ts';
import { totalEntries } from './totals.ts';

/** What a checkout's object shows besides the checkout. */
export interface CheckoutView {
  readonly negotiated: Negotiated;
  readonly publicUrl: string;
  /** Of the checkout, which is also its id. */
  readonly token: string;
  readonly now: Date;
  /** The order that it became; null before that. */
  readonly order: { readonly token: string; readonly number: string } | null;
  /** Whether the buyer's bank asks them to confirm the payment. */
  readonly isConfirmationNeeded: boolean;
  /** What the request itself met with. */
  readonly messages: readonly Message[];
}

const confirmation: ErrorMessage = {
  type: 'error',
  code: 'payment_authentication',
  severity: 'requires_buyer_input',
  content: "The buyer's bank asks them to confirm the payment, on the shop's page.",
};

const continued: ErrorMessage = {
  type: 'error',
  code: 'continued_by_buyer',
  severity: 'requires_buyer_review',
  content: "The buyer has taken this checkout over on the shop's page.",
};

/** What still stands in the way of the order, as the pages show it too. */
function outstanding(checkout: PricedCheckout): readonly Message[] {
  const refused = checkout.refusedVoucher === null ? [] : [checkout.refusedVoucher.refusal];
  return [
    ...outstandingRefusals(checkout).map((refusal) => refusalMessage(refusal)),
    ...refused.map((refusal) => refusalMessage(refusal)),
    ...personalAcknowledgements(checkout.requiredAttestations),
  ];
}

/** Leaves out a message that says the same of the same field as an earlier one. */
const distinct = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(
    ({ code, path }, at) => messages.findIndex((one) => one.code === code && one.path === path) === at,
  );

/** A checkout as the protocol shows it. Its status follows from the same rules as the steps on the pages. */
export function checkoutObject(checkout: PricedCheckout, view: CheckoutView) {
  const { negotiated, publicUrl, token, order } = view;
  const { version, capabilities } = negotiated;
  const { stored, tax } = checkout;
  const end = checkoutEndOf(stored, view.now);
  const standing: readonly Message[] = [
    ...(view.isConfirmationNeeded ? [confirmation] : []),
    ...(end === 'continuedElsewhere' ? [continued] : []),
    ...(end === null && !stored.isPaymentUnderWay ? outstanding(checkout) : []),
  ];
  // What a request met with may be over: a declined payment leaves the checkout as ready as it was.
  const status = statusOf({ end, isPaymentUnderWay: stored.isPaymentUnderWay, messages: standing });
  const messages = distinct([...view.messages, ...standing]);
  return {
    ucp: {
      version,
      status: 'success',
      capabilities: namedCapabilities(negotiated, 'dev.ucp.shopping.checkout'),
      payment_handlers: handlersFor(checkout.paymentMethods),
    },
    id: token,
    status,
    currency: stored.currency,
    line_items: lineItems(checkout, publicUrl),
    buyer: buyerObject(stored, version, capabilities.has('dev.ucp.shopping.buyer_consent')),
    totals: totalEntries(checkout, tax.treatment, stored.language),
    ...(messages.length > 0 && { messages }),
    links: legalLinks(publicUrl, stored),
    expires_at: stored.expiresAt.toISOString(),
    ...(!isFinal(status) && { continue_url: checkoutUrl(publicUrl, stored, token) }),
    ...(capabilities.has('dev.ucp.shopping.fulfillment') && {
      fulfillment: fulfillmentObject(checkout, version),
    }),
    ...(capabilities.has('dev.ucp.shopping.discount') && { discounts: discountsObject(checkout) }),
    ...(order !== null && {
      order: {
        id: order.token,
        label: order.number,
        permalink_url: orderUrl(publicUrl, stored, order.token),
      },
    }),
  };
}
