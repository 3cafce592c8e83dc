import { useEffect } from 'react';
import { redirect, useNavigate, type RouterContextProvider } from 'react-router';
import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import type { Route } from './+types/checkout.ts';
import { pageServicesContext } from '../app/page-services.ts';
import { fromApiAddressRules } from '../app/ports/from-api-address-rules.ts';
import { paths, type PathPrefix } from '../app/paths.ts';
import { shopLocale, type ShopLocale } from '../app/locale.ts';
import { storedCheckout } from '../app/stored-checkout.ts';
import { useStoredToken } from '../app/use-stored-token.ts';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { CheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { CheckoutLoading } from '../features/checkout/checkout-loading.tsx';
import { NoCheckout } from '../features/checkout/no-checkout.tsx';
import { CheckoutDocument, CountryAddressValidationDocument } from '../graphql/checkout.generated.ts';
import { executeForPage } from '../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../graphql/schema.generated.ts';
import { Container } from '../ui/layout/layout.tsx';
import { useShopLocale } from '../i18n/use-shop-locale.ts';

/** A checkout belongs to a country: its link leads there, whichever shop it was opened in. */
async function restore(
  context: Readonly<RouterContextProvider>,
  token: string,
  { country, language }: PathPrefix,
): Promise<void> {
  const services = context.get(pageServicesContext);
  const { checkout } = await executeForPage(
    services,
    CheckoutDocument,
    { token },
    'Failed to load the checkout',
  );
  if (!checkout) throw new Response(null, { status: 404 });
  const home = countryByCode(checkout.country.code);
  if (!home || home.code === country) return;
  const prefix = { country: home.code, language: languageFor(home, language).url };
  throw redirect(paths.checkoutRestore(prefix, token));
}

async function loadRules(
  context: Readonly<RouterContextProvider>,
  { country, languageCode }: Pick<ShopLocale, 'country' | 'languageCode'>,
) {
  const answer = await executeForPage(
    context.get(pageServicesContext),
    CountryAddressValidationDocument,
    { countryCode: country as CountryCode, languageCode: languageCode as LanguageCodeEnum },
    'Failed to load the address rules',
  );
  return fromApiAddressRules(answer);
}

/** The address rules come with the page, so that the first step needs no request of its own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale && params.checkoutToken) await restore(context, params.checkoutToken, locale);
  return { rules: locale && (await loadRules(context, locale)) };
}

export const shouldRevalidate = () => false;

/** `/checkout/` goes on with this browser's checkout; `/checkout/:checkoutToken/` restores one from a link. */
export default function CheckoutRoute({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const locale = useShopLocale();
  const storedToken = useStoredToken();
  const linkedToken = params.checkoutToken;

  useEffect(() => {
    if (!linkedToken) return;
    storedCheckout.remember(linkedToken);
    void navigate(paths.checkout(locale), { replace: true });
  }, [linkedToken, locale, navigate]);

  if (linkedToken || storedToken === undefined || loaderData.rules === null) {
    return (
      <CheckoutFrame>
        <CheckoutLoading />
      </CheckoutFrame>
    );
  }
  if (storedToken === null) {
    return (
      <CheckoutFrame>
        <Container>
          <NoCheckout reason="empty" />
        </Container>
      </CheckoutFrame>
    );
  }
  return <CheckoutFlow key={storedToken} token={storedToken} rules={loaderData.rules} />;
}
