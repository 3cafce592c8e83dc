import { reactRouter } from '@react-router/dev/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), reactRouter(), lingui()],
  server: { host: '127.0.0.1', fs: { allow: ['.'] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      '@lingui/core',
      '@lingui/react',
      '@xstate/react',
      'xstate',
      '@urql/core',
      '@urql/exchange-graphcache',
      '@urql/exchange-retry',
      '@stripe/stripe-js/pure',
    ],
  },
});
