import { cartDriver } from './drive/cart-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const aCode = {
  input: 'known',
  labels: ['loadCheckout: open', '{"type":"voucher.submitted","code":"WELCOME10"'],
};

testPaths('cart', cartDriver, [aCode]);
