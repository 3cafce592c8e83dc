import { data, redirect, type RouterContextProvider } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { checkoutSteps } from '@sonde/machines/checkout';
import { countryByCode, isSignInExpected, languageFor } from '@sonde/machines/rules/places';
import type { Route } from './+types/checkout.ts';
import { IslandPlace } from '../features/island/island-place.tsx';
import { BrowserOnlyState } from '../browser/browser-only-state.tsx';
import { pageServicesContext } from '../page/page-services.ts';
import { paths, type PathPrefix } from '../page/paths.ts';
import { shopLocale } from '../page/locale.ts';
import { loadAddressRules } from '../features/address/load-address-rules.ts';
import { CheckoutDocument } from '../graphql/checkout.generated.ts';
import { endedCheckout } from '../features/error-screen/ended-checkout.tsx';
import { executeForPage } from '../graphql/execute.ts';
import { checkoutIsland } from '../features/checkout/checkout.tsx';
import {
  drawnCheckout,
  loadServedCheckout,
  tokenOfBrowser,
} from '../features/checkout/load-served-checkout.ts';
import * as deliveryScreens from '../features/checkout/delivery-screens.tsx';
import * as organizationScreens from '../features/checkout/organization-screens.tsx';
import * as outcomeScreens from '../features/checkout/outcome-screens.tsx';
import * as paymentScreens from '../features/checkout/payment-screens.tsx';
import * as refusedVoucher from '../features/checkout/refused-voucher.tsx';
import * as reviewScreens from '../features/checkout/review-screens.tsx';
import { servedCheckout } from '../features/checkout/served-checkout.ts';
import { partAt } from '../features/checkout/checkout-parts.ts';
import { provideLazyParts } from '../i18n/lazy-parts.ts';
import { stepSegmentIn } from '../features/checkout/step-in-address.ts';
// For its styles, which must be loaded when it appears.
import '../features/address/searched-street.tsx';

provideLazyParts({
  'organization-screens': organizationScreens,
  'delivery-screens': deliveryScreens,
  'outcome-screens': outcomeScreens,
  'payment-screens': paymentScreens,
  'refused-voucher': refusedVoucher,
  'review-screens': reviewScreens,
});

/** The checkout of a link. It belongs to a country, to which the link redirects, whichever shop it was opened in. */
async function loadLinked(
  context: Readonly<RouterContextProvider>,
  token: string,
  { country, language }: PathPrefix,
) {
  const services = context.get(pageServicesContext);
  const { checkout } = await executeForPage(
    services,
    CheckoutDocument,
    { token },
    'Failed to load the checkout',
  );
  if (!checkout) throw data(endedCheckout, { status: 404 });
  const home = countryByCode(checkout.country.code);
  if (!home || home.code === country) return checkout;
  const prefix = { country: home.code, language: languageFor(home, language).url };
  throw redirect(paths.checkoutRestore(prefix, token));
}

/**
 * `/checkout/` continues this browser's checkout, which is rendered at once if its cookie names it;
 * `/checkout/:checkoutToken/` restores one from a link. `/checkout/payment/` opens the payment step.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const { pathname: path, searchParams } = new URL(request.url);
  const requestedStep = checkoutSteps.stepAt(stepSegmentIn({ path, parameters: searchParams }));
  const linkedToken = params.checkoutToken ?? null;
  // Another browser's checkout isn't rendered: the buyer is asked first.
  const loadDrawn = async () => {
    if (linkedToken === null) return loadServedCheckout({ context, request }, locale);
    const linked = await loadLinked(context, linkedToken, locale);
    return linkedToken === tokenOfBrowser(request, locale) ? drawnCheckout(linked, locale) : null;
  };
  const [rules, checkout] = await Promise.all([loadAddressRules(context, locale), loadDrawn()]);
  const cookies = request.headers.get('Cookie') ?? '';
  const rendering = {
    checkoutToken: '',
    country: locale.country,
    requestedStep,
    addressRules: rules,
    lostDiscount: null,
    payment: null,
    isQuoteRequested: searchParams.get('pay') === 'quote',
    accountEmail: '',
    // Whether who has signed in has a card, only the browser can ask.
    maySavedCardsExist: isSignInExpected(cookies),
  };
  const served = checkout && servedCheckout(checkout, rendering);
  const parts = [partAt(requestedStep), ...(served?.parts ?? [])].filter((part) => part !== null);
  return { island: { rules, linkedToken, served }, parts: [...new Set(parts)] };
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { served } = loaderData.island;
  return (
    <>
      <title>{t`Checkout – Sonde`}</title>
      <meta name="robots" content="noindex" />
      {served && (
        <BrowserOnlyState token={served.checkout.token} country={served.checkout.country} flow="checkout" />
      )}
      <IslandPlace
        island={checkoutIsland}
        data={loaderData.island}
        {...(served && { start: 'when drawn' })}
        parts={[...loaderData.parts, ...(served ? [] : ['checkout-requests'])]}
      />
    </>
  );
}
