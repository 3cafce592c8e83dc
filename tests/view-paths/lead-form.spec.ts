import { leadFormDriver } from './drive/lead-form-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('lead-form', leadFormDriver);
