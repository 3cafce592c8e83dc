import type { AddToCartPorts } from '@sonde/machines/add-to-cart';
import type { CheckoutAnswer } from '@sonde/machines/cart';
import { pendingCartChange } from '../browser/pending-cart-change.ts';
import { chosenPlan } from '../browser/chosen-plan.ts';
import { lazyImport, withSlowLoadNotice } from '../browser/lazy-import.ts';
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

/** Forgets the membership chosen on a page once a cart has one. */
function withoutChosenPlan<Answer extends CheckoutAnswer>(answer: Answer): Answer {
  if (answer.checkout?.lines.some(({ kind }) => kind === 'SUBSCRIPTION') === true) chosenPlan.forget();
  return answer;
}

/** The ports of "Add to cart": the browser's, and the shop's, whose code is loaded later. */
export function createAddToCartPorts(locale: ShopLocale): AddToCartPorts {
  const requests = async () => (await lazyImport(loadRequests, true)).addToCartRequests(locale);
  return {
    recallCart: ({ country }) => Promise.resolve(storedCheckout.token(country)),
    // Without the code that asks, the cart starts without the link's; creating the cart then loads it again.
    // Offline, nothing is imported: the browser would remember the failure beyond the outage.
    findLinkedCode: async (input) => {
      if (!navigator.onLine) throw new Error('The code that finds a link’s code isn’t loaded while offline');
      return (await withSlowLoadNotice(loadRequests())).addToCartRequests(locale).findLinkedCode(input);
    },
    createCheckout: async (input) => withoutChosenPlan(await (await requests()).createCheckout(input)),
    addLines: async (input) => withoutChosenPlan(await (await requests()).addLines(input)),
    keepCart: async ({ country, token, itemCount }) => {
      const isKept = await storedCheckout.remember(token, country);
      storedCheckout.rememberCount(itemCount, country);
      return isKept;
    },
    openCart: async ({ change }) => {
      pendingCartChange.give(change);
      openPage(paths.cart(locale));
    },
  };
}
