import { type Country, enabledCountries } from '@sonde/machines/rules/places';
import { paths, type PathPrefix } from '../../page/paths.ts';
import { publicPageNames, publicPages } from '../../page/public-pages.ts';
import type { ShopProduct } from '../catalogue/load-shop.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Lists the sitemap of each country with a shop. */
export function sitemapIndex(publicUrl: string): string {
  const entries = enabledCountries.map(
    ({ code }) => `<sitemap><loc>${publicUrl}/${code.toLowerCase()}/sitemap.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>\n`;
}

/** Every public page of a country in each of its languages; `products` are those that it sells. */
export function countrySitemap(
  publicUrl: string,
  { code, languages }: Country,
  products: readonly Pick<ShopProduct, 'slug'>[],
): string {
  const pages = [
    ...publicPageNames
      .map((name) => publicPages[name])
      .filter(({ isIn }) => isIn(code))
      .map(({ path }) => path),
    ...products.map(
      ({ slug }) =>
        (prefix: PathPrefix) =>
          paths.product(prefix, slug),
    ),
  ];
  const entries = languages.flatMap(({ url }) =>
    pages.map((page) => `<url><loc>${publicUrl}${page({ country: code, language: url })}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">${entries.join('')}</urlset>\n`;
}

/** Excluded from crawling: pages of one buyer, and stand-ins. */
export function robots(publicUrl: string): string {
  const closed = ['/*/cart/', '/*/checkout/', '/*/confirmation/', '/graphql/', '/sandbox/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
