import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const self = 'tests/architecture/coverage.test.ts';

const sources = globSync(
  [
    '{machines,server,src,tests,tools,model-tests,visualiser}/**/*.{ts,mts,tsx,js,mjs,css,sql,sh,html,md}',
    '*.{ts,md,graphql,jsonc}',
    'public/*.js',
    'docs/**/*.md',
  ],
  { exclude: (path) => path.includes('node_modules') },
).filter((path) => path !== self);

interface Row {
  readonly id: string;
  readonly state: string;
  /** The main file or folder, and the main test; null if there is none. */
  readonly paths: readonly (string | null)[];
}

const pathIn = (cell = '') => /^`(.+)`$/.exec(cell)?.[1] ?? null;

/** The rows of all tables, that is, lines with five cells. */
const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))
  .map((line): Row => {
    const [id = '', , state = '', where, proof] = line.slice(2, -2).split(' | ');
    return { id, state, paths: [pathIn(where), pathIn(proof)] };
  });

/** What proves each row that is done: `file: title` of the tests that assert it. */
const proofs = new Map(
  Object.entries(
    JSON.parse(readFileSync('tests/architecture/coverage-proofs.json', 'utf8')) as Record<string, string[]>,
  ).map(([id, tests]) => [id, tests.map((test) => /^(\S+): (.+)$/s.exec(test)?.slice(1) ?? [test])]),
);

/** What may follow a title: that its test, or some of its cases, run only before a change lands or with `FULL=1`. */
const afterTitle = /^(?: @full| @landing)?(?:\$\{(?:full|landing)Unless\([^`]*?\)\})*(['"`]),/;

/** Whether a test file has a test with this title. */
const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    source
      .split(quote + title.replaceAll(quote, `\\${quote}`))
      .slice(1)
      .some((rest) => afterTitle.exec(rest)?.[1] === quote),
  );

/** The ids that a text cites, as in `coverage PLAN-2, PLAN-6`; a comment may break its line before an id. */
const citedIds = (text: string): readonly string[] =>
  [...text.matchAll(/\bcoverage((?:,?[\s*]+[A-Z]+-\d+)+)/gi)].flatMap(([, ids = '']) =>
    [...ids.matchAll(/[A-Z]+-\d+/g)].map(([id]) => id),
  );

/**
 * References to a specification outside the repository that is no public standard, or to its numbered sections and
 * lines.
 */
const unknownSpecification =
  /(?<!\b(?:CSS|GraphQL|HTML|HTTP) |\bucp\.dev\/[\d-]+\/)\bspecification\b(?!\/|[ -](?:sheets?|files)\b)|\b(?:our|per|the) specifications\b|\b(?:our|per|the) spec\b(?![./])|§ ?\d|\brules\.md\b|(?<![\w$#-])L\d{2,}\b|\bthe contract(?:['’]s [a-z]+| names)\b/i;

describe('docs/coverage.md', () => {
  it('has each id once, with a known state', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
    expect(rows.filter(({ state }) => !['done', 'partly', 'open'].includes(state))).toEqual([]);
  });

  it('names files, folders and tests that exist', () => {
    const paths = rows.flatMap((row) => row.paths).filter((path) => path !== null);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has a test for everything that is done', () => {
    const unproven = rows.filter(({ state, paths }) => state === 'done' && paths.includes(null));
    expect(unproven.map(({ id }) => id)).toEqual([]);
  });
});

describe('the tests that prove a row', () => {
  it('are named for each row that is done, and for no other', () => {
    const done = rows.filter(({ state }) => state === 'done').map(({ id }) => id);
    expect([...proofs.keys()].toSorted()).toEqual(done.toSorted());
  });

  it('exist, by file and title', () => {
    const missing = [...proofs].flatMap(([id, tests]) =>
      tests
        .filter(
          ([path = '', title]) =>
            title === undefined || !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title),
        )
        .map(([path, title]) => ({ id, path, title })),
    );
    expect(missing).toEqual([]);
  });

  it('include the main one', () => {
    const without = rows.filter(
      ({ id, state, paths }) => state === 'done' && !proofs.get(id)?.some(([path]) => path === paths[1]),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["it('is found', () => {", true],
    ['it.each([1])("is found", (one) => {', true],
    ['test(`is found${fullUnless(shop === "us")}`, async () => {', true],
    ["test('is found @full', async () => {", true],
    ['test(`is found @landing${fullUnless(shop === "us")}`, async () => {', true],
    ["it('is found by another', () => {", false],
    ["// it 'is found'", false],
  ])('have their title in %j: %s', (source, isFound) => {
    expect(hasTest(source, 'is found')).toBe(isFound);
  });
});

describe('comments and documents', () => {
  it('cite rows that exist', () => {
    const ids = new Set(rows.map(({ id }) => id));
    const cited = sources.flatMap((path) => citedIds(readFileSync(path, 'utf8')).map((id) => ({ path, id })));
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('cite no group of rows in place of one', () => {
    expect(
      sources.filter((path) => /\bcoverage [A-Z]{3,}\b(?!-\d)/.test(readFileSync(path, 'utf8'))),
    ).toEqual([]);
  });

  it('cite no specification that is not a public standard', () => {
    expect(sources.filter((path) => unknownSpecification.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});

it.each([
  ['/** Every plan (coverage PLAN-1). */', ['PLAN-1']],
  [' * what it is made of (coverage PLAN-2,\n * PLAN-6).', ['PLAN-2', 'PLAN-6']],
  ['/** Coverage NONE-99. */', ['NONE-99']],
  ['the coverage of states', []],
])('finds the ids in %j', (text, ids) => {
  expect(citedIds(text)).toEqual(ids);
});

it.each([
  ['/** Ways to pay. Specification §3. */', true],
  [' * again, once (the specification)', true],
  [' * The check that the GraphQL specification prescribes', false],
  ["'@type': 'UnitPriceSpecification'", false],
  [' * As the spec says.', true],
  [' * Rounded half up (L120).', true],
  ['/** Client operations that the contract names. */', true],
  [' * What the contract needs of a request.', false],
  [' * @see https://ucp.dev/2026-04-08/specification/signatures', false],
  ['call it in a spec of Playwright', false],
  ["new URL('./the spec.spec.ts')", false],
])('finds a specification in %j: %s', (text, isNoticed) => {
  expect(unknownSpecification.test(text)).toBe(isNoticed);
});
