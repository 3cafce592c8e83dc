import type { AnyActor } from 'xstate';
import {
  addedChangeOf,
  addingTroubleOf,
  type AddToCartEvent,
  type AddToCartSnapshot,
  type CartLine,
  isAdding,
} from '@sonde/machines/cart';
import type { AddedToCart } from '../../../src/features/product/add-to-cart-flow.ts';

type Send = (event: AddToCartEvent) => void;

let mounted: { readonly actor: AnyActor; readonly send: Send } | null = null;

/** From now on the button puts its lines into this flow. */
export function mountAddToCart(actor: AnyActor, send: Send): void {
  mounted = { actor, send };
}

/**
 * Stands in for `src/features/product/add-to-cart-flow.ts`: the same flow, with an actor that the test holds. It answers
 * nothing where the test ends before the shop has answered.
 */
export function addToCart(lines: readonly CartLine[]): Promise<AddedToCart> {
  if (mounted === null) throw new Error('No flow has begun.');
  const { actor, send } = mounted;
  return new Promise((resolve) => {
    send({ type: 'lines.added', lines });
    actor.subscribe((snapshot: AddToCartSnapshot) => {
      if (!isAdding(snapshot))
        resolve({
          trouble: addingTroubleOf(snapshot),
          change: addedChangeOf(snapshot),
          unkeptToken: null,
        });
    });
  });
}
