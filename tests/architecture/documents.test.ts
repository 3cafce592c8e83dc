import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '../../server/environment/environment.schema.ts';

const isIgnored = (path: string) => path.includes('node_modules');

const documents = globSync(
  '{*,{deploy,docs,machines,model-tests,server,src,tests,tools,visualiser}/**/*}.md',
  {
    exclude: isIgnored,
  },
);

/** A test may create files that don't exist here, and a decision record may name former ones. */
const isAboutOtherFiles = (path: string) => /\.test\.tsx?$|\.spec\.ts$|^docs\/decisions\//.test(path);

const citing = [
  ...documents,
  ...globSync(
    '{machines,model-tests,server,src,tests,tools,visualiser}/**/*.{ts,mts,tsx,js,mjs,css,sql,sh}',
    {
      exclude: isIgnored,
    },
  ),
  ...globSync('*.{ts,graphql}'),
  ...globSync('public/*.js'),
];

/**
 * Files that a text names by their path from the root, except patterns such as `NNN-name.sql` and files that git
 * ignores.
 */
const namedFiles = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<![\w./:@-])(?:deploy|docs|locales|machines|model-tests|public|server|src|tests|tools|visualiser)(?:\/[\w.-]+)+\.(?:css|graphql|json|m?js|md|po|sh|sql|tsx?)\b/g,
    ),
  ]
    .map(([path]) => path)
    .filter((path) => !/\bNNN-|\/written\//.test(path));

const rooms = '{deploy,docs,locales,machines,model-tests,public,server,src,tests,tools,visualiser}';

/** Every suffix of every path in the repository: `a/b/c.ts`, `b/c.ts` and `c.ts`. */
const endsOfPaths = (): ReadonlySet<string> =>
  new Set(
    globSync([`${rooms}/**/*.*`, '*.*'], { exclude: isIgnored }).flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, start) => parts.slice(start).join('/'));
    }),
  );

/** Files that a document names in code style, even without a folder, except patterns and build outputs. */
const shortNames = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/`([\w-][\w./-]*\.(?:css|graphql|json|m?js|sh|sql|tsx?))`/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/^build\/|\bNNN-|\/written\//.test(name));

const linkedFiles = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    join(dirname(page), target),
  );

/** The anchors of a document's headings, as GitHub derives them. */
const anchorsOf = (text: string): ReadonlySet<string> => {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    let unused = anchor;
    for (let number = 1; anchors.has(unused); number++) unused = `${anchor}-${number}`;
    anchors.add(unused);
  }
  return anchors;
};

/** The headings that a document links to, in itself or in another one. */
const linkedHeadings = (page: string): readonly { readonly document: string; readonly anchor: string }[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, target = '', anchor = '']) => ({
      document: target === '' ? page : join(dirname(page), target),
      anchor,
    }),
  );

/** Decision records that a text cites, as in "decision 36". */
const citedRecords = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:decision|record) (\d{1,4})\b/gi)].map(([, number = '']) => number.padStart(4, '0'));

describe('documents and comments', () => {
  it('name files that exist', () => {
    const missing = citing
      .filter((path) => !isAboutOtherFiles(path))
      .flatMap((path) => namedFiles(readFileSync(path, 'utf8')).map((named) => ({ path, named })))
      .filter(({ named }) => !existsSync(named));
    expect(missing).toEqual([]);
  });

  it('name existing files in short form', () => {
    const ends = endsOfPaths();
    const missing = documents
      .filter((path) => !isAboutOtherFiles(path))
      .flatMap((path) => shortNames(readFileSync(path, 'utf8')).map((named) => ({ path, named })))
      .filter(({ named }) => !ends.has(named));
    expect(missing).toEqual([]);
  });

  it('link to files that exist', () => {
    expect(documents.length).toBeGreaterThan(90);
    const broken = documents.flatMap((page) =>
      linkedFiles(page)
        .filter((target) => !existsSync(target))
        .map((target) => ({ page, target })),
    );
    expect(broken).toEqual([]);
  });

  it('link to headings that exist', () => {
    const links = documents.flatMap((page) => linkedHeadings(page).map((link) => ({ page, ...link })));
    expect(links.length).toBeGreaterThan(10);
    const broken = links.filter(
      ({ document, anchor }) => !anchorsOf(readFileSync(document, 'utf8')).has(anchor),
    );
    expect(broken).toEqual([]);
  });

  it('fit on two screens where someone begins: README.md', () => {
    expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(110);
  });

  it('cite decision records that exist', () => {
    const numbers = new Set(readdirSync('docs/decisions').map((file) => file.slice(0, 4)));
    const unknown = citing
      .flatMap((path) => citedRecords(readFileSync(path, 'utf8')).map((number) => ({ path, number })))
      .filter(({ number }) => !numbers.has(number));
    expect(unknown).toEqual([]);
  });
});

