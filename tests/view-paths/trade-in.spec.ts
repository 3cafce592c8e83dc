import { tradeInDriver } from './drive/trade-in-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('trade-in', tradeInDriver);
