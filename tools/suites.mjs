// Runs a test runner with its own output shown, and reads how many tests passed from its JSON report.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runtime } from './bootstrap.mjs';

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

/** A run that ended badly without a failed test (a suite that could not load) counts as one failure. */
const counted = (passed, failed, status) => ({ passed, failed: failed === 0 && status !== 0 ? 1 : failed });

export function runVitest(parameters, environment = {}) {
  return withReport((file) => {
    const { status } = spawnSync(
      runtime(),
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${file}`,
        ...parameters,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
    );
    const report = readReport(file);
    return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, status);
  });
}

/** `config` names one of the suites in the browser. */
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
    const stats = readReport(file)?.stats;
    return counted(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), status);
  });
}
