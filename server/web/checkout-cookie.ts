import * as v from 'valibot';
import { isCheckoutToken, readCheckoutCookie } from '@sonde/machines/rules/checkout';
import { countryByCode } from '@sonde/machines/rules/places';
import { checkoutCookie } from '../kernel/checkout-cookie.ts';
import { isFromOwnPage } from './own-page.ts';

const kept = v.strictObject({
  country: v.pipe(
    v.string(),
    v.maxLength(2),
    v.check((code) => countryByCode(code)?.enabled === true),
  ),
  token: v.pipe(v.string(), v.maxLength(128), v.check(isCheckoutToken)),
});

/** Handles `POST /checkout-cookie/` from our own pages: sets the cookie for `{ country, token }`. */
export function createCheckoutCookies(publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isFromOwnPage(request, publicUrl)) return new Response(null, { status: 403 });
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), await request.text());
    if (!parsed.success) return new Response(null, { status: 400 });
    const { country, token } = parsed.output;
    return new Response(null, {
      status: 204,
      headers: { 'Set-Cookie': checkoutCookie(country, token, publicUrl) },
    });
  };
}

const checkoutPages = /^\/([a-z]{2})\/[a-z]{2}\/(?:cart|checkout)\/$/;

/**
 * Extends the cookie of a country's cart and checkout by 30 days when one of their pages is shown; null without one.
 */
export function renewedCheckoutCookie(request: Request, publicUrl: string): string | null {
  const [, country] = checkoutPages.exec(new URL(request.url).pathname) ?? [];
  if (country === undefined) return null;
  const token = readCheckoutCookie(request.headers.get('Cookie') ?? '', country);
  return token === null ? null : checkoutCookie(country, token, publicUrl);
}
