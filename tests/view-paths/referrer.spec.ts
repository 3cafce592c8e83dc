import { referrerDriver } from './drive/referrer-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('referrer', referrerDriver);
