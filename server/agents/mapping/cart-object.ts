import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { namedCapabilities, type Negotiated } from '../protocol/negotiate.ts';
import { buyerObject } from './buyer.ts';
import { discountsObject } from './discounts.ts';
import { lineItems } from './line-items.ts';
import { checkoutUrl, legalLinks } from './links.ts';
import { identityOptional, type Message } from './messages.ts';
import { refusalMessage } from './refusal-messages.ts';
import { checkoutTotals } from './totals.ts';

/** What a cart's object shows besides its content. */
export interface CartView {
  readonly negotiated: Negotiated;
  readonly publicUrl: string;
  /** Of the checkout, which is also the id of the cart. */
  readonly token: string;
  /** Whether the platform buys for a guest who could connect their account. */
  readonly mayConnect: boolean;
  /** What the request met with. */
  readonly messages: readonly Message[];
}

/** A cart as the protocol shows it: a checkout without what it takes to order it. */
export function cartObject(checkout: PricedCheckout, view: CartView) {
  const { negotiated, publicUrl, token, mayConnect } = view;
  const { stored, refusedVoucher } = checkout;
  const { version, capabilities } = negotiated;
  const all = [
    ...view.messages,
    ...(refusedVoucher === null ? [] : [refusalMessage(refusedVoucher.refusal)]),
    ...(mayConnect ? [identityOptional] : []),
  ];
  return {
    ucp: {
      version,
      status: 'success',
      capabilities: namedCapabilities(negotiated, 'dev.ucp.shopping.cart'),
    },
    id: token,
    currency: stored.currency,
    line_items: lineItems(checkout, publicUrl),
    buyer: buyerObject(stored, version, false),
    totals: checkoutTotals(checkout),
    ...(all.length > 0 && { messages: all }),
    links: legalLinks(publicUrl, stored),
    expires_at: stored.expiresAt.toISOString(),
    continue_url: checkoutUrl(publicUrl, stored, token),
    ...(capabilities.has('dev.ucp.shopping.discount') && { discounts: discountsObject(checkout) }),
  };
}
