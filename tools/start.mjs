import { become, buildStorefront, installPackages } from './bootstrap.mjs';

installPackages();
buildStorefront();
become(['server/main.ts']);
