import { become, buildStorefront, installPackages } from './bootstrap.mjs';
import { serverProcess } from './server-process.mjs';

installPackages();
buildStorefront();
become(serverProcess);
