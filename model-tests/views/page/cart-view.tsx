export { RunningCart as CartView } from '../../../src/features/cart/running-cart.tsx';
