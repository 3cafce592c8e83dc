import { redirect } from 'react-router';
import type { Route } from './+types/redirect-to-country.ts';

/** A path without a country and language prefix is sent to the default shop, query kept. A file that is not there is no page. */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  if (/\.\w+$/.test(url.pathname)) throw new Response(null, { status: 404 });
  return redirect(`/us/en${url.pathname}${url.search}`);
}
