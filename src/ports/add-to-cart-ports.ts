import type { AddToCartPorts } from '@sonde/machines/add-to-cart';
import { cartChangeHandover } from '../browser/cart-change-handover.ts';
import { lazyImport } from '../browser/lazy-import.ts';
import type { ShopLocale } from '../page/locale.ts';
import { openPage } from '../browser/open-page.ts';
import { paths } from '../page/paths.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** The API's client comes when somebody begins to choose, not with the page. */
const loadRequests = () => import('./add-to-cart-requests.ts');

/** Loads what a press will need. A failure is said when the button is pressed. */
export function prepareAddToCart(): void {
  if (navigator.onLine) void loadRequests().catch(() => undefined);
}

/** What "Add to cart" asks of the world: the browser itself, and the shop by a part of the application that loads later. */
export function createAddToCartPorts(locale: ShopLocale): AddToCartPorts {
  const requests = async () => (await lazyImport(loadRequests, true)).addToCartRequests(locale.languageCode);
  return {
    recallCart: () => Promise.resolve(storedCheckout.token()),
    createCheckout: async (input) => (await requests()).createCheckout(input),
    addLines: async (input) => (await requests()).addLines(input),
    keepCart: async ({ token, articleCount }) => {
      const isKept = await storedCheckout.remember(token);
      storedCheckout.rememberCount(articleCount);
      return isKept;
    },
    openCart: async ({ change }) => {
      cartChangeHandover.give(change);
      openPage(paths.cart(locale));
    },
  };
}
