import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { purchaseReferences } from '../../machines/rules/checkout/index.ts';

/**
 * A text of the checkout is declared once and mapped once at each boundary. Counts every line with its name, in camel
 * or snake case, in hand-written files. Excludes generated files; texts (the catalogs in `locales/`, those of mails,
 * tables `*-texts.ts`); tests and their shared examples and scenarios; documents.
 */
const mostMentions = 6;

/** Texts aren't mentions, but their files count; the mails' languages are catalogs. */
const mostFiles = 15;

const written = globSync(
  ['{machines,server,src,tools,visualiser}/**/*.{ts,tsx,js,mjs,css,json,graphql,sql}', '*.{ts,json,graphql}'],
  { exclude: (path) => path.includes('node_modules') },
).filter(
  (path) =>
    !/\.(?:test|spec|fixture)\.|\.generated\.|^machines\/testing\/|^server\/modules\/mail\/words\/[a-z-]+\.ts$/.test(
      path,
    ),
);

const isOfWords = (path: string) => path.endsWith('-texts.ts');

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function placesOf(name: string): readonly string[] {
  const spelling = new RegExp(`\\b(?:${name}|${columnOf(name)})\\b`);
  return written.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (spelling.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

describe.each(purchaseReferences)('%s', (name) => {
  const places = placesOf(name);

  it(`is named at most ${mostMentions} times`, () => {
    const mentions = places.filter((place) => !isOfWords(place.replace(/:\d+$/, '')));
    expect(mentions).not.toEqual([]);
    expect(mentions.length > mostMentions ? mentions : []).toEqual([]);
  });

  it(`is stored, reviewed, confirmed and mailed by at most ${mostFiles} files`, () => {
    const files = new Set(places.map((place) => place.replace(/:\d+$/, '')));
    expect(files.size > mostFiles ? [...files] : []).toEqual([]);
  });
});
