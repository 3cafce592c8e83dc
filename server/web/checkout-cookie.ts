import * as v from 'valibot';
import {
  checkoutCookieName,
  checkoutCookieSeconds,
  isCheckoutToken,
  readCheckoutCookie,
} from '@sonde/machines/rules/checkout';
import { countryByCode } from '@sonde/machines/rules/places';
import { isFromOwnPage } from './own-page.ts';

const kept = v.strictObject({
  country: v.pipe(
    v.string(),
    v.maxLength(2),
    v.check((code) => countryByCode(code)?.enabled === true),
  ),
  token: v.pipe(v.string(), v.maxLength(128), v.check(isCheckoutToken)),
});

/**
 * The cookie that tells which checkout of a country is this browser's. Its scripts read it: they know the token anyway. A
 * server has to set it, because Safari deletes what scripts store after seven days without a visit.
 */
function checkoutCookie(country: string, token: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${checkoutCookieName(country)}=${token}; Path=/; Max-Age=${checkoutCookieSeconds}; SameSite=Lax${secure}`;
}

/** Answers `POST /checkout-cookie/` of our own pages with the cookie for `{ country, token }`. */
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

/** The cookie of a country's cart and checkout for 30 days more, when a page of them is shown; null without one. */
export function renewedCheckoutCookie(request: Request, publicUrl: string): string | null {
  const [, country] = checkoutPages.exec(new URL(request.url).pathname) ?? [];
  if (country === undefined) return null;
  const token = readCheckoutCookie(request.headers.get('Cookie') ?? '', country);
  return token === null ? null : checkoutCookie(country, token, publicUrl);
}
