import { proCustomChangeTable } from './pro-custom-change-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(proCustomChangeTable);
