/** The cookie of an order whose buyer has just proved that it is theirs, and asked for its page. */
export const openedOrderCookie = (orderToken: string): string =>
  `sonde.openedOrder=${orderToken.slice(0, 16)}`;

/** How long a browser sees the names and addresses of an order after its buyer has proved who they are. */
export const orderAccessSeconds = 86_400;

/** The parameter with the key that opens an order's page after a proof. */
export const orderAccessParameter = 'access';

/** The name of the cookie with the access key of one order: a part of its token that doesn't open the order. */
export const orderAccessCookieName = (orderToken: string): string => `sonde.order.${orderToken.slice(0, 16)}`;

/** When it expires, in seconds since 1970 to base 36, and the store's proof. */
const accessKey = /^[0-9a-z]{6,7}\.[\w-]{43}$/;

/** Whether a text has the form of an access key; only the store knows whether it opens an order. */
export const isOrderAccessKey = (text: string): boolean => accessKey.test(text);

/** Reads the access key of an order from a `Cookie` header; null if there is none. */
export function readOrderAccessKey(cookies: string, orderToken: string): string | null {
  const start = `${orderAccessCookieName(orderToken)}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(start));
  const key = cookie?.slice(start.length) ?? '';
  return isOrderAccessKey(key) ? key : null;
}
