import { Outlet } from 'react-router';
import { isEmbeddedForm } from '@sonde/machines/rules/leads';
import type { Route } from './+types/forms.ts';
import { shopLocale } from '../page/locale.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { shopNames } from '../page/shop-names.ts';
import { assertOpen } from '../features/error-screen/load-maintenance.ts';
import { EmbeddedShell } from '../features/lead-forms/embedded-shell.tsx';
import { StoreShell } from '../features/navigation/store-shell.tsx';
import { executeForPage } from '../graphql/execute.ts';
import { EnabledCountriesDocument } from '../graphql/shop.generated.ts';

/** The root of the forms, besides that of the store: it queries only the enabled countries, and maintenance. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const [{ shop }] = await Promise.all([
    executeForPage(
      context.get(pageServicesContext),
      EnabledCountriesDocument,
      {},
      'Failed to load countries',
    ),
    assertOpen(context, request),
  ]);
  const { pathname, searchParams } = new URL(request.url);
  return {
    ...shopNames(locale.country, locale.tag),
    enabledCountries: shop.countries.map(({ code }) => code),
    isEmbedded: isEmbeddedForm(pathname, searchParams.get('embedded')),
  };
}

export default function Forms({ loaderData }: Route.ComponentProps) {
  if (loaderData.isEmbedded)
    return (
      <EmbeddedShell>
        <Outlet />
      </EmbeddedShell>
    );
  return (
    <StoreShell headerSize="marketing">
      <Outlet />
    </StoreShell>
  );
}
