import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import type { Messages } from '@lingui/core';
import type { IslandFiles } from '../src/page/island.ts';
import { withPlainPlurals } from '../src/i18n/plain-plurals.ts';
import { shortTextIds } from './short-text-ids.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The names of all islands, which each have a file in `src/islands/`. */
export async function islandNames(): Promise<readonly string[]> {
  const names = await readdir('src/islands');
  return names.map((name) => basename(name, '.tsx')).toSorted();
}

/** The URLs that a browser loads, by catalog and island. */
type IslandTable = Record<string, Record<string, IslandFiles>>;

interface IslandFilesOptions {
  /** The island that the build is of. */
  readonly island: string;
  /** The path of the table for the server. */
  readonly table: string;
}

const nameOf = ({ facadeModuleId, name }: Chunk): string =>
  basename(facadeModuleId ?? name).replace(/\.tsx?$/, '');

/** A chunk with all its static imports, except those in `known`. */
function withImports(bundle: Bundle, chunk: Chunk, known: ReadonlySet<Chunk> = new Set()): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (next: Rolldown.OutputBundle[string] | undefined) => {
    if (next?.type !== 'chunk' || found.has(next) || known.has(next)) return;
    found.add(next);
    for (const name of next.imports) visit(bundle[name]);
  };
  visit(chunk);
  return found;
}

interface Texts {
  readonly locale: string;
  /** The compiled texts of these sources only, except those that `known` sources have, too; null if there are none. */
  readonly of: (sources: ReadonlySet<string>, known: ReadonlySet<string>) => string | null;
}

let catalogues: Promise<readonly Texts[]> | null = null;

/** Reads every catalog and prepares it for splitting, once in a process. The `.po` files list the sources of each text. */
function readTexts(): Promise<readonly Texts[]> {
  catalogues ??= readCatalogues();
  return catalogues;
}

async function readCatalogues(): Promise<readonly Texts[]> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('The text catalog is missing.');
  const short = await shortTextIds();
  return Promise.all(
    config.locales.map(async (locale) => {
      const entries = (await catalog.read(locale)) ?? {};
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale ?? 'en',
        missingBehavior: 'resolved',
      });
      const pseudo = config.pseudoLocale.find((candidate) => candidate.locale === locale);
      const of = (sources: ReadonlySet<string>, known: ReadonlySet<string>) => {
        const isIn = (id: string, found: ReadonlySet<string>) =>
          entries[id]?.origin?.some(([source]) => found.has(source)) === true;
        const needed = Object.entries(messages).filter(([id]) => isIn(id, sources) && !isIn(id, known));
        if (needed.length === 0) return null;
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(needed), {
          namespace: 'json',
          ...(pseudo && { pseudoLocale: pseudo.locale, pseudoLocaleOptions: pseudo.options }),
        });
        if (errors.length > 0) throw new Error(`The catalog ${locale} cannot be compiled.`);
        const { messages: compiled } = JSON.parse(source) as { messages: Messages };
        const texts = Object.entries(withPlainPlurals(compiled));
        const byShortId = Object.fromEntries(texts.map(([id, text]) => [short.get(id) ?? id, text]));
        return `export const messages=${JSON.stringify(byShortId)};`;
      };
      return { locale, of };
    }),
  );
}

const sourcesOf = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ moduleIds }) => moduleIds.map((id) => relative(process.cwd(), id))));

/** The parts that an island loads later, recursively, with the chunks that each adds. */
function partsOf(bundle: Bundle, present: ReadonlySet<Chunk>): ReadonlyMap<string, ReadonlySet<Chunk>> {
  const parts = new Map<string, ReadonlySet<Chunk>>();
  const visit = (loaded: ReadonlySet<Chunk>) => {
    for (const name of new Set([...loaded].flatMap(({ dynamicImports }) => dynamicImports))) {
      const part = bundle[name];
      if (part?.type !== 'chunk' || parts.has(nameOf(part))) continue;
      const brought = withImports(bundle, part, present);
      parts.set(nameOf(part), brought);
      visit(brought);
    }
  };
  visit(present);
  return parts;
}

/** The chunks that several parts bring, whose texts are files of their own, so that a browser loads them once. */
function sharedChunks(parts: ReadonlyMap<string, ReadonlySet<Chunk>>): ReadonlySet<Chunk> {
  const brought = [...parts.values()].flatMap((chunks) => [...chunks]);
  return new Set(brought.filter((chunk, index) => brought.indexOf(chunk) !== index));
}

/** The files outside of the build that these chunks import. */
const sharedFiles = (bundle: Bundle, chunks: Iterable<Chunk>): readonly string[] => [
  ...new Set([...chunks].flatMap(({ imports }) => imports.filter((name) => !Object.hasOwn(bundle, name)))),
];

/**
 * Splits the catalogs along the module graph, so that an island loads only texts that it may show, and each once. Writes a table of
 * the files of the island. Styles are omitted, because the build of the pages provides them.
 */
export function islandFiles({ island, table }: IslandFilesOptions): Plugin {
  const files: IslandTable = {};
  return {
    name: 'sonde:island-files',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (entry?.type !== 'chunk') throw new Error('The island has no entry.');
      const emitTexts = (
        name: string,
        { locale, of }: Texts,
        needed: Iterable<Chunk>,
        known: Iterable<Chunk> = [],
      ): string | null => {
        const source = of(sourcesOf(needed), sourcesOf(known));
        if (source === null) return null;
        const reference = this.emitFile({ type: 'asset', name: `texts-${name}-${locale}.js`, source });
        return `/${this.getFileName(reference)}`;
      };
      const present = withImports(bundle, entry);
      const parts = partsOf(bundle, present);
      const shared = sharedFiles(bundle, present);
      const addressesOf = (chunks: Iterable<Chunk>) => [...chunks].map(({ fileName }) => `/${fileName}`);
      const sharedByParts = sharedChunks(parts);
      for (const texts of await readTexts()) {
        const sharedTexts = new Map(
          [...sharedByParts].map((chunk) => [chunk, emitTexts(nameOf(chunk), texts, [chunk], present)]),
        );
        const later = [...parts].flatMap(([name, brought]) => {
          const own = [...brought].filter((chunk) => !sharedByParts.has(chunk));
          const inCommon = [...brought].filter((chunk) => sharedByParts.has(chunk));
          const found = [
            emitTexts(name, texts, own, [...present, ...inCommon]),
            ...inCommon.map((chunk) => sharedTexts.get(chunk)),
          ].filter((file) => typeof file === 'string');
          return found.length === 0 ? [] : [[name, found] as const];
        });
        files[texts.locale] = {
          [island]: {
            entry: `/${entry.fileName}`,
            modules: [
              ...shared,
              ...addressesOf(present).filter((address) => address !== `/${entry.fileName}`),
            ],
            texts: emitTexts(island, texts, present) ?? '',
            laterTexts: Object.fromEntries(later),
            laterModules: Object.fromEntries(
              [...parts].map(([name, brought]) => [
                name,
                [
                  ...sharedFiles(bundle, brought).filter((file) => !shared.includes(file)),
                  ...addressesOf(brought),
                ],
              ]),
            ),
          },
        };
      }
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
    async writeBundle() {
      await mkdir(dirname(table), { recursive: true });
      await writeFile(table, JSON.stringify(files));
    },
  };
}
