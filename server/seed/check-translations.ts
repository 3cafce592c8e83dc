import { internationalEnglish } from '@sonde/machines/rules/places';
import type { CatalogueData } from './catalogue.schema.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { type Translations, translationsFolder } from './read-translations.ts';

/** The numbers of a text, whichever way its language parts thousands and decimals. */
function numbersOf(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d)[.,\s](?=\d)/g, '');
  return joined.match(/\d+/g) ?? [];
}

/** Whether a translation says a figure that the English text does not; it may put one into words. */
function addsNumbers(english: string, translation: string): boolean {
  const known = numbersOf(english);
  return numbersOf(translation).some((number) => !known.includes(number));
}

/**
 * What is wrong between a catalogue and its translations, as sentences. A language that has a file must say every text,
 * and no other: a text that was changed is a new text, so that nobody reads what is not true any more. The other English
 * says only what it spells differently.
 */
export function checkTranslations(
  catalogue: CatalogueData,
  { byLanguage, unchanged }: Translations,
): readonly string[] {
  const texts = catalogueTexts(catalogue);
  const needed = [...texts].filter((text) => !unchanged.has(text));
  const quoted = (text: string) => JSON.stringify(text);
  return [
    ...[...unchanged]
      .filter((text) => !texts.has(text))
      .map((text) => `${translationsFolder}/unchanged.json: the catalogue does not say ${quoted(text)}.`),
    ...[...byLanguage].flatMap(([language, translations]) => {
      const file = `${translationsFolder}/${language}.json`;
      return [
        ...needed
          .filter((text) => language !== internationalEnglish && !translations.has(text))
          .map((text) => `${file}: ${quoted(text)} has no translation.`),
        ...[...translations.keys()]
          .filter((text) => !needed.includes(text))
          .map((text) => `${file}: the catalogue does not say ${quoted(text)}, or says it alike everywhere.`),
        ...[...translations]
          .filter(([english, translation]) => english === translation && language === internationalEnglish)
          .map(([english]) => `${file}: ${quoted(english)} is spelled alike.`),
        ...[...translations]
          .filter(([english, translation]) => addsNumbers(english, translation))
          .map(
            ([english]) => `${file}: ${quoted(english)} has a number that the English text does not have.`,
          ),
      ];
    }),
  ];
}
