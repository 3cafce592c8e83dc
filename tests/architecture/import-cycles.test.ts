import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layersIn } from './allowed-imports.ts';
import { importCyclesIn, importsAgainst, importsAmongSubfolders } from './import-cycles.ts';
import { type ImportGraph, importsIn, readImports } from './imports.ts';

/** Parses sources by file, like those of the repository. */
function plantedGraph(sources: Readonly<Record<string, string>>): ImportGraph {
  return new Map(Object.entries(sources).map(([file, source]) => [file, importsIn(file, source)]));
}

describe('imports are acyclic', () => {
  const imports = readImports();

  it('in the whole repository', () => {
    expect(imports.size).toBeGreaterThan(1000);
    expect(importCyclesIn(imports)).toEqual([]);
  });

  it.each(Object.entries(layersIn))('%s: only downwards, according to the layers', (folder, layers) => {
    const present = importsAmongSubfolders(imports, folder);
    expect(layers.flat().filter((name) => !present.has(name))).toEqual([]);
    expect(importsAgainst(layers, imports, folder)).toEqual([]);
  });

  it('and every shared feature is used by at least two others', () => {
    const importers = [...importsAmongSubfolders(imports, 'src/features').values()];
    const buildingOn = (name: string) => importers.filter((others) => others.has(name)).length;
    const shared = layersIn['src/features']?.flat() ?? [];
    expect(shared.filter((name) => buildingOn(name) < 2)).toEqual([]);
  });

  it('and src/README.md draws the shared features as they are layered, the highest first', () => {
    const [, drawing = ''] = /^```\n([^]*?)^```/m.exec(readFileSync('src/README.md', 'utf8')) ?? [];
    const rows = [...drawing.matchAll(/·([^·─]*)/g)].map(([, names = '']) => names.trim().split(/\s+/));
    expect(rows.toReversed()).toEqual(layersIn['src/features']);
  });

  it.each<[what: string, sources: Readonly<Record<string, string>>, folder: string, members: string[]]>([
    [
      'between files, of values',
      { 'src/a/x.ts': "import { y } from './y.ts';", 'src/a/y.ts': "export { x } from './x.ts';" },
      'src/a',
      ['x.ts', 'y.ts'],
    ],
    [
      'between files, of types',
      { 'src/a/x.ts': "import type { Y } from './y.ts';", 'src/a/y.ts': "import { type X } from './x.ts';" },
      'src/a',
      ['x.ts', 'y.ts'],
    ],
    [
      'of what is loaded later',
      { 'src/a/x.ts': "export * from './y.ts';", 'src/a/y.ts': "export const x = () => import('./x.ts');" },
      'src/a',
      ['x.ts', 'y.ts'],
    ],
    [
      'between folders, without one between files',
      {
        'src/a/x.ts': "import '../b/y.ts';",
        'src/a/deep/other.ts': '',
        'src/b/y.ts': '',
        'src/b/deep/other.ts': "import type { Other } from '../../a/deep/other.ts';",
      },
      'src',
      ['a', 'b'],
    ],
    [
      'between a file and its sibling folder',
      {
        'machines/a/a.machine.ts': "import './states/x.ts';",
        'machines/a/states/x.ts': "import { setUp } from '../a.machine.ts';",
      },
      'machines/a',
      ['a.machine.ts', 'states'],
    ],
    [
      'through the door of the machines',
      {
        'machines/rules/money/index.ts': "import '../../cart/cart.ts';",
        'machines/cart/cart.ts': "import { money } from '@sonde/machines/rules/money';",
      },
      'machines',
      ['cart', 'rules'],
    ],
    [
      'of three',
      { 'a/x.ts': "import '../b/x.ts';", 'b/x.ts': "import '../c/x.ts';", 'c/x.ts': "import '../a/x.ts';" },
      '.',
      ['a', 'b', 'c'],
    ],
  ])('and a circle would be found %s', (_what, sources, folder, members) => {
    expect(importCyclesIn(plantedGraph(sources))).toEqual([{ folder, members }]);
  });

  it.each<[what: string, sources: Readonly<Record<string, string>>, found: string[]]>([
    [
      'a value of another feature that is not shared',
      { 'src/features/a/x.ts': "import { y } from '../b/y.ts';", 'src/features/b/y.ts': '' },
      ['a → b'],
    ],
    [
      'a type of it',
      { 'src/features/a/x.ts': "import type { Y } from '../b/y.ts';", 'src/features/b/y.ts': '' },
      ['a → b'],
    ],
    [
      'from a shared feature a sibling',
      {
        'src/features/low/x.ts': "import '../beside/y.ts';",
        'src/features/beside/y.ts': '',
      },
      ['low → beside'],
    ],
    [
      'from a shared feature one above it',
      { 'src/features/low/x.ts': "import '../a/y.ts';", 'src/features/a/y.ts': '' },
      ['low → a'],
    ],
  ])('and importing %s would be found', (_what, sources, found) => {
    const layers = [['low', 'beside'], ['above']];
    expect(importsAgainst(layers, plantedGraph(sources), 'src/features')).toEqual(found);
  });

  it('a shared feature may be imported, and a file outside the folders', () => {
    const sources = {
      'src/features/a/x.ts': "import '../above/y.ts'; import '../z.ts';",
      'src/features/above/y.ts': "import '../low/x.ts';",
      'src/features/low/x.ts': '',
      'src/features/z.ts': '',
    };
    expect(importsAgainst([['low'], ['above']], plantedGraph(sources), 'src/features')).toEqual([]);
  });

  it('a folder and its contents are no circle, and tests are ignored', () => {
    const sources = {
      'machines/a/a.machine.ts': "import './states/x.ts';",
      'machines/a/states/x.ts': "import '../a.types.ts';",
      'machines/a/a.types.ts': '',
    };
    expect(importCyclesIn(plantedGraph(sources))).toEqual([]);
    expect([...imports.keys()].filter((file) => /\.(?:test|spec)\./.test(file))).toEqual([]);
  });
});
