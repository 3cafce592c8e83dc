import { walkThroughShop } from './shop-paths.ts';
import { subscriptionChangeTable } from './subscription-change-table.ts';

walkThroughShop(subscriptionChangeTable);
