import type { Route } from './+types/supported-countries.ts';
import { shopLocale } from '../page/locale.ts';
import { CountriesPage } from '../features/countries/countries-page.tsx';
import { countryChoices, pageBelow } from '../features/countries/country-choices.ts';

/** `?from=accessories/`: the links lead to that page. */
export function loader({ params, request }: Route.LoaderArgs) {
  const tag = shopLocale(params.countryCode, params.language)?.tag ?? 'en-US';
  return countryChoices(tag, pageBelow(new URL(request.url).searchParams.get('from')));
}

export default function SupportedCountries({ loaderData }: Route.ComponentProps) {
  return <CountriesPage choices={loaderData} />;
}
