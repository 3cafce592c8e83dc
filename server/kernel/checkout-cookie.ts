import { checkoutCookieName, checkoutCookieSeconds } from '@sonde/machines/rules/checkout';

/**
 * The cookie with a browser's checkout of a country. Scripts may read it, because they have the token anyway. The server
 * sets it, because Safari deletes script-written data after seven days without a visit.
 */
export function checkoutCookie(country: string, token: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${checkoutCookieName(country)}=${token}; Path=/; Max-Age=${checkoutCookieSeconds}; SameSite=Lax${secure}`;
}
