import { declarationTable } from './declaration-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(declarationTable);
