// Runs all checks without a browser, or with --quick those that a work-in-progress commit needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, root } from './bootstrap.mjs';
import { runChecks, runChecksOf } from './checks.mjs';
import { leavingOut, vitestPart } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const usage = `npm run verify
  checks everything but the browser
npm run verify -- --quick [--since REV]
  checks formats, lints, types and the unit tests of what changed: since the last commit, or since the branch left REV`;

function git(...parameters) {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(stderr.trim());
  process.exit(2);
}

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** The files that differ from the revision, including new and deleted ones. */
const changedSince = (revision) => [
  ...linesOf(git('diff', '--name-only', revision)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];

/** The unit tests next to the code. The path tests are left out, because they take longer than all others together. */
const relatedTests = (files) =>
  vitestPart('unit tests of what changed', [
    'related',
    '--run',
    '--passWithNoTests',
    '--project=unit',
    '--project=machines',
    ...files,
  ]);

async function verifyQuickly(revision) {
  const changed = changedSince(revision);
  const files = changed.filter((file) => existsSync(join(root, file)));
  if (changed.length > 0) return runChecksOf(files, [relatedTests(files)]);
  console.log(`Nothing differs from ${revision}.`);
  return [];
}

const projects = ['unit', 'machines', 'models'].map((project) => `--project=${project}`);

/** Together they take a third of all unit tests' time; `npm test` runs them. */
const longest = [
  'tests/architecture/browser-code.test.ts',
  'tools/end-with-parent.test.ts',
  'visualiser/plain-words.test.ts',
  'model-tests/random-walks.test.ts',
  'model-tests/mutation/plant-mistakes.test.ts',
];
const [quick, since, revision, ...more] = process.argv.slice(2);
const isWhole = quick === undefined;
const isQuick =
  quick === '--quick' && (since === undefined || (since === '--since' && revision !== undefined));
if ((!isWhole && !isQuick) || more.length > 0) {
  console.error(usage);
  process.exit(2);
}

installPackages();
endWithSummary(
  isWhole
    ? await runChecks([vitestPart('unit tests', ['run', ...projects, ...leavingOut(longest)])])
    : await verifyQuickly(revision === undefined ? 'HEAD' : git('merge-base', 'HEAD', revision).trim()),
);
