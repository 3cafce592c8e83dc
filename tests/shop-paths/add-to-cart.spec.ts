import { addToCartTable } from './add-to-cart-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(addToCartTable);
