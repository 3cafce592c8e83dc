import { declarationDriver } from './drive/declaration-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('declaration', declarationDriver);
