import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import type { Messages } from '@lingui/core';
import type { IslandFiles } from '../src/page/island.ts';
import { withPlainPlurals } from '../src/i18n/plain-plurals.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The URLs that a browser loads, by catalog and island. */
type IslandTable = Record<string, Record<string, IslandFiles>>;

interface IslandFilesOptions {
  /** The path of the table for the server. */
  readonly table: string;
}

const islandFolder = '/src/islands/';

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
  /** The compiled texts of these sources only; null if they have none. */
  readonly of: (sources: ReadonlySet<string>) => string | null;
}

/** Reads every catalog and prepares it for splitting. The `.po` files list the sources of each text. */
async function readTexts(): Promise<readonly Texts[]> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('The text catalogue is missing.');
  return Promise.all(
    config.locales.map(async (locale) => {
      const entries = (await catalog.read(locale)) ?? {};
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale ?? 'en',
        missingBehavior: 'resolved',
      });
      const pseudo = config.pseudoLocale.find((candidate) => candidate.locale === locale);
      const of = (sources: ReadonlySet<string>) => {
        const needed = Object.entries(messages).filter(([id]) =>
          entries[id]?.origin?.some(([source]) => sources.has(source)),
        );
        if (needed.length === 0) return null;
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(needed), {
          namespace: 'json',
          ...(pseudo && { pseudoLocale: pseudo.locale, pseudoLocaleOptions: pseudo.options }),
        });
        if (errors.length > 0) throw new Error(`The catalogue ${locale} cannot be compiled.`);
        const { messages: compiled } = JSON.parse(source) as { messages: Messages };
        return `export const messages=${JSON.stringify(withPlainPlurals(compiled))};`;
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
      if (part?.type !== 'chunk' || part.facadeModuleId?.includes(islandFolder) || parts.has(nameOf(part)))
        continue;
      const brought = withImports(bundle, part, present);
      parts.set(nameOf(part), brought);
      visit(brought);
    }
  };
  visit(present);
  return parts;
}

/**
 * Splits the catalogs along the module graph, so that an island loads only texts that it may show. Writes a table of
 * the files of each island. Styles are omitted, because the build of the pages provides them.
 */
export function islandFiles({ table }: IslandFilesOptions): Plugin {
  const files: IslandTable = {};
  return {
    name: 'sonde:island-files',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The islands have no entry.');
      const catalogues = await readTexts();
      const emitTexts = (name: string, { locale, of }: Texts, needed: Iterable<Chunk>): string | null => {
        const source = of(sourcesOf(needed));
        if (source === null) return null;
        const reference = this.emitFile({ type: 'asset', name: `texts-${name}-${locale}.js`, source });
        return `/${this.getFileName(reference)}`;
      };
      for (const island of chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(islandFolder))) {
        const present = new Set([...withImports(bundle, entry), ...withImports(bundle, island)]);
        const parts = partsOf(bundle, present);
        for (const texts of catalogues) {
          const later = [...parts].flatMap(([name, brought]) => {
            const file = emitTexts(name, texts, brought);
            return file === null ? [] : [[name, file] as const];
          });
          files[texts.locale] ??= {};
          files[texts.locale]![nameOf(island)] = {
            entry: `/${entry.fileName}`,
            modules: [...present].filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`),
            texts: emitTexts(nameOf(island), texts, present) ?? '',
            laterTexts: Object.fromEntries(later),
            laterModules: Object.fromEntries(
              [...parts].map(([name, brought]) => [name, [...brought].map(({ fileName }) => `/${fileName}`)]),
            ),
          };
        }
      }
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
    async writeBundle() {
      await mkdir(dirname(table), { recursive: true });
      await writeFile(table, JSON.stringify(files));
    },
  };
}
