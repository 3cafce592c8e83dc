/** As long as a checkout is kept (coverage CHECKOUT-5). */
export const checkoutCookieSeconds = 30 * 86_400;

const tokenShape = /^[\w-]{16,128}$/;

/** Whether a text can be the token of a checkout. */
export const isCheckoutToken = (text: string): boolean => tokenShape.test(text);

/** A cart belongs to a country, so each has a cookie of its own; `country` in any case. */
export const checkoutCookieName = (country: string): string => `sonde.checkout.${country.toLowerCase()}`;

/** The token of a country's checkout in a list of cookies, as `Cookie` and `document.cookie` have it; null for none. */
export function readCheckoutCookie(cookies: string, country: string): string | null {
  const start = `${checkoutCookieName(country)}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(start));
  const token = cookie?.slice(start.length) ?? '';
  return isCheckoutToken(token) ? token : null;
}
