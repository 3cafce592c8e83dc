export { cartIsland as default } from '../features/cart/cart.tsx';
