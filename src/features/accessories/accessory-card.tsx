import { Trans } from '@lingui/react/macro';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { shortDescription } from '../catalogue/description.ts';
import type { ShopProduct, ShopVariant } from '../catalogue/load-shop.ts';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { AddToCart } from '../product/add-to-cart.tsx';
import styles from './accessory-card.module.css';

interface AccessoryCardProps {
  readonly product: ShopProduct;
  readonly variant: ShopVariant;
}

/** One accessory: what it is, what it costs, and the button that puts it into the cart. */
export function AccessoryCard({ product, variant }: AccessoryCardProps) {
  const price = variant.pricing && fromApiTaxedMoney(variant.pricing.price);
  const amount = price && <Price price={price} />;
  return (
    <article className={styles.card}>
      {product.thumbnail && (
        <Picture src={product.thumbnail.url} alt={product.thumbnail.alt} width={800} height={600} />
      )}
      <h2 className={styles.name}>{product.name}</h2>
      <p>{shortDescription(product.descriptionJson)}</p>
      {price && (
        <>
          <p className={styles.price}>
            <strong>{amount}</strong> <TaxNote />
          </p>
          <AddToCart lines={[{ sku: variant.sku, quantity: 1 }]}>
            <Trans comment="Only “Add to cart” is seen; the article's name is heard">
              Add <VisuallyHidden>{product.name}</VisuallyHidden> to cart
            </Trans>
          </AddToCart>
        </>
      )}
    </article>
  );
}
