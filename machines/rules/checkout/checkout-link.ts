/** How a browser came to the address of a checkout, and what it has of its own. */
export interface CheckoutArrival {
  /** The token of the browser's own checkout in the country; null without one. */
  readonly ownToken: string | null;
  /** The address of the page that led here; empty where the browser does not say. */
  readonly referrer: string;
  /** Of the page itself, such as `https://shop.example`. */
  readonly origin: string;
}

/**
 * Whether the checkout that an address names is this browser's: it is the one that the browser has, or the browser
 * has none and a page of the shop led here, as "Check out now" does where a browser keeps nothing. Any other link asks first.
 */
export const isOwnArrival = (linkedToken: string, { ownToken, referrer, origin }: CheckoutArrival): boolean =>
  linkedToken === ownToken || (ownToken === null && referrer.startsWith(`${origin}/`));
