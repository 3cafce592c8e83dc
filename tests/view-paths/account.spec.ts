import { accountDriver } from './drive/account-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const theOther = {
  input: 'signedIn',
  labels: ['loadPerson: two', '{"type":"organization.chosen","slug":"meadow-equine"'],
};

testPaths('account', accountDriver, [theOther]);
