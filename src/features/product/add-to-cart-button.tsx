import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { AddToCart, type AfterAdding } from './add-to-cart.tsx';

export interface AddToCartButtonProps {
  readonly sku: string;
  /** Of the article, where the page has buttons of several; it is heard, not seen. */
  readonly name?: string;
  readonly isPrimary?: boolean;
  readonly afterAdding?: AfterAdding;
}

/** Puts one article into the cart. */
export function AddToCartButton({ sku, name, ...rest }: AddToCartButtonProps) {
  return (
    <AddToCart lines={[{ sku, quantity: 1 }]} {...rest}>
      {name === undefined ? (
        <Trans>Add to cart</Trans>
      ) : (
        <Trans comment="Only “Add to cart” is seen; the article's name is heard">
          Add <VisuallyHidden>{name} </VisuallyHidden>to cart
        </Trans>
      )}
    </AddToCart>
  );
}
