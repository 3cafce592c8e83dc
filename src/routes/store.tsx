import { Outlet } from 'react-router';
import type { Route } from './+types/store.ts';
import { shopLocale } from '../app/locale.ts';
import { shopNames } from '../features/countries/country-choices.ts';
import { assertOpen } from '../features/maintenance/load-maintenance.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';

/** The server sends every other prefix to one that exists, before a page is asked for. Names come from it alone too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  await assertOpen(context);
  return shopNames(locale.country, locale.tag);
}

export default function Store() {
  return (
    <StoreShell>
      <Outlet />
    </StoreShell>
  );
}
