import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { PageListData } from '../search-engines/product-data.tsx';
import type { HomeOffer } from './home-offers.ts';

/** The pages of the probes on a home page, for search engines. */
export function ProbePages({ offers }: { readonly offers: readonly HomeOffer[] }) {
  const locale = useShopLocale();
  return (
    <PageListData pages={offers.map(({ name, slug }) => ({ name, path: paths.product(locale, slug) }))} />
  );
}
