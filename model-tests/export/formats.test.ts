import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatePaths } from '../cover/path-suite.ts';
import type { PathSuite } from '../cover/path-suite.types.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { played } from '../registry.fixture.ts';
import { describeFormats } from './described-formats.fixture.ts';
import { differenceFormats } from './difference-formats.ts';
import { formats } from './formats.ts';
import { pathTitle } from './path-title.ts';

const options = { cover: 'transitions', maxSteps: 20, seed: 1 } as const;
/** Those of all machines are described with what else is proved of them. */
const shown = played.filter(
  ({ id }) => process.env['FULL'] === '1' || ['cart', 'payment', 'order'].includes(id),
);
const suites = shown.map((entry) => generatePaths(exploreMachine(entry, entry.scenario), options).suite);

/** Text with special characters of every format. */
const nasty = '=1+1, "quoted" # | @tag\n\\ ${x} `x` */ <b>';
const nastySuite = (suite: PathSuite): PathSuite => ({
  ...suite,
  title: nasty,
  paths: suite.paths.map((path) => ({
    ...path,
    given: nasty,
    outcome: nasty,
    steps: path.steps.map((step) => ({ ...step, when: nasty, outcome: nasty, stimulus: nasty })),
  })),
});

const cart = suites[shown.findIndex(({ id }) => id === 'cart')];
if (cart === undefined) throw new Error('The cart has no paths.');
const all: readonly (readonly [string, PathSuite])[] = [
  ...suites.map((suite) => [suite.title, suite] as const),
  ['a suite of nasty texts', nastySuite(cart)],
];

describe.each(all)('%s', (_title, suite) => {
  describeFormats(() => suite);
});

describe('the differences since a revision', () => {
  const [came, went, is] = nastySuite(cart).paths;
  if (came === undefined || went === undefined || is === undefined)
    throw new Error('The cart has too few paths.');
  const changed = { was: { ...is, state: 'before' }, is: { ...is, state: 'now' } };
  const difference = { since: 'v1', added: [came], removed: [went], changed: [changed], kept: 3 };

  const counts = 'Since v1: 1 path came, 1 went, 1 changed, 3 stayed.';

  it('have a column as CSV', () => {
    const rows: string[][] = parse(differenceFormats.csv(difference, cart), { record_delimiter: '\r\n' });
    expect(rows.map((row) => [row[0], row[10]])).toEqual([
      ['Path', 'Since v1'],
      ...came.steps.map(() => [came.id, 'came']),
      ...went.steps.map(() => [went.id, 'went']),
      ...is.steps.map(() => [is.id, 'changed']),
    ]);
  });

  it('have comments as Gherkin, without scenarios for removed paths', () => {
    const text = differenceFormats.gherkin(difference, cart);
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature, comments } = parser.parse(text);
    expect(feature?.children.map(({ scenario }) => scenario?.tags.map(({ name }) => name))).toEqual([
      [`@path-${came.id}`],
      [`@path-${is.id}`],
    ]);
    expect(comments.map((comment) => comment.text)).toEqual([
      `# ${counts}`,
      expect.stringContaining(`# Went: ${went.id}, =1+1`),
      expect.stringMatching(
        new RegExp(`# Changed: ${is.id}, =1\\+1.*At first: was \\[before\\], is \\[now\\]$`),
      ),
    ]);
  });

  it('have comments as a Playwright module, without tests for removed paths', () => {
    const lines = differenceFormats.playwright(difference, cart).split('\n');
    expect(lines.filter((line) => line.startsWith('//'))).toEqual([
      `// ${counts}`,
      expect.stringContaining(`// Went: ${went.id}, =1+1`),
      expect.stringContaining(`// Changed: ${is.id}, =1+1`),
    ]);
    expect(lines.filter((line) => line.includes(went.id)).length).toBe(1);
  });

  it('are complete as text and as JSON', () => {
    const text = differenceFormats.text(difference, cart);
    expect(text).toContain(counts);
    expect(text).toContain('At first: was [before], is [now]');
    expect(JSON.parse(differenceFormats.json(difference, cart))).toEqual(difference);
  });
});

it('a path is named after its start, its last step and what this leads to', () => {
  const step = (when: string) => ({ when });
  const given = 'a browser that has a cart';
  expect(pathTitle({ given, steps: [] })).toBe(given);
  expect(pathTitle({ given, steps: [step('the shop finds the cart')] })).toBe(
    'a browser that has a cart, until the shop finds the cart (1 step)',
  );
  expect(pathTitle({ given, steps: [step('the shop finds the cart'), step('the buyer leaves')] })).toBe(
    'a browser that has a cart, until the buyer leaves (2 steps)',
  );
  const found = { when: 'the shop finds the cart', outcome: 'The page shows the cart. The page records it.' };
  expect(pathTitle({ given, steps: [found] })).toBe(
    'a browser that has a cart, until the shop finds the cart (1 step): The page shows the cart.',
  );
});

it('Gherkin names a place in words, and only when it is reached', () => {
  const step = { id: 's', stimulus: '', when: 'someone waits', outcome: 'Nothing happens.', transitions: [] };
  const path = { id: 'p', input: 'known', given: 'a browser that has a cart', outcome: 'It opens.' };
  const steps = [
    { ...step, state: 'loading' },
    { ...step, state: 'ready.idle.unsold' },
  ];
  const text = formats.gherkin({ ...cart, paths: [{ ...path, state: 'loading', steps }] });
  expect(text.match(/the flow is in .*/g)).toEqual([
    'the flow is in “Loading”',
    'the flow is in “Ready: idle: not sold as it is”',
  ]);
});

describe('as Playwright modules', () => {
  let folder = '';
  beforeAll(() => {
    // Inside `node_modules`, so that Playwright's types are found.
    folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.path-tests-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Only the type of the driver in `tests/view-paths/drive/`; a browser test runs the real one. */
  const pathDriver = `import type { Page } from '@playwright/test';
interface PathDriver {
  begin(input: string): Promise<void>;
  happen(stimulus: string): Promise<void>;
}
export declare const pathDriver: (flow: string) => (page: Page) => PathDriver;
`;

  it('the suites compile', () => {
    mkdirSync(join(folder, 'drive'));
    mkdirSync(join(folder, 'written'));
    writeFileSync(join(folder, 'drive/path-driver.ts'), pathDriver);
    const files = all.map(([, suite], index) => {
      writeFileSync(join(folder, `written/${index}.ts`), formats.playwright(suite));
      return `written/${index}.ts`;
    });
    const project = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM'] },
      files,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const { stdout, status } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', folder],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
