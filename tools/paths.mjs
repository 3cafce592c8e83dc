// Generates the path tests of a flow after the set-up.
import { handOver, installPackagesQuietly } from './bootstrap.mjs';

installPackagesQuietly();
handOver(['model-tests/main.ts', ...process.argv.slice(2)]);
