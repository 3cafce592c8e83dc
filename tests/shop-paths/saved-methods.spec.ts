import { savedMethodsTable } from './saved-methods-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(savedMethodsTable);
