import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { PageListData } from './product-data.tsx';
import type { PriceRow } from '../offers/price-rows.ts';

/** The product pages of a price list, for search engines; a product with several variants has one. */
export function ProductPages({ rows }: { readonly rows: readonly PriceRow[] }) {
  const locale = useShopLocale();
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  const pages = [...names].map(([slug, name]) => ({ name, path: paths.product(locale, slug) }));
  return <PageListData pages={pages} />;
}
