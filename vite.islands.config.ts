import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from './src/browser/browser-floor.ts';
import { islandFiles } from './tools/island-files.ts';
import { withoutDescriptions } from './tools/without-descriptions.ts';

/** One file of both builds, byte for byte: who comes from a form into the shop has it already. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** What only some islands load, and what is loaded for them later. */
const flowsAndClient =
  /xstate|use-isomorphic|use-sync|urql|wonka|graphql|\/machines\/rules\/(?:places\/countries|\w+\/data)|\/cart\/|\/machines\/(?:add-to-cart|payment|subscription-change|voucher)\/|\/features\/subscription-change\/|\/src\/(?:ports\/|flow\/(?:owned-flow|use-flow|persisted-flow|use-step-in-url)|browser\/use-trail|ui\/(?:table|progress-steps|sector\/progress)|features\/offers\/period-text)|\/rules\/(?:catalogue\/selection|changes\/|pro-custom\/)|\/(?:browser|checkout)\/order-access|use-session-elsewhere|\/machines\/flow\/(?!port-errors|refusal)/;

/** Every flow asks the shop: the machines' package and the API's client, with what both stand on, and what their first screens share. */
const flowsAndQuestions =
  /\/checkout\/order-access|xstate|use-isomorphic|use-sync|urql\/(?!exchange-graphcache)|wonka|\/src\/graphql\/(?!account\.generated|persisted|pro-custom|public|response|subscription-changes|whole)|\/machines\/flow\/(?!postal-address|trouble)|\/src\/(?:browser\/(?:system-clock|use-stored-token|order-access)|ports\/(?:from-api-(?:checkout|tax-line)|spoken|to-api))|\/ui\/(?:skeleton|layout\/grid)|\/machines\/voucher\/|use-contained|voucher-form|tax-included-note/;

/** What runs a flow; the product page has one that asks the shop nothing at first. */
const machines =
  /\/node_modules\/(?:xstate|@xstate|use-isomorphic|use-sync)|\/machines\/flow\/(?!port-errors|postal-address|refusal|trouble)|\/src\/(?:flow\/use-flow|browser\/use-trail)/;

/** What the configurator and the cart have in common. */
const catalogue =
  /\/machines\/rules\/(?:places\/countries|\w+\/data\/|catalogue\/connectors)|connector-names/;

/** What the forms have is built by itself: shared with them, modules of the shop would be cut into more and larger files. */
const islandsByMode: Readonly<Record<string, readonly string[]>> = {
  shop: ['./islands/*.tsx', '!./islands/lead-form.tsx'],
  forms: ['./islands/lead-form.tsx'],
};

/** The entry begins every island; a build, those of one root. */
const onlyIslandsOf = (mode: string): Plugin => ({
  name: 'sonde:islands-of-one-root',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/entry\.islands\.tsx$/ },
    handler: (code) => code.replace("'./islands/*.tsx'", JSON.stringify(islandsByMode[mode])),
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

const outline = fileURLToPath(new URL('src/graphql/operation-outline.ts', import.meta.url));

/** urql brings along what reads and writes all of GraphQL; the shop's own operations need little of it. */
const operationOutlines: Plugin = {
  name: 'sonde:operation-outlines',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@0no-co\/graphql\.web$/ },
    handler: (_id, importer) => (importer?.includes('/@urql/core/') ? outline : null),
  },
};

/** What several parts need that load later, all of them for whoever pays or has saved a card. */
const paying =
  /\/(?:src\/features\/payment|src\/ui\/(?:choice-cards|fieldset)|machines\/rules\/payment)\/|\/(?:stored-buyer-cards|payment-methods\.generated)\.ts/;

/** What browsers run: the islands and what they import, beside the styles that the storefront's own build has made. */
export default defineConfig(({ mode }) => ({
  plugins: [
    onlyIslandsOf(mode),
    withoutDescriptions,
    withoutPreloading,
    operationOutlines,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    islandFiles({ table: `build/islands-${mode}.json` }),
  ],
  // React has the hook that this package brings to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  logLevel: 'error',
  build: {
    target: buildTargets,
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/entry.islands.tsx',
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // One file each, instead of a dozen crumbs, for what most islands and those with a flow have in common.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: react, priority: 1 },
            { name: 'machines', minShareCount: 2, test: machines, priority: 1 },
            { name: 'base', minShareCount: 4, test: (id) => !flowsAndClient.test(id) && !paying.test(id) },
            { name: 'flows', minShareCount: 2, test: (id) => flowsAndQuestions.test(id) && !paying.test(id) },
            { name: 'catalogue', minShareCount: 2, test: catalogue },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
}));
