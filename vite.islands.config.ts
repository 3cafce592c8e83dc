import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { islandFiles } from './tools/island-files.ts';
import { withoutDescriptions } from './tools/without-descriptions.ts';

/** What only some islands load, and what is loaded for them later. */
const flowsAndClient =
  /xstate|use-isomorphic|use-sync|urql|wonka|graphql|react-dom|scheduler|\/machines\/rules\/(?:countries|data)|\/cart\/|\/app\/(?:ports|store-client)|\/machines\/flow\/(?!port-errors|refusal)/;

/** What browsers run: the islands and what they import, beside the styles that the storefront's own build has made. */
export default defineConfig({
  plugins: [
    withoutDescriptions,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    islandFiles({ table: 'build/islands.json' }),
  ],
  // React has the hook that this package brings to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  logLevel: 'error',
  build: {
    target: 'es2023',
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/entry.islands.tsx',
      output: {
        // One file each, instead of a dozen crumbs, for what most islands and those with a flow have in common.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', minShareCount: 3, test: (id) => !flowsAndClient.test(id) },
            { name: 'flows', minShareCount: 3, test: /xstate|use-isomorphic|use-sync|\/machines\/flow\// },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
});
