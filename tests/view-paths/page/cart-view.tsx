import type { CartEvent, CartSnapshot } from '@sonde/machines/cart';
import { RunningCart } from '../../../src/features/cart/running-cart.tsx';
import type { ViewProps } from './view-props.ts';

/** The cart as on its page. */
export const CartView = (flow: ViewProps<CartSnapshot, CartEvent>) => <RunningCart {...flow} isRunning />;
