import { accountDriver } from './drive/account-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('account', accountDriver);
