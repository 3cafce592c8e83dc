import { become, buildShop, installPackages } from './bootstrap.mjs';
import { serverProcess, serverVariables } from './server-process.mjs';

installPackages();
buildShop();
become(serverProcess, { ...serverVariables, ...process.env });
