import type { Route } from './+types/sitemap.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { sitemapIndex } from '../features/search-engines/sitemap.ts';

/** `/sitemap.xml`: lists the sitemap of each country. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServicesContext).configuration;
  return new Response(sitemapIndex(publicUrl), { headers: { 'Content-Type': 'application/xml' } });
}
