// Generates the path tests of a flow after the set-up.
import { handOver, installPackagesQuietly } from './bootstrap.mjs';

installPackagesQuietly();
// An exploration makes many snapshots that soon are garbage: a larger young generation collects them less often.
handOver(['--max-semi-space-size=64', 'model-tests/main.ts', ...process.argv.slice(2)]);
