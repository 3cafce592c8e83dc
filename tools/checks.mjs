// The gate without the browser, as a table: what is checked, and the command on the pinned runtime.
import { spawnSync } from 'node:child_process';
import { root, runtime } from './bootstrap.mjs';

const checks = [
  { name: 'format', parameters: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'route types', parameters: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  {
    name: 'lint and arrows',
    parameters: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'types: machines', parameters: ['node_modules/typescript/bin/tsc', '-p', 'machines'] },
  { name: 'types: server', parameters: ['node_modules/typescript/bin/tsc', '-p', 'server'] },
  { name: 'types: src', parameters: ['node_modules/typescript/bin/tsc', '-p', 'src'] },
  { name: 'types: tests and tools', parameters: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'no object is used as a map', parameters: ['tools/check-lookups.ts'] },
  { name: 'generated types are current', parameters: ['tools/codegen.ts', '--check'] },
  { name: 'written forms are current', parameters: ['tools/written-forms.ts', '--check'] },
  { name: 'texts are extracted', parameters: ['tools/messages.ts', '--check'] },
  { name: 'catalogue is valid', parameters: ['server/seed/main.ts', '--check'] },
  { name: 'pictures are current', parameters: ['tools/pictures/render-pictures.ts', '--check'] },
];

/** Runs every check; prints a line for each, and the output of those that failed; the outcome is as of a suite. */
export function runChecks() {
  const total = { passed: 0, failures: [] };
  for (const { name, parameters } of checks) {
    const begin = performance.now();
    const result = spawnSync(runtime(), parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
    const hasPassed = result.status === 0;
    const output = result.stdout + result.stderr;
    if (hasPassed) total.passed += 1;
    else {
      total.failures.push({ name, message: output });
      console.log(output);
    }
    console.log(
      `${hasPassed ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
    );
  }
  return total;
}
