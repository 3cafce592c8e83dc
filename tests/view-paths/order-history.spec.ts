import { orderHistoryDriver } from './drive/order-history-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('order-history', orderHistoryDriver);
