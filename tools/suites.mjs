// Runs a test runner, shows its output, and reads the results from its JSON report.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runtime } from './bootstrap.mjs';
import { playwrightOutcome, vitestOutcome } from './test-reports.mjs';

function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-report-'));
  try {
    return work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts a run as one failure if it failed without a failed test or left no report. */
function outcomeOf(suite, status, file, read) {
  const report = readReport(file);
  const outcome = report === null ? { passed: 0, failures: [] } : read(report, root);
  if (status === 0 || outcome.failures.length > 0) return outcome;
  return {
    ...outcome,
    failures: [{ name: suite, message: `The run exited with ${status} without a failed test.` }],
  };
}

/** Tests that search charts leave many short-lived objects, which a larger young generation collects in fewer passes. */
const roomForYoungObjects = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

const vitest = (file, reporter, parameters) => [
  'node_modules/vitest/vitest.mjs',
  ...parameters,
  `--reporter=${reporter}`,
  '--reporter=json',
  `--outputFile=${file}`,
];

export function runVitest(parameters, environment = {}) {
  return withReport((file) => {
    const { status } = spawnSync(runtime(), vitest(file, 'default', ['run', ...parameters]), {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...roomForYoungObjects, ...environment },
    });
    return outcomeOf('vitest', status, file, vitestOutcome);
  });
}

/** A Vitest run as a part that runs in parallel with others; it prints only failures. */
export function vitestPart(name, parameters) {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-report-'));
  const file = join(folder, 'report.json');
  return {
    name,
    parameters: vitest(file, 'minimal', parameters),
    environment: roomForYoungObjects,
    read: (status) => {
      const outcome = outcomeOf(name, status, file, vitestOutcome);
      rmSync(folder, { recursive: true, force: true });
      return outcome;
    },
  };
}

/** `config` is the configuration of a browser suite. */
export function runPlaywright(config, environment = {}) {
  return withReport((file) => {
    const { status } = spawnSync(
      runtime(),
      ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...environment },
      },
    );
    return outcomeOf(config, status, file, playwrightOutcome);
  });
}
