import { useEffect } from 'react';
import type { AnyActor } from 'xstate';
import type { AddToCartEvent, AddToCartSnapshot } from '@sonde/machines/cart';
import { stateValueText } from '@sonde/machines/flow';
import { AddToCart } from '../../../src/features/product/add-to-cart.tsx';
import { mountAddToCart } from './scripted-add-to-cart.ts';

interface AddToCartViewProps {
  readonly snapshot: AddToCartSnapshot;
  readonly actor: AnyActor;
  readonly send: (event: AddToCartEvent) => void;
}

/** The button of a product page, with the state that the page itself does not show. */
export function AddToCartView({ snapshot, actor, send }: AddToCartViewProps) {
  useEffect(() => mountAddToCart(actor, send), [actor, send]);
  return (
    <div data-flow="add-to-cart" data-state={stateValueText(snapshot)}>
      <AddToCart lines={[{ sku: 'IQ3-USBC', quantity: 1 }]}>Add to cart</AddToCart>
    </div>
  );
}
