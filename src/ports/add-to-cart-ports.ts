import type { AddToCartPorts } from '@sonde/machines/add-to-cart';
import { cartChangeHandover } from '../browser/cart-change-handover.ts';
import { lazyImport } from '../browser/lazy-import.ts';
import type { ShopLocale } from '../page/locale.ts';
import { openPage } from '../browser/open-page.ts';
import { paths } from '../page/paths.ts';
import { storedCheckout } from '../browser/stored-checkout.ts';

/** The API client is loaded when the visitor starts to choose, not with the page. */
const loadRequests = () => import('./add-to-cart-requests.ts');

/** Preloads what the button will need. A failure is reported only when the button is pressed. */
export function prepareAddToCart(): void {
  if (navigator.onLine) void loadRequests().catch(() => undefined);
}

/** The ports of "Add to cart": the browser's, and the shop's, whose code is loaded later. */
export function createAddToCartPorts(locale: ShopLocale): AddToCartPorts {
  const requests = async () => (await lazyImport(loadRequests, true)).addToCartRequests(locale);
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
