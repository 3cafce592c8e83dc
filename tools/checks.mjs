// The checks without a browser, as a table of names and commands on the pinned runtime. The slowest come first.
import { runtime } from './bootstrap.mjs';
import { runParts } from './parts.mjs';

const lint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];

/** The compiler inside the linter collects garbage less often, which takes a quarter less CPU for 0.4 GiB more memory. */
const rareCollection = { GOGC: '300' };

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

const types = [
  { name: 'types: tests and tools', parameters: typeCheck('.', 'tests') },
  { name: 'types: src', parameters: typeCheck('src') },
  { name: 'types: server', parameters: typeCheck('server') },
  { name: 'types: machines', parameters: typeCheck('machines') },
];

/** Lint and type checks read its output. */
const routeTypes = { name: 'route types', parameters: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] };

const checks = [
  { name: 'lint and imports', parameters: lint, environment: rareCollection },
  ...types,
  {
    name: 'no object is used as a map',
    parameters: ['tools/check-lookups.ts'],
    environment: rareCollection,
  },
  { name: 'packages have accepted licenses', parameters: ['tools/check-licenses.ts'] },
  { name: 'texts are extracted', parameters: ['tools/messages.ts', '--check'] },
  { name: 'nothing is unused or unlisted', parameters: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'format', parameters: format },
  { name: 'generated types are current', parameters: ['tools/codegen.ts', '--check'] },
  { name: 'locale formats are current', parameters: ['tools/locale-formats.ts', '--check'] },
  { name: 'catalog is valid', parameters: ['server/seed/main.ts', '--check'] },
  { name: 'pictures are current', parameters: ['tools/pictures/render-pictures.ts', '--check'] },
];

/** Runs every check, and `others` in parallel. The outcomes have the format of test suites. */
export async function runChecks(others = []) {
  return [
    ...(await runParts(runtime(), [routeTypes])),
    ...(await runParts(runtime(), [...others, ...checks])),
  ];
}

/** Checks format, lint and types of these files, and runs `others` in parallel. */
export async function runChecksOf(files, others = []) {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return [
    ...(await runParts(runtime(), [routeTypes])),
    ...(await runParts(runtime(), [
      ...types,
      ...(sources.length === 0 ? [] : [{ name: 'lint and imports', parameters: [...lint, ...sources] }]),
      ...others,
      { name: 'format', parameters: [...format, '--no-error-on-unmatched-pattern', ...files] },
    ])),
  ];
}
