import { orderPaymentTable } from './order-payment-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(orderPaymentTable);
