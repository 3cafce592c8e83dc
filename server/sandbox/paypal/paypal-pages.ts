import type { Context } from 'hono';
import { html } from 'hono/html';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';
import type { Order, StoredOrder } from './paypal-documents.types.ts';

const captureOf = (order: Order) => order.purchase_units[0].payments?.captures[0] ?? null;

/** The URL of the shop to which the buyer returns; the provider names the order in it. */
export function returnAddress(order: Order, hasApproved: boolean): string {
  const { return_url: returnUrl, cancel_url: cancelUrl } = order.payment_source.paypal.experience_context;
  const url = new URL(hasApproved ? returnUrl : cancelUrl);
  url.searchParams.set('token', order.id);
  if (hasApproved && order.payer) url.searchParams.set('PayerID', order.payer.payer_id);
  return url.href;
}

const button = (answer: string, label: string) =>
  html`<p><button name="answer" value="${answer}">${label}</button></p>`;

function questionOf({ order }: StoredOrder) {
  const capture = captureOf(order);
  if (capture?.status === 'PENDING')
    return html`<p>This payment is under review.</p>
      <form method="post">
        ${button('accept', 'Accept the payment')} ${button('deny', 'Deny the payment')}
      </form>`;
  if (order.status === 'COMPLETED')
    return html`<p role="status">
      This payment is closed. <a href="${returnAddress(order, true)}">Return to the shop</a>
    </p>`;
  const { value, currency_code: currency } = order.purchase_units[0].amount;
  return html`<p>Pay <strong>${value} ${currency}</strong>? This is a test page: no money moves.</p>
    <form method="post">
      ${button('pay', 'Pay now')} ${button('decline', 'Pay with a card that is declined')}
      ${button('review', 'Pay, and have the payment reviewed')} ${button('cancel', 'Cancel and return')}
    </form>`;
}

/** The page on which the buyer approves an order, or ends its review. */
export function approvalPage(context: Context, stored: StoredOrder): Response | Promise<Response> {
  const shop = new URL(returnAddress(stored.order, false)).origin;
  return context.html(sandboxPage('PayPal', questionOf(stored)), 200, {
    ...sandboxPageHeaders,
    'Content-Security-Policy': sandboxPageHeaders['Content-Security-Policy'].replace(
      "form-action 'none'",
      `form-action 'self' ${shop}`,
    ),
  });
}
