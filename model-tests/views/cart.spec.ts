import { cartDriver } from './drive/cart-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('cart', cartDriver);
