import { proCustomTable } from './pro-custom-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(proCustomTable);
