import { leadFormTable } from './lead-form-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(leadFormTable);
