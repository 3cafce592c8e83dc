import { createBuyer } from './buyer.ts';
import type { Shop } from './shop.ts';

/** A page as seen by a buyer at that point of a purchase. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly stored: Readonly<Record<string, string>>;
  /** Present once the page shows its main content. */
  readonly complete: string;
}

/** The pages of a purchase: the cart and the checkout contain two products, the confirmation shows an order. */
export async function measuredPages(shop: Shop): Promise<readonly MeasuredPage[]> {
  const buyer = createBuyer(shop);
  const withCart = { 'sonde.checkoutToken': await buyer.openCheckout(), 'sonde.cartCount': '2' };
  const { orderToken, accessKey } = await buyer.buy();
  const page = (name: string, path: string, complete: string, stored = {}) => ({
    name,
    url: `${shop.url}/us/en/${path}`,
    complete,
    stored,
  });
  return [
    page('home', '', 'h1'),
    { ...page('home in Arabic', '', 'h1'), url: `${shop.url}/ae/ar/` },
    page('product', 'product/iq3/', '[data-total]'),
    page('cart', 'cart/', '[data-total]', withCart),
    page('checkout', 'checkout/', 'input[autocomplete=email]', withCart),
    page('confirmation', `confirmation/${orderToken}/?access=${accessKey}`, '[data-total]'),
  ];
}
