import type { RouterContextProvider } from 'react-router';
import type { Checkout } from '@sonde/machines/cart';
import { readCheckoutCookie } from '@sonde/machines/rules/checkout';
import type { ShopLocale } from '../../page/locale.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import { fromApiLookup } from '../../ports/from-api-checkout.ts';
import { CheckoutDocument } from '../../graphql/checkout.generated.ts';
import { executeForPage } from '../../graphql/execute.ts';

interface AskedPage {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** Nobody answered, or not as expected: the browser asks itself, and says what is to be said. */
const unanswered = { checkout: null };

/**
 * The checkout that the cookie of a request names, for loaders. Only one that is open, has something in it and speaks the
 * language of the page: whatever else is the case is known better by the browser, which then asks itself. Null for that,
 * too.
 */
export async function loadServedCheckout(
  { context, request }: AskedPage,
  { country, languageCode }: Pick<ShopLocale, 'country' | 'languageCode'>,
): Promise<Checkout | null> {
  const token = readCheckoutCookie(request.headers.get('Cookie') ?? '', country);
  if (token === null) return null;
  const { checkout } = await executeForPage(
    context.get(pageServicesContext),
    CheckoutDocument,
    { token, buyerKey: null },
    'Failed to load the checkout',
  ).catch(() => unanswered);
  if (checkout?.languageCode !== languageCode) return null;
  const lookup = fromApiLookup(checkout);
  const isDrawn =
    lookup.status === 'open' && lookup.checkout.country === country && lookup.checkout.lines.length > 0;
  return isDrawn ? lookup.checkout : null;
}
