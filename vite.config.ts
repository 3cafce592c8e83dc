import { reactRouter } from '@react-router/dev/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { buildTargets } from './src/browser/browser-floor.ts';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), reactRouter(), lingui()],
  server: { host: '127.0.0.1', fs: { allow: ['.'] } },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    // One style sheet for all pages: decision 81.
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  // What is found while someone looks at a page reloads that page, and what was pressed is lost.
  optimizeDeps: {
    entries: ['src/entry.islands.tsx'],
    // Behind macros, or asked for by the server's parts of a page alone.
    include: ['@lingui/core', '@lingui/react', 'react-dom/server'],
    exclude: ['@lingui/core/macro', '@lingui/react/macro'],
  },
});
