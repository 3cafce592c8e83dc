import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from '../src/browser/browser-floor.ts';
import { islandFiles } from './island-files.ts';
import { fromSharedFiles, reactItself } from './shared-packages.ts';
import { shortTextIds, withShortIds } from './short-text-ids.ts';
import { withoutDescriptions } from './without-descriptions.ts';

const entry = /\/src\/entry\.islands\.tsx$/;

/**
 * The entry begins every island; a build, a single one, which it has at once. Its one export is imported by name, because
 * an object of the module's exports needs the bundler's runtime, a file of its own.
 */
const onlyIsland = (name: string): Plugin => ({
  name: 'sonde:one-island',
  enforce: 'pre',
  transform: {
    filter: { id: entry },
    handler: (code) =>
      `import onlyIsland from './islands/${name}.tsx';\n${code.replace(
        /import\.meta\.glob<IslandModule>\('\.\/islands\/\*\.tsx'\)/,
        `{ './islands/${name}.tsx': () => Promise.resolve({ default: onlyIsland }) }`,
      )}`,
  },
});

/** Around each `import()` Vite puts what asks for its styles ahead; the one style sheet is there already. */
const withoutPreloading: Plugin = {
  name: 'sonde:without-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const outline = fileURLToPath(new URL('../src/graphql/operation-outline.ts', import.meta.url));

/** urql brings along what reads and writes all of GraphQL; the shop's own operations need little of it. */
const operationOutlines: Plugin = {
  name: 'sonde:operation-outlines',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@0no-co\/graphql\.web$/ },
    handler: (_id, importer) => (importer?.includes('/@urql/core/') ? outline : null),
  },
};

/** What the payment step, the review and the outcome share: as one file it is smaller than as six. */
const laterSteps = [
  /\/src\/ui\/(?:choice-cards|fieldset)\//,
  /\/src\/features\/checkout\/(?:completed-steps|refused-voucher-place|steps\/change-step)\./,
  /\/src\/features\/payment\/(?:families\/|method-views\.|methods\/methods\.generated\.)/,
  /\/src\/features\/payment\/methods\/.*(?:\.method|\/card-description|\/quote-name)\./,
  /\/src\/payments\/(?:unfinished-fields|card-payments\.types)\./,
  /\/src\/features\/payment\/entered-card-element\./,
  /\/machines\/rules\/(?:payment\/card-(?:wallets|brands)|places\/(?:consumer-law|eu-members))\./,
];

/** In the checkout only: elsewhere such a file would import the one that imports it. */
const isLaterStep = (island: string, id: string): boolean =>
  island === 'checkout' && laterSteps.some((part) => part.test(id));

interface Transformed {
  readonly code?: string | undefined;
}

/** Replaces the macros of texts, in each module once for all builds of a process, and shortens the IDs of the texts. */
async function macros(): ReturnType<typeof babel> {
  const plugin = await babel({ presets: [linguiTransformerBabelPreset()] });
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The plugin has no transform to keep.');
  const { handler } = transform;
  const short = await shortTextIds();
  const kept = new Map<string, Transformed | null>();
  transform.handler = async function (code, id, options) {
    const key = `${id}\n${code}`;
    if (!kept.has(key)) {
      const { code: result } = ((await handler.call(this, code, id, options)) ?? {}) as Transformed;
      kept.set(key, result === undefined ? null : { code: withShortIds(result, short) });
    }
    return kept.get(key) as { code: string } | null;
  };
  return plugin;
}

const keptMacros = macros();

/**
 * What browsers run for one island, the mode: the island and what it imports, beside the styles that the storefront's
 * own build has made. Each is built by itself, so that a page loads one file of our code with nothing in it that only
 * others use. What the pages share are the packages.
 */
export default defineConfig(({ mode: island }) => ({
  plugins: [
    onlyIsland(island),
    withoutDescriptions,
    withoutPreloading,
    operationOutlines,
    fromSharedFiles(),
    keptMacros,
    islandFiles({ island, table: `build/islands/${island}.json` }),
  ],
  resolve: { alias: [reactItself] },
  logLevel: 'error',
  build: {
    target: buildTargets,
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { [island]: 'src/entry.islands.tsx' },
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // One file, instead of a dozen crumbs that later parts also import.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: `${island}-first`, tags: ['$initial'], test: (id) => !entry.test(id) },
            { name: `${island}-steps`, test: (id) => isLaterStep(island, id) },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
}));
