import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `npm run new -- flow` in a copy of the repository: what it writes passes the checks that are about it. */

const root = join(import.meta.dirname, '../..');
const name = 'visit-question';
const notCopied = new Set(['.cache', '.git', 'build', 'data', 'node_modules', 'test-results']);
const views = 'tests/view-paths/playwright.config.ts';

/** In milliseconds; each check starts a tool of its own. */
const longest = 180_000;

let copy: string;
let before: ReadonlyMap<string, string>;

/** The packages are those of the repository, but for the workspace, which is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from))
    if (entry !== '@sonde') symlinkSync(join(from, entry), join(to, entry));
  mkdirSync(join(to, '@sonde'));
  symlinkSync('../../machines', join(to, '@sonde/machines'));
}

const sources = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(['*.*', '{locales,machines,model-tests,server,src,tests,tools,visualiser}/**/*.*'], {
      cwd: copy,
      exclude: (entry) => entry === 'node_modules',
    })
      .filter((file) => statSync(join(copy, file)).isFile())
      .map((file) => [file, readFileSync(join(copy, file), 'latin1')]),
  );

/** A command knows nothing of the test that runs it: tools behave otherwise there. */
const { NODE_ENV: _mode, VITEST: _runner, ...ownEnvironment } = process.env;

/** What the command printed where it failed; null where all is well. */
function complaintOf(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...ownEnvironment, NO_COLOR: '1', ...environment },
  });
  return status === 0 ? null : stdout + stderr;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sonde-kit-'));
  for (const entry of readdirSync(root))
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true });
  rmSync(join(copy, 'machines/node_modules'), { recursive: true, force: true });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  before = sources();
  const complaint = complaintOf(['tools/new.ts', 'flow', name]);
  if (complaint !== null) throw new Error(complaint);
}, longest);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const created = () => [...sources().keys()].filter((file) => !before.has(file));

describe('a new flow', { timeout: longest }, () => {
  it('is at most 30 files, and of those that there were only the route table knows it', () => {
    const changed = [...sources()].filter(([file, text]) => before.has(file) && before.get(file) !== text);
    const edited = changed.map(([file]) => file).filter((file) => !/\.generated\.ts$|^locales\//.test(file));
    expect(edited).toEqual(['src/routes.ts']);
    expect(created().length).toBeLessThanOrEqual(30);
    expect(created().filter((file) => !file.includes(name))).toEqual([]);
  });

  it.each<[what: string, parameters: readonly string[]]>([
    ['the types of machines', ['node_modules/typescript/bin/tsc', '-p', 'machines']],
    ['the types of src', ['node_modules/typescript/bin/tsc', '-p', 'src']],
    ['the types of tests', ['node_modules/typescript/bin/tsc', '-p', '.']],
    ['the check for unused files', ['node_modules/knip/bin/knip.js', '--no-progress']],
    ['the check for objects that are used as maps', ['tools/check-lookups.ts']],
    ['the check of generated files', ['tools/codegen.ts', '--check']],
    ['the check of texts', ['tools/messages.ts', '--check']],
    ['the format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
    [
      'the tests of imports',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/architecture/circles.test.ts',
        'tests/architecture/held-state.test.ts',
      ],
    ],
    ['its own tests', ['node_modules/vitest/vitest.mjs', 'run', '--project=machines', name]],
    ['the mutation score of its paths', ['model-tests/main.ts', name, '--mutation']],
  ])('passes %s', (_what, parameters) => {
    expect(complaintOf(parameters)).toBeNull();
  });

  it('passes the linter', () => {
    const files = created().filter((file) => /\.tsx?$/.test(file));
    const oxlint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];
    expect(complaintOf([...oxlint, ...files])).toBeNull();
  });

  it('is walked on its own view, along paths that use every control', () => {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', views, `${name}.spec.ts`];
    expect(complaintOf(playwright, { VIEWS_PORT: process.env['KIT_PORT'] ?? '4077' })).toBeNull();
  });

  it('is not written over', () => {
    expect(complaintOf(['tools/new.ts', 'flow', name])).toContain('There is already');
  });
});

it.each([[['flow']], [['flow', 'Visit']], [['flow', 'visit', 'more']], [['step', 'visit']]])(
  'npm run new -- %j says how it is called',
  (parameters) => {
    expect(complaintOf(['tools/new.ts', ...parameters])).toContain('npm run new -- flow NAME');
  },
);
