// Test runners as parts of a run, which read their results from the runner's JSON report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { playwrightOutcome, vitestOutcome } from './test-reports.mjs';

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

/** A part whose command writes the report that `read` understands to the file it is given. */
function partWithReport(name, read, command) {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-report-'));
  const file = join(folder, 'report.json');
  return {
    name,
    ...command(file),
    read: (status) => {
      const outcome = outcomeOf(name, status, file, read);
      rmSync(folder, { recursive: true, force: true });
      return outcome;
    },
  };
}

/** Tests that search charts leave many short-lived objects, which a larger young generation collects in fewer passes. */
const roomForYoungObjects = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

/** The parameters of a Vitest run that leave out these files. */
export const leavingOut = (files) => files.map((file) => `--exclude=${file}`);

/** A Vitest run; it prints only failures. */
export const vitestPart = (name, parameters) =>
  partWithReport(name, vitestOutcome, (file) => ({
    parameters: [
      'node_modules/vitest/vitest.mjs',
      ...parameters,
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    environment: roomForYoungObjects,
  }));

/** A browser suite, by its configuration; it prints only failures. */
export const playwrightPart = (name, config, environment = {}) =>
  partWithReport(name, playwrightOutcome, (file) => ({
    parameters: ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...environment },
  }));
