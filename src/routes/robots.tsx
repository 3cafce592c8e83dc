import type { Route } from './+types/robots.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { robots } from '../features/search-engines/sitemap.ts';

/** `/robots.txt`. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServicesContext).configuration;
  return new Response(robots(publicUrl), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
