import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, type CountryLanguage, textLanguage } from '@sonde/machines/rules/places';
import { percentText, localeFormats } from '@sonde/machines/rules/texts';

const figure = /[%٪]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?[\s\u200e]*[%٪]\u200e?/gu;

/** Texts with their file and language. */
type Texts = readonly [file: string, language: string, text: string];

const textsIn = (folder: string, ending: string, read: (text: string) => string): readonly Texts[] => {
  const files = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(files)
    .filter((file) => file.endsWith(ending) && !/^(?:pseudo|unchanged|mail-words)/.test(file))
    .map(
      (file) =>
        [
          `${folder}/${file}`,
          file.replace(ending, ''),
          read(readFileSync(new URL(file, files), 'utf8')),
        ] as const,
    );
};

const promotions = JSON.parse(
  readFileSync(new URL('../../server/seed/catalogue/promotions.json', import.meta.url), 'utf8'),
) as readonly { readonly code: string; readonly texts: Readonly<Record<string, object>> }[];

const texts: readonly Texts[] = [
  ...textsIn('locales', '.po', (file) => (file.match(/^msgstr ".*"$/gm) ?? []).join('\n')),
  ...textsIn('server/seed/catalogue/translations', '.json', (file) =>
    Object.values(JSON.parse(file) as Record<string, string>).join('\n'),
  ),
  ...textsIn('server/modules/mail/words', '.ts', (file) =>
    file.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  ),
];

const promotionTexts = promotions.flatMap(({ code, texts: byLanguage }) =>
  Object.entries(byLanguage).map(
    ([language, words]) => [code, language, Object.values(words).join('\n')] as const,
  ),
);

/** The tag of the first shop with texts in a language. */
function tagOf(language: string): string {
  const spoken = countries.flatMap(({ languages }) => languages);
  const isIn = (each: CountryLanguage) =>
    [textLanguage(each), each.bcp47, each.bcp47.slice(0, 2)].some(
      (name) => name.toLowerCase() === language.toLowerCase(),
    );
  const found = spoken.find(isIn);
  if (!found) throw new Error(`No shop has its texts in the language ${language}.`);
  return found.bcp47;
}

describe('a percentage in a text', () => {
  it.each([...texts, ...promotionTexts])(
    'of %s is formatted like a computed one',
    (_file, language, text) => {
      const found = text.match(figure) ?? [];
      const forms = localeFormats(tagOf(language));
      const written = found.map((each) => {
        const [digits = ''] = /\d+(?:[.,]\d+)?/.exec(each) ?? [];
        return percentText(forms, Number(digits.replace(',', '.')) / 100);
      });
      expect(found).toEqual(written);
    },
  );
});
