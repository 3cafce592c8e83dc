import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedInScripts, acceptedInStyles } from '../browser-floor/accepted-features.ts';
import { newerFeaturesInScripts } from '../browser-floor/script-features.ts';
import { newerFeaturesInStyle } from '../browser-floor/style-features.ts';

/** The built files for browsers, including the stand-ins' pages: nothing in them may be newer than the floor. */

const folders = ['build/client', 'build/client/assets', 'server/sandbox', 'server/sandbox/card/browser'];
/** Inlined in every page with an island. */
const inlineScripts = [
  'src/features/island/early-presses.script.js',
  'src/features/island/first-touch.script.js',
  'src/features/island/stalled-page.script.js',
];

const filesThatEndIn = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`),
  );

const readText = (file: string) => readFileSync(file, 'utf8');

/** Field names of the API aren't browser features. */
const answered = [...readText('schema.graphql').matchAll(/^\s+(\w+)[(:]/gm)].map(([, name = '']) => name);

describe('in the built files, nothing is newer than the browser floor except what is accepted', () => {
  it('in scripts', () => {
    const files = [...filesThatEndIn('.js'), ...inlineScripts];
    expect(files.length).toBeGreaterThan(50);
    const found = newerFeaturesInScripts(new Map(files.map((file) => [file, readText(file)])), answered);
    const unaccepted = Object.entries(found).flatMap(([file, features]) =>
      features.filter((feature) => !(feature in acceptedInScripts)).map((feature) => `${file}: ${feature}`),
    );
    expect(unaccepted).toEqual([]);
    const used = new Set(Object.values(found).flat());
    expect(Object.keys(acceptedInScripts).filter((feature) => !used.has(feature))).toEqual([]);
  });

  it('in styles', () => {
    const files = filesThatEndIn('.css');
    expect(files.length).toBeGreaterThan(0);
    const found = files.map((file) => ({ file, features: newerFeaturesInStyle(readText(file)) }));
    const unaccepted = found.flatMap(({ file, features }) =>
      features.filter((feature) => !(feature in acceptedInStyles)).map((feature) => `${file}: ${feature}`),
    );
    expect(unaccepted).toEqual([]);
    const used = new Set(found.flatMap(({ features }) => features));
    expect(Object.keys(acceptedInStyles).filter((feature) => !used.has(feature))).toEqual([]);
  });
});

describe('a browser finds in the built files', () => {
  it('one copy of React’s renderer, for the shop and the forms', () => {
    const withRenderer = filesThatEndIn('.js').filter((file) => readText(file).includes('reconcilerVersion'));
    expect(withRenderer).toEqual([expect.stringMatching(/\/react-[\w-]+\.js$/)]);
  });

  it('at most 8 kB of scripts for a page without an island, compressed, signed in or not', () => {
    const loaded = ['page.js', 'presses.js', 'visits.js'].map((name) => readText(`build/client/${name}`));
    const imports = loaded.flatMap((code) => code.match(/\b(?:import|from)\b\s*\(?\s*[`'"][^`'"]+/g) ?? []);
    expect(imports.toSorted()).toEqual(['import(`/presses.js', 'import(`/visits.js']);
    const bytes = loaded.map((code) => brotliCompressSync(code).length).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(8000);
  });

  it('no format of its own data for numbers and dates, which the server writes differently', () => {
    const islands = filesThatEndIn('.js').filter((file) => /client\/assets\/(?!react-)/.test(file));
    const formats = islands.flatMap((file) =>
      [...readText(file).matchAll(/\bIntl\.(\w+)\((?:`([^`]*)`)?/g)].map(
        ([, format = '', locale = 'any']) => ({
          format,
          locale,
          part: file.replace(/^.*\/assets\/|-[\w-]{8}\.js$/g, ''),
        }),
      ),
    );
    const used = formats
      .filter(({ format }) => format !== 'Collator' && format !== 'DisplayNames')
      .map(({ format, locale, part }) => `${format} ${locale === 'any' ? `in ${part}` : locale}`);
    expect([...new Set(used)].toSorted()).toEqual([
      // Of zones, for calculations.
      'DateTimeFormat en-US-u-ca-gregory-nu-latn',
      // The minute of a receipt, which the server never draws.
      'DateTimeFormat in declaration-first',
    ]);
  });

  it('one style sheet, for all pages', () => {
    expect(filesThatEndIn('.css').filter((file) => file.startsWith('build/client/'))).toHaveLength(1);
  });
});
