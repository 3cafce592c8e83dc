// Pictures of every state of every flow, in .cache/screens, where the visualiser finds them. Not in build/: the storefront's build empties it, and pictures that are too old are to be shown with a note.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runtime } from './bootstrap.mjs';
import { runPlaywright } from './suites.mjs';

/** Takes all pictures anew, and marks them with the sources that they are of; what passed and failed, as of any suite. */
export function takeScreens(environment) {
  rmSync(join(root, '.cache/screens'), { recursive: true, force: true });
  const outcome = runPlaywright('tests/view-paths/screens/playwright.config.ts', environment);
  if (outcome.failures.length === 0) run(runtime(), ['visualiser/screens/mark-screens.ts']);
  return outcome;
}
