export { addToCartIsland as default } from '../features/add-to-cart/add-to-cart-button.tsx';
