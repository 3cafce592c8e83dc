import { island } from '../app/island.ts';
import { Checkout } from '../features/checkout/checkout.tsx';

export default island('checkout', Checkout, 'with the page');
