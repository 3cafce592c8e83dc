import { handOver, installPackages } from './bootstrap.mjs';

installPackages();
handOver(['--watch-path=server', '--watch-path=machines', '--watch-path=schema.graphql', 'server/dev.ts']);
