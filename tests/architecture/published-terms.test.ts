import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { currentTerms, termsDocuments, termsVersions } from '@sonde/machines/rules/checkout';
import { textCatalogue, textCatalogueNames } from '@sonde/machines/rules/places';
import { tradeInDueDays, tradeInReturnDays, tradeInValidDays } from '@sonde/machines/rules/trade-in';
import { publishedTerms, termsSections } from '../../src/features/terms/published-terms.ts';
import { translatedTexts } from '../../tools/translated-texts.ts';

const folder = new URL('../../src/features/terms/documents/', import.meta.url);
const languages = [...new Set(textCatalogueNames.map((name) => textCatalogue(name).texts))].sort();

/** What each version said, in each language, when it was published. Rows are added, never changed. */
const digests = JSON.parse(
  readFileSync(new URL('published-terms.digests.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

const digestOf = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);

describe('a published version of the terms', () => {
  const files = globSync('*.json', { cwd: folder }).sort();

  it.each(files)(
    '%s says what it said when it was published: whoever ordered agreed to that. Publish another version instead',
    (file) => {
      const texts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
      const found = Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [language, digestOf(text)]),
      );
      expect(found).toEqual(digests[basename(file, '.json')]);
    },
  );

  it('stays: each has a file, and each file is one', () => {
    const versions = termsDocuments.flatMap((name) =>
      termsVersions[name].map((version) => `${name.toLowerCase().replaceAll('_', '-')}-${version}.json`),
    );
    expect(versions.sort()).toEqual(files);
    expect(Object.keys(digests).map((name) => `${name}.json`)).toEqual(files);
  });

  it.each(termsDocuments)('of %s has every language of the shop', (name) => {
    for (const version of termsVersions[name])
      expect(Object.keys(publishedTerms[name][version] ?? {}).sort()).toEqual(languages);
  });

  it('is read in English where it has no text', () => {
    const terms = currentTerms('MASTER_TERMS');
    expect(termsSections(terms, 'pseudo')).toEqual(termsSections(terms, 'en'));
  });
});

it.each(languages)(
  'the checkout states the terms of a trade-in in %s as the version in force',
  async (language) => {
    const [pages] = await translatedTexts(language === 'en' ? 'en-GB' : language);
    const days = { tradeInDueDays, tradeInReturnDays, tradeInValidDays };
    const said = (pages?.texts ?? [])
      .filter(({ place }) => place.includes('trade-in-terms.tsx'))
      .map(({ english, translation }) => {
        const text = compileMessage(language === 'en' || translation === '' ? english : translation);
        return setupI18n({ locale: language, messages: { [language]: { text } } })._('text', days);
      });
    const section = termsSections(currentTerms('MASTER_TERMS'), language).find(({ id }) => id === 'trade-in');
    expect(said.sort()).toEqual([section?.heading ?? '', ...(section?.items ?? [])].sort());
  },
);
