import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { shortDescription } from '../catalogue/description.ts';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { priceRowsOf } from '../offers/price-rows.ts';
import { itemOffer } from '../search-engines/described-product.ts';
import { ProductListData } from '../search-engines/product-data.tsx';

/** The accessories of the page with their prices, for search engines. */
export function AccessoriesData({ accessories }: { readonly accessories: readonly ShopProduct[] }) {
  const locale = useShopLocale();
  return (
    <ProductListData
      products={accessories.map((product) => ({
        name: product.name,
        description: shortDescription(product.descriptionJson),
        pictures: product.images.map(({ url }) => url),
        offers: priceRowsOf(product).map((row) => itemOffer(paths.product(locale, product.slug), row)),
      }))}
    />
  );
}
