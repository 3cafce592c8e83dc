import { appReturn } from '@sonde/machines/rules/checkout';
import { rememberedReturn } from '../browser/remembered-return.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { pageServicesContext } from '../page/page-services.ts';
import type { Route } from './+types/my-account-mobile.ts';

/** `?returnTo=` names the part of the app to return to; signing in keeps it in a cookie. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { deepLinkScheme } = context.get(pageServicesContext);
  const asked = new URL(request.url).searchParams.get('returnTo');
  const target = asked ?? rememberedReturn(request.headers.get('Cookie') ?? '');
  return { wayBack: appReturn(target, deepLinkScheme) };
}

export default function MyAccountMobile({ loaderData }: Route.ComponentProps) {
  return <AccountPage isInApp {...loaderData} />;
}
