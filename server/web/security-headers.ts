import type { MiddlewareHandler } from 'hono';
import { isPrivatePage } from './private-pages.ts';

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  /**
   * Wallets may open a window of their own: https://developers.google.com/pay/api/web/support/troubleshooting. On every
   * page, because browsers begin another history group where the value changes, which an order's Back would cross.
   */
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  /** The wallets are in the card provider's frame: https://docs.stripe.com/elements/express-checkout-element */
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com" "https://pay.google.com")',
};

/** For responses that don't set these headers. */
const defaults: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'no-store',
};

/** Adds the headers of every response; HSTS only if the shop is on HTTPS. */
export function securityHeaders(publicUrl: URL): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    const url = new URL(context.req.url);
    if (isPrivatePage(url)) headers.set('Referrer-Policy', 'no-referrer');
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    if (publicUrl.protocol === 'https:') {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
  };
}
