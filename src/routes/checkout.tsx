import { redirect, type RouterContextProvider } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { checkoutSteps } from '@sonde/machines/checkout';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { Route } from './+types/checkout.ts';
import { IslandPlace } from '../app/island-place.tsx';
import { pageServicesContext } from '../app/page-services.ts';
import { paths, type PathPrefix } from '../app/paths.ts';
import { shopLocale } from '../app/locale.ts';
import { loadAddressRules } from '../features/address/load-address-rules.ts';
import { CheckoutDocument } from '../graphql/checkout.generated.ts';
import { executeForPage } from '../graphql/execute.ts';
import checkoutIsland from '../islands/checkout.tsx';
// For its styles, which have to be there when the screens come.
import '../features/address/searched-street.tsx';
import '../features/checkout/later-screens.tsx';

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

/** `/checkout/` goes on with this browser's checkout; `/checkout/:checkoutToken/` restores one from a link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  if (params.checkoutToken) await restore(context, params.checkoutToken, locale);
  const step = checkoutSteps.stepAt(new URL(request.url).searchParams.get('step'));
  return {
    island: { rules: await loadAddressRules(context, locale), linkedToken: params.checkoutToken ?? null },
    isLaterStep: step !== null && step !== 'contact',
  };
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Checkout – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <IslandPlace
        island={checkoutIsland}
        data={loaderData.island}
        parts={loaderData.isLaterStep ? ['later-screens'] : []}
      />
    </>
  );
}
