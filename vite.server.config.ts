import { relative, resolve } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** A module that reads a file beside itself goes on finding it. */
const ownAddresses = (folder: string): Plugin => ({
  name: 'sonde:own-addresses',
  transform: {
    filter: { id: /\/server\/.*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const address = JSON.stringify(relative(folder, id));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`),
        map: null,
      };
    },
  },
});

/** Packages carry their code for development beside the other, and choose while they run. */
const productionCode: Plugin = {
  name: 'sonde:production-code',
  transform: {
    filter: { id: /\/node_modules\//, code: 'process.env.NODE_ENV' },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
};

const escapeLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One letter beyond ASCII, and the engine keeps all of a large file with two bytes a letter. After all else, which prints letters. */
const ascii: Plugin = {
  name: 'sonde:ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escapeLetter);
  },
};

/** Builds programs of the server into a folder, each with what it uses of its packages. */
export const serverBuild = (folder: string, programs: Readonly<Record<string, string>>): UserConfig => ({
  plugins: [ownAddresses(folder), productionCode, ascii],
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    target: 'node22',
    ssr: true,
    outDir: folder,
    copyPublicDir: false,
    rolldownOptions: {
      input: programs,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Functions keep their names, for those who read what the shop reports; the engine holds every letter of the rest.
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
      checks: { pluginTimings: false },
    },
  },
});

/** What runs on the server: the shop and the storefront's pages. */
export default defineConfig(
  serverBuild(resolve('build/shop'), { main: 'server/main.ts', storefront: 'build/server/index.js' }),
);
