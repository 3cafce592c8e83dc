// Runs what must pass before every commit, without a browser, or with --quick what a work-in-progress commit needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, root } from './bootstrap.mjs';
import { runChecksOf, runChecksThenTests } from './checks.mjs';
import { leavingOut, vitestPart } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const usage = `npm run verify [-- --since REV]
  checks all that needs no browser, but for the longest tests and for lint with types, which checks what the last
  commit and the working tree changed, or what changed since the branch left REV
npm run verify -- --quick [--since REV]
  checks formats, lints, types and the unit tests of what the working tree changed, or since the branch left REV`;

function git(...parameters) {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(stderr.trim());
  process.exit(2);
}

const namesOf = (text) => text.split('\0').filter((name) => name !== '');

/** The files that differ from the revision, including new and deleted ones. */
const changedSince = (revision) => [
  ...namesOf(git('diff', '--name-only', '-z', revision)),
  ...namesOf(git('ls-files', '--others', '--exclude-standard', '-z')),
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

const existing = (files) => files.filter((file) => existsSync(join(root, file)));

async function verifyQuickly(revision) {
  const changed = changedSince(revision);
  const files = existing(changed);
  if (changed.length > 0) return runChecksOf(files, relatedTests(files));
  console.log(`Nothing differs from ${revision}.`);
  return [];
}

const projects = ['unit', 'machines', 'models'].map((project) => `--project=${project}`);

/** Files that take more than two seconds, most of them to draw or to walk every chart; `npm test` runs them. */
const longest = [
  'machines/rules/changes/years-of-changes.test.ts',
  'server/web/page-cache.test.ts',
  'tests/architecture/{browser-code,glossary}.test.ts',
  'tools/end-with-parent.test.ts',
  'visualiser/plain-words.test.ts',
  'visualiser/book/book.test.ts',
  'visualiser/choice/reasons.test.ts',
  'visualiser/drawing/draw.test.ts',
  'visualiser/changes/{box-change,changes}.test.ts',
  'visualiser/simulator/play-trail.test.ts',
  'visualiser/trail/agent-session.test.ts',
  'model-tests/random-walks.test.ts',
  'model-tests/mutation/plant-mistakes.test.ts',
];

const verifyAll = (revision) =>
  runChecksThenTests(
    existing(changedSince(revision)),
    vitestPart('unit tests', ['run', ...projects, ...leavingOut(longest)]),
  );

/** The commit before the last; the last one in a clone that has no other. */
const beforeLastCommit = () =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD^'], { cwd: root }).status === 0
    ? 'HEAD^'
    : 'HEAD';

/** The options, or null if they aren't as in `usage`. */
function readOptions() {
  try {
    return parseArgs({ options: { quick: { type: 'boolean' }, since: { type: 'string' } } }).values;
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exit(2);
}

installPackages();
const { quick, since } = options;
const begin = quick ? 'HEAD' : beforeLastCommit();
const revision = since === undefined ? begin : git('merge-base', 'HEAD', since).trim();
endWithSummary(await (quick ? verifyQuickly : verifyAll)(revision));
