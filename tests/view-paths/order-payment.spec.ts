import { orderPaymentDriver } from './drive/order-payment-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('order-payment', orderPaymentDriver);
