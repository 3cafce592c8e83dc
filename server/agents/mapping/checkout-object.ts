import type { RefusalReason } from '@sonde/machines/rules/errors';
import type { QuoteStatus } from '@sonde/machines/lifecycles';
import type { CheckoutEnd } from '@sonde/machines/checkout/state';
import { lastQuoteDay } from '@sonde/machines/rules/quotes';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { outstandingRefusals } from '../../modules/order/review-placement.ts';
import { namedCapabilities, type Negotiated } from '../protocol/negotiate.ts';
import { procurement } from '../protocol/procurement.ts';
import { personalAcknowledgements } from './acknowledgements.ts';
import { buyerObject } from './buyer.ts';
import { isFinal, needsPerson, statusOf } from './checkout-status.ts';
import { discountsObject } from './discounts.ts';
import { fulfillmentObject } from './fulfillment.ts';
import { lineItems } from './line-items.ts';
import { checkoutUrl, learnerUrl, legalLinks, orderPaymentUrl, orderUrl, salesUrl } from './links.ts';
import { type ErrorMessage, identityOptional, type InfoMessage, type Message } from './messages.ts';
import { pricesOf } from './order-object.ts';
import { handlersFor } from './payment-handlers.ts';
import { procurementObject, type QuoteView } from './procurement-object.ts';
import { refusalMessage } from './refusal-messages.ts';
import { checkoutTotals, totalEntries } from './totals.ts';

/** A quote, and what can be done about it now. */
export interface ShownQuote extends QuoteView {
  /** By which it can be paid now. */
  readonly methods: readonly PaymentMethod[];
  /** An attempt to pay it hasn't ended. */
  readonly isPaymentUnderWay: boolean;
}

/** What a checkout's object shows besides the checkout. */
export interface CheckoutView {
  readonly negotiated: Negotiated;
  readonly publicUrl: string;
  /** Of the checkout, which is also its id. */
  readonly token: string;
  readonly now: Date;
  /** The order that it became; null before that. */
  readonly order: {
    readonly token: string;
    readonly number: string;
    readonly quote: ShownQuote | null;
  } | null;
  /** Whether the request's own payment isn't decided yet, whatever else is known of it. */
  readonly isPending: boolean;
  /** Whether the buyer's bank asks them to confirm the payment. */
  readonly isConfirmationNeeded: boolean;
  /** Whether the platform buys for a guest who could connect their account. */
  readonly mayConnect: boolean;
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

/** What became of a checkout whose quote isn't just an order. */
const endsOfQuotes: Readonly<Record<QuoteStatus, CheckoutEnd | null>> = {
  OPEN: null,
  EXPIRED: 'expired',
  PAID: 'ordered',
};

const toQuoteMessage = ({ order }: ShownQuote): InfoMessage => ({
  type: 'info',
  code: 'quote_open',
  content: `Nothing is ordered yet: complete with a payment by ${lastQuoteDay(order.country, order.quoteExpiresAt ?? order.placedAt)}, or let someone pay at continue_url.`,
});

/** What still stands in the way of the order, as the pages show it too. */
function toMissingMessages(checkout: PricedCheckout): readonly Message[] {
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

/** The pages where a person does what the checkout's page can't. */
const pagesOfReasons: Readonly<Partial<Record<RefusalReason, typeof learnerUrl>>> = {
  LEARNERS_ONLY: learnerUrl,
  TOO_MANY_DEVICES: salesUrl,
  TOO_MANY_SEATS: salesUrl,
};

const pagesOf = (message: Message) => {
  const reason = message.type === 'error' ? message.refusal?.reason : null;
  return (reason && pagesOfReasons[reason]) ?? [];
};

/**
 * Where a person continues: where they pay the quote, where they prove what the refused code needs or ask for the
 * refused quantity if nothing else is theirs to do, or the checkout, with everything that was entered.
 */
function continueUrl(
  checkout: PricedCheckout,
  { publicUrl, token, order, messages }: CheckoutView,
  standing: readonly Message[],
): string {
  const { stored, lines } = checkout;
  if (order?.quote?.status === 'OPEN') return orderPaymentUrl(publicUrl, stored, order.token);
  const [toPage] = messages.flatMap(pagesOf);
  return toPage === undefined || standing.some(needsPerson)
    ? checkoutUrl(publicUrl, stored, token)
    : toPage(publicUrl, stored, lines[0]?.offer.variant.product.market ?? 'HUMAN');
}

/** A checkout as the protocol shows it. Its status follows from the same rules as the steps on the pages. */
export function checkoutObject(checkout: PricedCheckout, view: CheckoutView) {
  const { negotiated, publicUrl, token, order } = view;
  const { version, capabilities } = negotiated;
  const { stored } = checkout;
  const quote = order?.quote ?? null;
  const openQuote = quote?.status === 'OPEN' ? quote : null;
  const end = quote === null ? checkoutEndOf(stored, view.now) : endsOfQuotes[quote.status];
  const isPaymentUnderWay = view.isPending || (openQuote?.isPaymentUnderWay ?? stored.isPaymentUnderWay);
  const standing: readonly Message[] = [
    ...(view.isConfirmationNeeded ? [confirmation] : []),
    ...(end === 'continuedElsewhere' ? [continued] : []),
    ...(openQuote === null ? [] : [toQuoteMessage(openQuote)]),
    ...(end === null && openQuote === null && !isPaymentUnderWay ? toMissingMessages(checkout) : []),
    ...(end === null && openQuote === null && view.mayConnect ? [identityOptional] : []),
  ];
  // What a request met with may be over, such as a declined payment, unless it needs a person.
  const personal = view.messages.filter(needsPerson);
  const status = statusOf({ end, isPaymentUnderWay, messages: [...standing, ...personal] });
  // Nothing is left to be done about what has ended, whatever the request met with.
  const met = isFinal(status) ? view.messages.filter(({ type }) => type !== 'error') : view.messages;
  const messages = distinct([...met, ...standing]);
  return {
    ucp: {
      version,
      status: 'success',
      capabilities: namedCapabilities(negotiated, 'dev.ucp.shopping.checkout'),
      payment_handlers: handlersFor(
        openQuote?.methods ?? checkout.paymentMethods,
        capabilities.has(procurement),
      ),
    },
    id: token,
    status,
    currency: stored.currency,
    line_items: lineItems(checkout, publicUrl),
    buyer: buyerObject(stored, version, capabilities.has('dev.ucp.shopping.buyer_consent')),
    totals: quote === null ? checkoutTotals(checkout) : totalEntries(pricesOf(quote.order), quote.order),
    ...(messages.length > 0 && { messages }),
    links: legalLinks(publicUrl, stored),
    expires_at: (openQuote?.order.quoteExpiresAt ?? stored.expiresAt).toISOString(),
    ...(!isFinal(status) && { continue_url: continueUrl(checkout, view, standing) }),
    ...(capabilities.has('dev.ucp.shopping.fulfillment') && {
      fulfillment: fulfillmentObject(checkout, version),
    }),
    ...(capabilities.has('dev.ucp.shopping.discount') && { discounts: discountsObject(checkout) }),
    ...(capabilities.has(procurement) && { procurement: procurementObject(stored, quote) }),
    ...(order !== null &&
      end === 'ordered' && {
        order: {
          id: order.token,
          label: order.number,
          permalink_url: orderUrl(publicUrl, stored, order.token),
        },
      }),
  };
}
