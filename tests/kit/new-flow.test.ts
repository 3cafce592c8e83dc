import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf as complaintIn, copyRepository } from './repository-copy.ts';

/** Runs `npm run new -- flow` in a copy of the repository: the generated files pass their checks. */

const name = 'visit-question';
const views = 'tests/view-paths/playwright.config.ts';

/** In milliseconds; each check starts a tool of its own. */
const longest = 180_000;

/** Short runs leave out the checks that read the whole repository again, and the browser. */
const isFull = process.env['FULL'] === '1';

const tsc = 'node_modules/typescript/bin/tsc';

type Check = readonly [what: string, parameters: readonly string[]];

const shortChecks: readonly Check[] = [
  ['the check of generated files', ['tools/codegen.ts', '--check']],
  ['the format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  [
    'the tests of imports',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/architecture/import-cycles.test.ts',
      'tests/architecture/state-hooks.test.ts',
    ],
  ],
  ['its own tests', ['node_modules/vitest/vitest.mjs', 'run', '--project=machines', name]],
  ['the mutation score of its paths', ['model-tests/main.ts', name, '--mutation']],
];

const longChecks: readonly Check[] = [
  ['the types of machines', [tsc, '-p', 'machines']],
  ['the check for objects that are used as maps', ['tools/check-lookups.ts']],
  ['the types of src', [tsc, '-p', 'src']],
  ['the types of tests', [tsc, '-p', '.']],
  ['the check for unused files', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['the check of texts', ['tools/messages.ts', '--check']],
];

let copy: string;
let before: ReadonlyMap<string, string>;

const sources = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(['*.*', '{locales,machines,model-tests,server,src,tests,tools,visualiser}/**/*.*'], {
      cwd: copy,
      exclude: (entry) => entry === 'node_modules',
    })
      .filter((file) => statSync(join(copy, file)).isFile())
      .map((file) => [file, readFileSync(join(copy, file), 'latin1')]),
  );

const complaintOf = (parameters: readonly string[], environment?: Readonly<Record<string, string>>) =>
  complaintIn(copy, parameters, environment);

beforeAll(() => {
  copy = copyRepository();
  before = sources();
  const complaint = complaintOf(['tools/new.ts', 'flow', name]);
  if (complaint !== null) throw new Error(complaint);
}, longest);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const created = () => [...sources().keys()].filter((file) => !before.has(file));

describe('a new flow', { timeout: longest }, () => {
  it('has at most 30 files, and of the existing ones only the route table mentions it', () => {
    const changed = [...sources()].filter(([file, text]) => before.has(file) && before.get(file) !== text);
    const edited = changed.map(([file]) => file).filter((file) => !/\.generated\.ts$|^locales\//.test(file));
    expect(edited).toEqual(['src/routes.ts']);
    expect(created().length).toBeLessThanOrEqual(30);
    expect(created().filter((file) => !file.includes(name))).toEqual([]);
  });

  it.each([...shortChecks, ...(isFull ? longChecks : [])])('passes %s', (_what, parameters) => {
    expect(complaintOf(parameters)).toBeNull();
  });

  it('passes the linter', () => {
    const files = created().filter((file) => /\.tsx?$/.test(file));
    const oxlint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];
    expect(complaintOf([...oxlint, ...files])).toBeNull();
  });

  const walked = isFull ? [`${name}.spec.ts`] : [];
  it.each(walked)('is walked on its own view by %s, along paths that use every control', (spec) => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', views, spec];
    expect(complaintOf(playwright, { VIEWS_PORT: process.env['KIT_PORT'] ?? '4077' })).toBeNull();
  });

  it('is not overwritten', () => {
    expect(complaintOf(['tools/new.ts', 'flow', name])).toContain('There is already');
  });
});

it.each([[['flow']], [['flow', 'Visit']], [['flow', 'visit', 'more']], [['step', 'visit']]])(
  'npm run new -- %j explains the valid names',
  (parameters) => {
    expect(complaintOf(['tools/new.ts', ...parameters])).toContain('npm run new -- flow NAME');
  },
);
