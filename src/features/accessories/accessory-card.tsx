import type { AfterAdding } from '@sonde/machines/add-to-cart';
import { isMoreExpensive } from '@sonde/machines/rules/money';
import { paths } from '../../page/paths.ts';
import { IslandPlace } from '../island/island-place.tsx';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { addToCartIsland } from '../add-to-cart/add-to-cart-button.tsx';
import { PriceText } from '../../ui/price-text/price-text.tsx';
import { shortDescription } from '../catalogue/description.ts';
import type { ShopProduct, ShopVariant } from '../catalogue/load-shop.ts';
import { ProductCard } from '../catalogue/product-card.tsx';
import { usePreviousLabel } from '../prices/previous-label.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';

interface AccessoryCardProps {
  readonly product: ShopProduct;
  readonly variant: ShopVariant;
  readonly afterAdding: AfterAdding;
}

/** An accessory: description, price and the button that adds it to the cart. */
export function AccessoryCard({ product, variant, afterAdding }: AccessoryCardProps) {
  const locale = useShopLocale();
  const price = variant.pricing && fromApiTaxedMoney(variant.pricing.price);
  const former = variant.pricing && fromApiTaxedMoney(variant.pricing.priceUndiscounted);
  const previousLabel = usePreviousLabel();
  return (
    <ProductCard
      name={product.name}
      href={paths.product(locale, product.slug)}
      description={shortDescription(product.descriptionJson)}
      picture={product.thumbnail ?? null}
      onPhone="row"
    >
      {price && (
        <>
          <p>
            <PriceText
              price={<Price price={price} />}
              previous={former && isMoreExpensive(former.net, price.net) && <Price price={former} />}
              previousLabel={previousLabel}
              suffix={<TaxNote />}
              size="title"
            />
          </p>
          <IslandPlace
            island={addToCartIsland}
            data={{ lines: [{ sku: variant.sku, quantity: 1 }], name: product.name, afterAdding }}
          />
        </>
      )}
    </ProductCard>
  );
}
