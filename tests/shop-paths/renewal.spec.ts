import { renewalTable } from './renewal-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(renewalTable);
