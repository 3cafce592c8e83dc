import { enabledCountries, type Country } from '@sonde/machines/rules/countries';
import { paths, type PathPrefix } from '../../app/paths.ts';
import type { ShopProduct } from '../catalogue/load-shop.ts';

/** Pages that every country has and that are worth finding. */
const pagesEverywhere: readonly ((prefix: PathPrefix) => string)[] = [
  paths.home,
  paths.accessories,
  paths.terms,
  (prefix) => paths.supportedCountries(prefix, ''),
];

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Names the sitemap of each country that is sold to. */
export function sitemapIndex(publicUrl: string): string {
  const entries = enabledCountries.map(
    ({ code }) => `<sitemap><loc>${publicUrl}/${code.toLowerCase()}/sitemap.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>\n`;
}

/** Every public page of a country in each of its languages; `devices` are those that it sells. */
export function countrySitemap(
  publicUrl: string,
  { code, languages }: Country,
  devices: readonly Pick<ShopProduct, 'slug'>[],
): string {
  const pages = [
    ...pagesEverywhere,
    ...devices.map(
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

/** What robots need not read: pages of one buyer, and what plays the outside world. */
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
