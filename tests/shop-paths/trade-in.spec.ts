import { walkThroughShop } from './shop-paths.ts';
import { tradeInTable } from './trade-in-table.ts';

walkThroughShop(tradeInTable);
