// Takes screenshots of every state of every flow into .cache/screens for the visualiser. They aren't in build/, because
// the storefront's build empties it, and outdated screenshots must remain available with a note.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runtime } from './bootstrap.mjs';
import { runParts } from './parts.mjs';
import { playwrightPart } from './suites.mjs';

/** Takes all screenshots again and stores the hash of their sources. The outcomes have the format of test suites. */
export async function takeScreens() {
  rmSync(join(root, '.cache/screens'), { recursive: true, force: true });
  const screens = playwrightPart('screenshots', 'tests/view-paths/screens/playwright.config.ts');
  const outcomes = await runParts(runtime(), [screens]);
  if (outcomes.every(({ failures }) => failures.length === 0))
    run(runtime(), ['visualiser/screens/mark-screens.ts']);
  return outcomes;
}
