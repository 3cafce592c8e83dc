// Runs a command of operators after the set-up.
import { handOver, installPackagesQuietly } from './bootstrap.mjs';

installPackagesQuietly();
handOver(['server/operate.ts', ...process.argv.slice(2)]);
