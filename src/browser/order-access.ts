import { orderAccessParameter } from '@sonde/machines/rules/checkout';

/** The key for the names and addresses of the order that this page has just placed; gone with the page. */
let placed: { readonly orderToken: string; readonly accessKey: string } | null = null;

const withAccess = (address: string, accessKey: string): string =>
  `${address}?${orderAccessParameter}=${accessKey}`;

/** Hands the key of a new order to its page: the server turns it into a cookie that scripts can't read. */
export const orderAccess = {
  keep(orderToken: string, accessKey: string | null): void {
    placed = accessKey === null ? null : { orderToken, accessKey };
  },
  /** The address of an order's page, with the key where this page has it. */
  addressOf: (address: string, orderToken: string): string =>
    placed?.orderToken === orderToken ? withAccess(address, placed.accessKey) : address,
  /** Opens the present page again with a key. A cookie for a moment shows the server that this browser keeps some. */
  openWith(accessKey: string): void {
    try {
      document.cookie = 'sonde.probe=1; Path=/; Max-Age=60; SameSite=Lax';
    } catch {
      // A sandboxed page has no cookies.
    }
    location.replace(withAccess(location.pathname, accessKey));
  },
  /** Whether the present page was opened with a key. */
  isOpenedWithKey: (): boolean => new URLSearchParams(location.search).has(orderAccessParameter),
};
