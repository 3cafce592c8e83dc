import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { createRememberingExtractor } from './tools/remembered-texts.ts';

/** `tools/messages.ts --check` extracts into copies. */
const { CATALOG_FOLDER = 'locales' } = process.env;

export default defineConfig({
  sourceLocale: 'en',
  locales: [
    'en',
    'en-GB',
    'ar',
    'da',
    'de',
    'es',
    'fi',
    'fr',
    'fr-CA',
    'it',
    'nl',
    'no',
    'pl',
    'pt',
    'sv',
    'tr',
    'pseudo',
  ],
  pseudoLocale: 'pseudo',
  fallbackLocales: { 'fr-CA': 'fr', default: 'en' },
  catalogs: [{ path: `${CATALOG_FOLDER}/{locale}`, include: ['src'] }],
  extractors: [createRememberingExtractor()],
  format: formatter({ lineNumbers: false }),
});
