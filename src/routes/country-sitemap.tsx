import { countryByCode } from '@sonde/machines/rules/places';
import type { Route } from './+types/country-sitemap.ts';
import { pageServicesContext } from '../page/page-services.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { publicProducts } from '../features/catalogue/public-products.ts';
import { countrySitemap } from '../features/search-engines/sitemap.ts';

/** `/:countryCode/sitemap.xml`: every public page of one country, in each of its languages. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const country = countryByCode(params.countryCode);
  const [language] = country?.languages ?? [];
  if (!country?.enabled || !language) throw new Response(null, { status: 404 });
  const position = { countryCode: params.countryCode.toLowerCase(), language: language.url };
  const shop = await loadShop({ context, params: position });
  const { publicUrl } = context.get(pageServicesContext).configuration;
  const text = countrySitemap(publicUrl, country, publicProducts(shop));
  return new Response(text, { headers: { 'Content-Type': 'application/xml' } });
}
