import { appPlaceOf, appReturn } from '@sonde/machines/rules/checkout';
import { AppLinkPage } from '../features/app-link/app-link-page.tsx';
import { pageServicesContext } from '../page/page-services.ts';
import type { Route } from './+types/app-link.ts';

/** `/app/orders/2026`: a link into the app. A part that links may not open is a page that doesn't exist. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { deepLinkScheme } = context.get(pageServicesContext);
  const path = `${params['*'].replace(/\/$/, '')}${new URL(request.url).search}`;
  const place = appPlaceOf(path);
  const appUrl = appReturn(`${deepLinkScheme}://${path}`, deepLinkScheme);
  if (place === null || appUrl === null) throw new Response(null, { status: 404 });
  return { place, appUrl };
}

export default function AppLinkRoute({ loaderData }: Route.ComponentProps) {
  return <AppLinkPage {...loaderData} />;
}
