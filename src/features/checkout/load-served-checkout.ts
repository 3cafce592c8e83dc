import type { RouterContextProvider } from 'react-router';
import type { Checkout } from '@sonde/machines/cart';
import { readCheckoutCookie } from '@sonde/machines/rules/checkout';
import type { ShopLocale } from '../../page/locale.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import { fromApiLookup } from '../../ports/from-api-checkout.ts';
import { CheckoutDocument, type CheckoutQuery } from '../../graphql/checkout.generated.ts';
import { executeForPage } from '../../graphql/execute.ts';

type PageLocale = Pick<ShopLocale, 'country' | 'languageCode'>;

interface AskedPage {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** No response, or an unexpected one: the browser asks itself and shows the error. */
const unanswered = { checkout: null };

/** The token of this browser's checkout, from the cookie of a request. */
export const tokenOfBrowser = (request: Request, { country }: PageLocale): string | null =>
  readCheckoutCookie(request.headers.get('Cookie') ?? '', country);

/**
 * The checkout in the cookie of a request, for loaders; null if a page can't be rendered with it. The browser knows
 * more and then asks itself.
 */
export async function loadServedCheckout(
  { context, request }: AskedPage,
  locale: PageLocale,
): Promise<Checkout | null> {
  const token = tokenOfBrowser(request, locale);
  if (token === null) return null;
  const { checkout } = await executeForPage(
    context.get(pageServicesContext),
    CheckoutDocument,
    { token, buyerKey: null },
    'Failed to load the checkout',
  ).catch(() => unanswered);
  return drawnCheckout(checkout, locale);
}

/**
 * The checkout of a response if a page can be rendered with it: open, not empty and in the page's language. One that is
 * being paid is shown by the browser, which knows whether it pays.
 */
export function drawnCheckout(
  checkout: CheckoutQuery['checkout'],
  { country, languageCode }: PageLocale,
): Checkout | null {
  if (checkout?.languageCode !== languageCode || checkout.isPaymentUnderWay) return null;
  const lookup = fromApiLookup(checkout);
  const isDrawn =
    lookup.status === 'open' && lookup.checkout.country === country && lookup.checkout.lines.length > 0;
  return isDrawn ? lookup.checkout : null;
}
