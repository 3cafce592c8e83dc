/** How a browser reached a checkout URL, and which checkout it already has. */
export interface CheckoutArrival {
  /** The token of the browser's own checkout in the country; null if there is none. */
  readonly ownToken: string | null;
  /** The URL of the previous page; empty if the browser doesn't send it. */
  readonly referrer: string;
  /** The origin of the page itself, such as `https://shop.example`. */
  readonly origin: string;
}

/**
 * Whether the checkout in a URL is this browser's own. It is if the browser has its token, or if the browser has no
 * token and comes from a page of the shop, as "Check out now" does where a browser stores nothing. Other links require
 * confirmation.
 */
export const isOwnArrival = (linkedToken: string, { ownToken, referrer, origin }: CheckoutArrival): boolean =>
  linkedToken === ownToken || (ownToken === null && referrer.startsWith(`${origin}/`));
