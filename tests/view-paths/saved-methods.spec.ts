import { savedMethodsDriver } from './drive/saved-methods-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('saved-methods', savedMethodsDriver);
