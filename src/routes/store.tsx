import { Outlet } from 'react-router';
import type { Route } from './+types/store.ts';
import { shopLocale } from '../app/locale.ts';
import { ownLanguageName } from '../features/countries/country-choices.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';

/** The server sends every other prefix to one that exists, before a page is asked for. Names come from it alone too. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const names = new Intl.DisplayNames([locale.tag], { type: 'region' });
  return {
    countryName: names.of(locale.country) ?? locale.country,
    languageName: ownLanguageName(locale.tag),
  };
}

/** Country and language decide everything here; a new step of a flow asks for nothing. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Record<string, string | undefined>;
  nextParams: Record<string, string | undefined>;
}) {
  return (
    currentParams['countryCode'] !== nextParams['countryCode'] ||
    currentParams['language'] !== nextParams['language']
  );
}

export default function Store() {
  return (
    <StoreShell>
      <Outlet />
    </StoreShell>
  );
}
