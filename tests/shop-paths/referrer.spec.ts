import { referrerTable } from './referrer-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(referrerTable);