it('server/db/README.md names every table with the migration that makes it', () => {
  const folder = 'server/db/migrations';
  const read = readdirSync(folder).map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }));
  const dropped = new Set(
    read.flatMap(({ sql }) => [...sql.matchAll(/^drop table (\w+)/gm)].map(([, name]) => name)),
  );
  const tables = read.flatMap(({ file, sql }) =>
    [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gm)]
      .filter(([, name]) => !dropped.has(name))
      .map(([, name]) => `${name} ${file}`),
  );
  const rows = [
    ...readFileSync('server/db/README.md', 'utf8').matchAll(/^\| (`\w+`.*) \| `(\d{3}-[\w-]+\.sql)` \|$/gm),
  ];
  const named = rows.flatMap(([, names = '', file]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} ${file}`),
  );
  expect(named.toSorted()).toEqual(tables.toSorted());
});

it('docs/operator.md has every command of the operator', () => {
  const sources = globSync('server/operator/*-commands.ts').map((path) => readFileSync(path, 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/^ {4}name: '([a-z -]+)',$/gm)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  const text = readFileSync('docs/operator.md', 'utf8');
  expect(names.filter((name) => !new RegExp(`[|,] (?:or )?\`${name}[ \`]`).test(text))).toEqual([]);
});

it('machines/README.md has every folder of machines', () => {
  const folders = readdirSync('machines', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : [],
  );
  expect(folders.length).toBeGreaterThan(30);
  const text = readFileSync('machines/README.md', 'utf8');
  expect(folders.filter((folder) => !text.includes(`| \`${folder}/\` |`))).toEqual([]);
});

it('docs/environment.md has a row for every variable of the environment', () => {
  const names = Object.keys(variables.entries);
  expect(names.length).toBeGreaterThan(30);
  const named = new Set(
    [...readFileSync('docs/environment.md', 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    ),
  );
  // The row of a region's account names one region, and the suffixes of the others.
  const isOfOtherRegion = (name: string) => /^(STRIPE|PAYPAL|SELLER_BANK)_\w+_(CA|EU|GB|AU)$/.test(name);
  expect(names.filter((name) => !named.has(name) && !isOfOtherRegion(name))).toEqual([]);
});

it.each([
  ['see `server/kernel/tokens.ts`', ['server/kernel/tokens.ts']],
  ['[record 2](docs/decisions/0002-x.md)', ['docs/decisions/0002-x.md']],
  ["import { a } from '../src/a.ts'", []],
  ['`server/db/migrations/NNN-name.sql`', []],
  ['https://example.org/src/a.ts', []],
])('the files named in %j are %j', (text, files) => {
  expect(namedFiles(text)).toEqual(files);
});

it.each([
  ['## Keys and their rotation', ['keys-and-their-rotation']],
  ['## `npm run shop`, or [more](a.md)', ['npm-run-shop-or-more']],
  ['# Same\n\n## Same', ['same', 'same-1']],
  ['```sh\n# a comment\n```', []],
])('the headings of %j are linked as %j', (text, anchors) => {
  expect([...anchorsOf(text)]).toEqual(anchors);
});
