import { orderHistoryTable } from './order-history-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(orderHistoryTable);
