import { walkThroughShop } from './shop-paths.ts';
import { upgradeTable } from './upgrade-table.ts';

walkThroughShop(upgradeTable);
