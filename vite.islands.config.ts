import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from './src/app/browser-floor.ts';
import { islandFiles } from './tools/island-files.ts';
import { withoutDescriptions } from './tools/without-descriptions.ts';

/** What only some islands load, and what is loaded for them later. */
const flowsAndClient =
  /xstate|use-isomorphic|use-sync|urql|wonka|graphql|react-dom|scheduler|\/machines\/rules\/(?:countries|data)|\/cart\/|\/app\/(?:ports|store-client)|\/machines\/flow\/(?!port-errors|refusal)/;

/** Every flow asks the shop: the machines' package and the API's client, with what both stand on. */
const flowsAndQuestions =
  /xstate|use-isomorphic|use-sync|urql|wonka|@0no-co|\/src\/graphql\/|\/machines\/flow\//;

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

/** What browsers run: the islands and what they import, beside the styles that the storefront's own build has made. */
export default defineConfig(({ mode }) => ({
  plugins: [
    onlyIslandsOf(mode),
    withoutDescriptions,
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
            { name: 'base', minShareCount: 3, test: (id) => !flowsAndClient.test(id) },
            { name: 'flows', minShareCount: 3, test: flowsAndQuestions },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
}));
