import { become, installPackages } from './bootstrap.mjs';

installPackages();
become(['--watch-path=server', '--watch-path=machines', '--watch-path=schema.graphql', 'server/dev.ts']);
