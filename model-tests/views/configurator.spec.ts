import { configuratorDriver } from './drive/configurator-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('configurator', configuratorDriver);
