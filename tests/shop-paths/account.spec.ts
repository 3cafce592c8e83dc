import { accountTable } from './account-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(accountTable);
