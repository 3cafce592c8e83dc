import { paymentTable } from './payment-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(paymentTable);
