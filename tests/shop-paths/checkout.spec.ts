import { checkoutTable } from './checkout-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(checkoutTable);
