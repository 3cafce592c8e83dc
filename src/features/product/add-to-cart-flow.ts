import { createActor } from 'xstate';
import { addToCartWithPorts, type AfterAdding } from '@sonde/machines/add-to-cart';
import { shownLive } from '../../app/live-view.ts';
import type { ShopLocale } from '../../app/locale.ts';
import { createAddToCartPorts } from '../../app/ports/add-to-cart-ports.ts';

/** "Add to cart" with the world plugged in, running. */
export const beginAddToCart = (locale: ShopLocale, afterAdding: AfterAdding) =>
  createActor(addToCartWithPorts(createAddToCartPorts(locale)), {
    input: { country: locale.country, afterAdding },
    ...shownLive(),
  }).start();
