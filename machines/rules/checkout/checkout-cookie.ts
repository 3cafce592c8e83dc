/** The lifetime of a checkout (coverage CHECKOUT-5). */
export const checkoutCookieSeconds = 30 * 86_400;

const tokenShape = /^[\w-]{16,128}$/;

/** Whether a text has the format of a checkout token. */
export const isCheckoutToken = (text: string): boolean => tokenShape.test(text);

/**
 * The name of a country's checkout cookie. Each country has its own because a cart belongs to one country. `country`
 * may be in either case.
 */
export const checkoutCookieName = (country: string): string => `sonde.checkout.${country.toLowerCase()}`;

/** Reads the token of a country's checkout from a `Cookie` header or `document.cookie`; null if there is none. */
export function readCheckoutCookie(cookies: string, country: string): string | null {
  const start = `${checkoutCookieName(country)}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(start));
  const token = cookie?.slice(start.length) ?? '';
  return isCheckoutToken(token) ? token : null;
}
