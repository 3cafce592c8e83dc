import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/**
 * Each source file with the source files that it imports, values and types, static and dynamic; paths from the root.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sources = ['*.ts', '{machines,model-tests,server,src,tests,tools,visualiser}/**/*.{ts,tsx,mts,mjs,js}'];

/** A test can't be part of a circle, because only tests import it; its imports aren't dependencies of its folder. Fixtures are parts of tests. */
const isTest = (file: string) => /\.(?:test|spec|fixture)\.tsx?$/.test(file);

/** The exports of `machines/package.json`. */
const packageDoors: readonly (readonly [prefix: string, fileOf: (name: string) => string])[] = [
  ['@sonde/machines/rules/', (name) => `machines/rules/${name}/index.ts`],
  ['@sonde/machines/checkout/state', () => 'machines/checkout/checkout-state.ts'],
  ['@sonde/machines/', (name) => `machines/${name}/index.ts`],
];

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier.replace(/\?.*$/, '')));
  const door = packageDoors.find(([prefix]) => specifier.startsWith(prefix));
  return door === undefined ? null : door[1](specifier.slice(door[0].length));
}

/** The files of this repository in a source's imports, exports and `import()`. */
export function importsIn(file: string, source: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const resolved = specifiers.map((specifier) => resolveImport(file, specifier));
  return [...new Set(resolved.filter((path) => path !== null))];
}

let graph: ImportGraph | null = null;

/** The imports of every source file of the repository, without tests. Read once for all tests of a worker. */
export function readImports(): ImportGraph {
  if (graph !== null) return graph;
  const files = globSync(sources, { exclude: (name) => name === 'node_modules' })
    .filter((file) => !isTest(file))
    .toSorted();
  const known = new Set(files);
  graph = new Map(
    files.map((file) => {
      const imported = importsIn(file, readFileSync(file, 'utf8'));
      return [file, imported.filter((other) => known.has(other))];
    }),
  );
  return graph;
}
