import { data, Outlet } from 'react-router';
import type { Route } from './+types/store.ts';
import { expiringAt } from '../page/expiry.ts';
import { shopLocale } from '../page/locale.ts';
import { shopNames } from '../page/shop-names.ts';
import { assertOpen } from '../features/error-screen/load-maintenance.ts';
import { StoreShell } from '../features/navigation/store-shell.tsx';
import { LinkedOffer } from '../features/promotions/linked-offer.tsx';
import { RefusedCode } from '../features/promotions/refused-code.tsx';
import { loadBanner } from '../features/promotions/load-banner.ts';

/**
 * The server redirects every other prefix to an existing one before a page is requested. Names also come only from it.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const [{ unchangedUntil, ...promotions }] = await Promise.all([
    loadBanner({ context, params }, new URL(request.url), new Date().toISOString()),
    assertOpen(context, request),
  ]);
  return data(
    { ...shopNames(locale.country, locale.tag), ...promotions },
    { headers: expiringAt(unchangedUntil) },
  );
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export default function Store({ loaderData, matches }: Route.ComponentProps) {
  const isCheckout = matches.some((match) => match?.id.startsWith('routes/checkout'));
  return (
    <StoreShell banner={loaderData.banner} kind={isCheckout ? 'checkout' : 'shop'}>
      {loaderData.linkedOffer && <LinkedOffer {...loaderData.linkedOffer} />}
      {loaderData.refusedCode && <RefusedCode code={loaderData.refusedCode} />}
      <Outlet />
    </StoreShell>
  );
}
