import { createActor } from 'xstate';
import { addToCartWithPorts, type AfterAdding } from '@sonde/machines/add-to-cart';
import { liveViewOptions } from '../../flow/live-view.ts';
import type { ShopLocale } from '../../page/locale.ts';
import { createAddToCartPorts } from '../../ports/add-to-cart-ports.ts';

/** Starts the "Add to cart" flow with its real ports. */
export const beginAddToCart = (locale: ShopLocale, afterAdding: AfterAdding) =>
  createActor(addToCartWithPorts(createAddToCartPorts(locale)), {
    input: { country: locale.country, afterAdding },
    ...liveViewOptions(),
  }).start();
