import { cartTable } from './cart-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(cartTable);
