import { loginDriver } from './drive/login-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('login', loginDriver);
