import { configuratorTable } from './configurator-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(configuratorTable);
