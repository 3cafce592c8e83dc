export { checkoutIsland as default } from '../features/checkout/checkout.tsx';
