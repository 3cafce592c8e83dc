import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notCopied = new Set(['.cache', '.git', 'build', 'data', 'node_modules', 'test-results']);

/** The packages are the repository's, except the workspace, which is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from))
    if (entry !== '@sonde') symlinkSync(join(from, entry), join(to, entry));
  mkdirSync(join(to, '@sonde'));
  symlinkSync('../../machines', join(to, '@sonde/machines'));
}

/** A copy of the repository for trying out a change; the caller removes it. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sonde-kit-'));
  for (const entry of readdirSync(root))
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  rmSync(join(copy, 'machines/node_modules'), { recursive: true, force: true });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Copies with the times of all files and folders, by which the tools know whether the build is up to date. */
function copyWithTimes(entries: readonly string[], to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', ...entries, to], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A copy with the repository's build; the caller removes it. */
export function copyBuiltRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sonde-built-'));
  copyWithTimes(['build', ...readdirSync(root).filter((entry) => !notCopied.has(entry))], copy);
  const packages = join(copy, 'node_modules');
  linkPackages(join(root, 'node_modules'), packages);
  rmSync(join(packages, '.stamps'));
  copyWithTimes(['node_modules/.stamps'], packages);
  // Notes of shops that run from the repository.
  rmSync(join(packages, '.stamps/running'), { recursive: true, force: true });
  return copy;
}

/** Hides the running test from commands, because some tools behave differently in tests. */
const { NODE_ENV: _mode, VITEST: _runner, ...ownEnvironment } = process.env;

/** Node's output from a failure in the copy; null if there was none. */
export function complaintOf(
  copy: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...ownEnvironment, NO_COLOR: '1', ...environment },
  });
  return status === 0 ? null : stdout + stderr;
}
