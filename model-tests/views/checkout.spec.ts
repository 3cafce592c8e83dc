import { checkoutDriver } from './drive/checkout-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('checkout', checkoutDriver);
