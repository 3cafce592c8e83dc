import { data, Outlet } from 'react-router';
import type { Route } from './+types/store.ts';
import { shopLocale } from '../page/locale.ts';
import { shopNames } from '../page/shop-names.ts';
import { assertOpen } from '../features/error-screen/load-maintenance.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';
import { BroughtOffer } from '../features/promotions/brought-offer.tsx';
import { RefusedCode } from '../features/promotions/refused-code.tsx';
import { loadBanner } from '../features/promotions/load-banner.ts';

/** The server sends every other prefix to one that exists, before a page is asked for. Names come from it alone too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const [{ unchangedUntil, ...promotions }] = await Promise.all([
    loadBanner({ context, params }, new URL(request.url), new Date().toISOString()),
    assertOpen(context),
  ]);
  return data(
    { ...shopNames(locale.country, locale.tag), ...promotions },
    unchangedUntil === null ? {} : { headers: { Expires: new Date(unchangedUntil).toUTCString() } },
  );
}

/** Until when a cache may show the page, which `server/web/pages.ts` reads. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export default function Store({ loaderData }: Route.ComponentProps) {
  return (
    <StoreShell banner={loaderData.banner}>
      {loaderData.broughtOffer && <BroughtOffer {...loaderData.broughtOffer} />}
      {loaderData.refusedCode && <RefusedCode code={loaderData.refusedCode} />}
      <Outlet />
    </StoreShell>
  );
}
