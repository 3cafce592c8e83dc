import { Outlet } from 'react-router';
import type { Route } from './+types/forms.ts';
import { shopLocale } from '../app/locale.ts';
import { pageServicesContext } from '../app/page-services.ts';
import { shopNames } from '../features/countries/country-choices.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';
import { executeForPage } from '../graphql/execute.ts';
import { EnabledCountriesDocument } from '../graphql/shop.generated.ts';

/** The root of the forms, beside that of the store: it asks for the enabled countries, and for nothing else. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    EnabledCountriesDocument,
    {},
    'Failed to load countries',
  );
  return {
    ...shopNames(locale.country, locale.tag),
    enabledCountries: shop.countries.map(({ code }) => code),
  };
}

export default function Forms() {
  return (
    <StoreShell>
      <Outlet />
    </StoreShell>
  );
}
