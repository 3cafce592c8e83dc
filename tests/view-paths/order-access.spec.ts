import { orderAccessDriver } from './drive/order-access-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('order-access', orderAccessDriver);
