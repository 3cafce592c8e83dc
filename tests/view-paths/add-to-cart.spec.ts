import { addToCartDriver } from './drive/add-to-cart-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('add-to-cart', addToCartDriver);
