import { loginTable } from './login-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(loginTable);
