import { testPaths } from './drive/test-paths.ts';
import { voucherDriver } from './drive/voucher-driver.ts';

testPaths('voucher', voucherDriver);
