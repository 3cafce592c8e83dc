import { internationalEnglish } from '@sonde/machines/rules/places';
import type { CatalogueData } from './catalogue.schema.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { type Translations, translationsFolder } from './read-translations.ts';

/** The numbers in a text, with any language's separators. */
function numbersOf(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d)[.,\s](?=\d)/g, '');
  return joined.match(/\d+/g) ?? [];
}

/** Whether a translation contains a number that the English text lacks; it may write a number as a word. */
function addsNumbers(english: string, translation: string): boolean {
  const known = numbersOf(english);
  return numbersOf(translation).some((number) => !known.includes(number));
}

/**
 * Problems between a catalog and its translations, as sentences. A language with a file must translate every text and
 * contain no other: a changed text is a new text, so that no outdated translation is shown. British English contains
 * only the texts that it spells differently.
 */
export function checkTranslations(
  catalogue: CatalogueData,
  { byLanguage, unchanged }: Translations,
): readonly string[] {
  const texts = catalogueTexts(catalogue);
  const needed = [...texts].filter((text) => !unchanged.has(text));
  const quote = (text: string) => JSON.stringify(text);
  return [
    ...[...unchanged]
      .filter((text) => !texts.has(text))
      .map((text) => `${translationsFolder}/unchanged.json: ${quote(text)} is not a text of the catalog.`),
    ...[...byLanguage].flatMap(([language, translations]) => {
      const file = `${translationsFolder}/${language}.json`;
      return [
        ...needed
          .filter((text) => language !== internationalEnglish && !translations.has(text))
          .map((text) => `${file}: ${quote(text)} has no translation.`),
        ...[...translations.keys()]
          .filter((text) => !needed.includes(text))
          .map(
            (text) => `${file}: ${quote(text)} is not a text of the catalog, or is listed in unchanged.json.`,
          ),
        ...[...translations]
          .filter(([english, translation]) => english === translation && language === internationalEnglish)
          .map(([english]) => `${file}: ${quote(english)} is spelled the same in the United States.`),
        ...[...translations]
          .filter(([english, translation]) => addsNumbers(english, translation))
          .map(([english]) => `${file}: ${quote(english)} has a number that the English text does not have.`),
      ];
    }),
  ];
}
