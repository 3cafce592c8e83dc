import { orderAccessTable } from './order-access-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(orderAccessTable);
