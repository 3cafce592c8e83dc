import { island } from '../app/island.ts';
import { Cart } from '../features/cart/cart.tsx';

export default island('cart', Cart, 'with the page');
