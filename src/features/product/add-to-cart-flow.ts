import { createActor, waitFor } from 'xstate';
import {
  addedCheckoutOf,
  addedChangeOf,
  addingTroubleOf,
  addToCartWithPorts,
  isAdding,
  type CartLine,
  type CartChange,
} from '@sonde/machines/cart';
import type { Trouble } from '@sonde/machines/flow';
import { createAddToCartPorts } from '../../app/ports/cart-ports.ts';
import { shownLive } from '../../app/live-view.ts';
import { storeClient } from '../../app/store-client.ts';
import { storedCheckout } from '../../app/stored-checkout.ts';

/** How it ended: `trouble` is null when the lines are in. */
export interface AddedToCart {
  readonly trouble: Trouble | null;
  readonly change: CartChange | null;
  /** The token of a cart that this browser cannot keep; null where it keeps the cart. */
  readonly unkeptToken: string | null;
}

/** Puts lines into this browser's cart, or into a new one. */
export async function addToCart(
  lines: readonly CartLine[],
  { country, languageCode }: { readonly country: string; readonly languageCode: string },
): Promise<AddedToCart> {
  const actor = createActor(addToCartWithPorts(createAddToCartPorts(storeClient, languageCode)), {
    input: { country, checkoutToken: storedCheckout.token() },
    ...shownLive(),
  }).start();
  actor.send({ type: 'lines.added', lines });
  const snapshot = await waitFor(actor, (state) => !isAdding(state));
  actor.stop();
  const checkout = addedCheckoutOf(snapshot);
  const isKept = checkout === null || (await storedCheckout.remember(checkout.token));
  if (checkout) {
    storedCheckout.rememberCount(checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0));
  }
  return {
    trouble: addingTroubleOf(snapshot),
    change: addedChangeOf(snapshot),
    unkeptToken: isKept ? null : checkout.token,
  };
}
