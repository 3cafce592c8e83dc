import { reactivationTable } from './reactivation-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(reactivationTable);
