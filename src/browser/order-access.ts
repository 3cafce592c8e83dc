import { openedOrderCookie, orderAccessParameter } from '@sonde/machines/rules/checkout';

/** The key for the names and addresses of the order that this page has just placed; lost with the page. */
let placed: { readonly orderToken: string; readonly accessKey: string } | null = null;

const withAccess = (address: string, accessKey: string): string =>
  `${address}?${orderAccessParameter}=${accessKey}`;

/** Hands the key of a new order to its page: the server turns it into a cookie that scripts can't read. */
export const orderAccess = {
  keep(orderToken: string, accessKey: string | null): void {
    placed = accessKey === null ? null : { orderToken, accessKey };
  },
  /** The URL of an order's page, with the key if this page has it. */
  addressOf: (address: string, orderToken: string): string =>
    placed?.orderToken === orderToken ? withAccess(address, placed.accessKey) : address,
  /**
   * Reloads the page of an order with a key. A short-lived cookie shows the server that this browser accepts cookies,
   * and that the buyer has just asked for the page.
   */
  openWith(orderToken: string, accessKey: string): void {
    try {
      document.cookie = `${openedOrderCookie(orderToken)}; Path=/; Max-Age=20; SameSite=Lax`;
    } catch {
      // A sandboxed page has no cookies.
    }
    location.replace(withAccess(location.pathname, accessKey));
  },
  /** Whether the current page was opened with a key. */
  isOpenedWithKey: (): boolean => new URLSearchParams(location.search).has(orderAccessParameter),
};
