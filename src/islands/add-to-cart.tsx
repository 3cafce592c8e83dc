import { island } from '../app/island.ts';
import { AddToCartButton } from '../features/product/add-to-cart-button.tsx';

export default island('add-to-cart', AddToCartButton, 'when drawn');
