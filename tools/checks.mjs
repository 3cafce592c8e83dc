// The checks without a browser, as a table of names and commands on the pinned runtime. The slowest come first.
import { runtime } from './bootstrap.mjs';
import { runParts } from './parts.mjs';

const lint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings'];

/** The compiler inside the linter collects garbage less often, which takes a quarter less CPU for 0.4 GiB more memory. */
const rareCollection = { GOGC: '300' };

/** The rules that read types, too, which take ten times as long as the others: of these files, or of all. */
const lintWithTypes = (files = []) => ({
  name: 'lint and imports, with types',
  // All of the files may be some that lint leaves out.
  parameters: [...lint, '--type-aware', '--no-error-on-unmatched-pattern', ...files],
  environment: rareCollection,
});

const format = ['node_modules/oxfmt/bin/oxfmt', '--check'];

/** What was found is kept by the content of each file, so that only what changed since is checked again. */
const typeCheck = (folder, kept = folder) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  folder,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${kept}.tsbuildinfo`,
];

const unused = ['node_modules/knip/bin/knip.js', '--no-progress'];

/** What was found in a file counts until its time or size changes, which is enough until `npm test` reads all anew. */
const unusedAsKept = [...unused, '--cache', '--cache-location', '.cache/unused'];

const types = [
  { name: 'types: tests and tools', parameters: typeCheck('.', 'tests') },
  { name: 'types: src', parameters: typeCheck('src') },
  { name: 'types: server', parameters: typeCheck('server') },
  { name: 'types: machines', parameters: typeCheck('machines') },
];

/** Lint and type checks read its output. */
const routeTypes = { name: 'route types', parameters: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] };

const checks = [
  ...types,
  { name: 'packages have accepted licenses', parameters: ['tools/check-licenses.ts'] },
  { name: 'texts are extracted', parameters: ['tools/messages.ts', '--check'] },
  { name: 'format', parameters: format },
  { name: 'generated types are current', parameters: ['tools/codegen.ts', '--check'] },
  { name: 'locale formats are current', parameters: ['tools/locale-formats.ts', '--check'] },
  { name: 'catalog is valid', parameters: ['server/seed/main.ts', '--check'] },
  { name: 'pictures are current', parameters: ['tools/pictures/render-pictures.ts', '--check'] },
];

const lookups = {
  name: 'no object is used as a map',
  parameters: ['tools/check-lookups.ts'],
  environment: rareCollection,
};

const checkUnused = (parameters) => ({ name: 'nothing is unused or unlisted', parameters });

const lintChanged = (files) => {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return sources.length === 0 ? [] : [lintWithTypes(sources)];
};

const inParallel = (parts) => runParts(runtime(), parts);

/** Runs every check. The outcomes have the format of test suites. */
export const runAllChecks = async () => [
  ...(await inParallel([routeTypes])),
  ...(await inParallel([lintWithTypes(), lookups, checkUnused(unused), ...checks])),
];

/**
 * Runs the checks that need not read every type, lints `changed` with types, and then runs `tests`: beside the checks,
 * which fill every core, too, they would take a tenth longer.
 */
export const runChecksThenTests = async (changed, tests) => [
  ...(await inParallel([routeTypes])),
  ...(await inParallel([
    ...lintChanged(changed),
    { name: 'lint and imports', parameters: lint },
    checkUnused(unusedAsKept),
    ...checks,
  ])),
  ...(await inParallel([tests])),
];

/** Checks format, lint and types of these files, and runs `tests`. */
export const runChecksOf = async (files, tests) => [
  ...(await inParallel([routeTypes])),
  ...(await inParallel([
    ...types,
    ...lintChanged(files),
    tests,
    { name: 'format', parameters: [...format, '--no-error-on-unmatched-pattern', ...files] },
  ])),
];
