// Takes screenshots of every state of every flow into .cache/screens for the visualiser. They aren't in build/, because
// the storefront's build empties it, and outdated screenshots must remain available with a note.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runtime } from './bootstrap.mjs';
import { runPlaywright } from './suites.mjs';

/** Takes all screenshots again and stores the hash of their sources. The outcome has the format of a test suite. */
export function takeScreens(environment) {
  rmSync(join(root, '.cache/screens'), { recursive: true, force: true });
  const outcome = runPlaywright('tests/view-paths/screens/playwright.config.ts', environment);
  if (outcome.failures.length === 0) run(runtime(), ['visualiser/screens/mark-screens.ts']);
  return outcome;
}
