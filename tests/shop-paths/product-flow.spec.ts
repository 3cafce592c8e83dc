import { productFlowTable } from './product-flow-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(productFlowTable);
