// Generates the path tests of a flow after the set-up.
import { handOver, installPackagesQuietly } from './bootstrap.mjs';

installPackagesQuietly();
const parameters = process.argv.slice(2);
// Paths for a running shop are written from the tables by which the tests walk through theirs.
const isForShop = parameters.some((one) => one === '--base' || one.startsWith('--base='));
const command = isForShop ? 'tests/shop-paths/by-hand/main.ts' : 'model-tests/main.ts';
// An exploration makes many snapshots that soon are garbage: a larger young generation collects them less often.
handOver(['--max-semi-space-size=64', command, ...parameters]);
