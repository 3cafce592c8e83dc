import { scenarios } from '../../machines/testing/index.ts';
import { testPaths } from './drive/test-paths.ts';
import { voucherDriver } from './drive/voucher-driver.ts';

const withACode = scenarios['voucher']?.events.find(({ sentence }) => sentence === 'the cart has a code');

const aCodeAndNone = {
  input: 'alone',
  labels: [JSON.stringify(withACode?.event), '{"type":"voucher.removed"}'],
};

testPaths('voucher', voucherDriver, [aCodeAndNone]);
