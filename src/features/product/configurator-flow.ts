import { createActor } from 'xstate';
import { type ConfiguratorInput, configuratorWithPorts } from '@sonde/machines/configurator';
import { shownLive } from '../../app/live-view.ts';
import type { ShopLocale } from '../../app/locale.ts';
import { createAddToCartPorts } from '../../app/ports/add-to-cart-ports.ts';

/** The configurator with the world plugged in, running. */
export const beginConfigurator = (locale: ShopLocale, input: ConfiguratorInput) =>
  createActor(configuratorWithPorts(createAddToCartPorts(locale)), { input, ...shownLive() }).start();
