import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { generatePaths } from '../../model-tests/cover/path-suite.ts';
import { exploreMachine } from '../../model-tests/explore/explored-machine.ts';
import { formats } from '../../model-tests/export/formats.ts';
import { pathsNamed, readPaths } from './read-paths.ts';

const entry = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
const scenario = scenarios['cart'] as (typeof scenarios)[string];
const { suite } = generatePaths(exploreMachine(entry, scenario), { cover: 'states', maxSteps: 20, seed: 1 });

describe('the file of all paths', () => {
  const file = readPaths(formats.json(suite));

  it('contains each path with its name', () => {
    expect(file?.flow).toBe('cart');
    expect(file?.paths.map(({ way }) => way)).toEqual(
      suite.paths.map(({ input, steps }) => ({
        input,
        steps: steps.map(({ stimulus }) => stimulus),
        at: steps.length,
      })),
    );
    expect(new Set(file?.paths.map(({ name }) => name)).size).toBe(suite.paths.length);
  });

  it('can be searched by any words of the names', () => {
    const [first] = suite.paths;
    expect(pathsNamed(file?.paths ?? [], `  ${first?.id.toUpperCase()} browser`)).toHaveLength(1);
    expect(pathsNamed(file?.paths ?? [], '')).toHaveLength(suite.paths.length);
    expect(pathsNamed(file?.paths ?? [], 'soap')).toEqual([]);
  });
});

it('a single path is accepted, with or without sentences', () => {
  const way = { input: 'known', steps: ['loadCheckout: open'], at: 1 };
  expect(readPaths(JSON.stringify({ input: 'known', steps: ['loadCheckout: open'] }))).toEqual({
    flow: null,
    paths: [{ name: 'known, until loadCheckout: open (1 step)', way }],
  });
  const [path] = suite.paths;
  expect(readPaths(JSON.stringify(path))?.paths.map(({ name }) => name)).toEqual([
    readPaths(formats.json(suite))?.paths[0]?.name,
  ]);
});

it.each(['', '{"steps":', '[]', 'null', '{"paths":[]}', '{"paths":[{"input":"known","steps":[]},1]}'])(
  'what is no path is not read: %s',
  (text) => {
    expect(readPaths(text)).toBeNull();
  },
);
