// The whole gate without the browser.
import { installPackages } from './bootstrap.mjs';
import { runChecks } from './checks.mjs';
import { runVitest } from './suites.mjs';

installPackages();
const counts = [runChecks(), runVitest(['--project', 'unit', '--project', 'models'])];
const total = (outcome) => counts.reduce((sum, count) => sum + count[outcome], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
