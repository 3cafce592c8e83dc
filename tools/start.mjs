import { handOver, buildShop, installPackages, root } from './bootstrap.mjs';
import { noteRunningShop } from './running-shops.mjs';
import { serverProcess, serverVariables } from './server-process.mjs';

installPackages();
buildShop();
const shop = handOver(serverProcess, { ...serverVariables, ...process.env });
noteRunningShop(root, shop, serverProcess.at(-1));
