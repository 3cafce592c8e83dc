import { become, buildShop, installPackages } from './bootstrap.mjs';
import { serverProcess } from './server-process.mjs';

installPackages();
buildShop();
become(serverProcess);
