import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The page with the flows' real views; like the storefront's build, without its routes. */
export default defineConfig({
  root: inProject('tests/view-paths/page'),
  publicDir: inProject('public'),
  resolve: {
    alias: [
      {
        find: /^.*\/browser\/open-page\.ts$/,
        replacement: inProject('tests/view-paths/page/scripted-open-page.ts'),
      },
    ],
  },
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  logLevel: 'error',
  build: {
    target: 'es2023',
    outDir: inProject('build/views'),
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
