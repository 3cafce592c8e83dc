// The whole gate without the browser.
import { installPackages } from './bootstrap.mjs';
import { runChecks } from './checks.mjs';
import { runVitest } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

installPackages();
const outcomes = [runChecks(), runVitest(['--project', 'unit', '--project', 'models'])];
endWithSummary(outcomes);
