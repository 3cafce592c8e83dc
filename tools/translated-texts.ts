import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';

/** One English text and its translation. */
export interface TranslatedText {
  /** The files that contain it. */
  readonly place: string;
  /** The comment for translators, or the key of the text; may be empty. */
  readonly remark: string;
  readonly english: string;
  readonly translation: string;
}

export interface TranslatedPart {
  readonly title: string;
  readonly texts: readonly TranslatedText[];
}

type WordTable = (language: string) => object;

/** The files of the server's texts; those for operators export no table. */
const wordFiles = globSync('server/{modules,sandbox}/**/*{-words,.words,-words-by-language}.ts', {
  cwd: new URL('../', import.meta.url),
}).sort();

/** The tables of the server's texts, by their file. A language that one lacks gets English. */
const wordTables: readonly (readonly [file: string, tableIn: WordTable])[] = (
  await Promise.all(
    wordFiles.map(async (file) => {
      const words = (await import(new URL(`../${file}`, import.meta.url).href)) as Readonly<
        Record<string, WordTable>
      >;
      return Object.entries(words).map(([name, tableIn]) => ({ file, name, tableIn }));
    }),
  )
)
  .flat()
  .filter(({ name }) => name.endsWith('WordsIn'))
  .map(({ file, tableIn }) => [file, tableIn]);

const readProjectFile = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

async function textsOfPages(language: string): Promise<readonly TranslatedText[]> {
  const filename = `locales/${language}.po`;
  const catalogue = await formatter().parse(await readProjectFile(filename), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return Object.entries(catalogue).map(([id, { message, translation, comments, origin }]) => ({
    place: (origin ?? []).map(([file]) => file).join(', '),
    remark: [...new Set(comments)].join(' · '),
    english: message ?? id,
    translation: translation ?? '',
  }));
}

async function textsOfCatalogue(language: string): Promise<readonly TranslatedText[]> {
  const place = `server/seed/catalogue/translations/${language}.json`;
  const translations = JSON.parse(await readProjectFile(place)) as Readonly<Record<string, string>>;
  return Object.entries(translations).map(([english, translation]) => ({
    place,
    remark: '',
    english,
    translation,
  }));
}

async function textsOfPromotions(language: string): Promise<readonly TranslatedText[]> {
  const place = 'server/seed/catalogue/promotions.json';
  const promotions = JSON.parse(await readProjectFile(place)) as readonly {
    readonly slug: string;
    readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }[];
  return promotions.flatMap(({ slug, texts }) =>
    Object.entries(texts['en'] ?? {}).map(([key, english]) => ({
      place,
      remark: `${slug}.${key}`,
      english,
      translation: texts[language]?.[key] ?? '',
    })),
  );
}

/** An argument that formats as its own name, such as `{rate}`, with `values` in place of some of its fields. */
const placeholder = (name: string, values: Readonly<Record<string, unknown>> = {}): object =>
  new Proxy(
    {},
    {
      get: (_target, key) =>
        key === Symbol.toPrimitive || key === 'toString'
          ? () => `{${name}}`
          : (values[String(key)] ?? placeholder(String(key))),
    },
  );

/** Terms in years whose words differ in some language: Norwegian and Swedish have their own for two and three. */
const countedYears = [1, 2, 3, 11];

/** The remark on the form of a text for a number of years. */
const formOf = (path: string, years: number): string => `${path}, ${years} years`;

/** A sentence with placeholders, and its forms for each of `countedYears` if it contains them. */
function sentencesOf(
  sentence: (...values: readonly object[]) => unknown,
  path: string,
): readonly (readonly [path: string, word: string])[] {
  const write = (values: Readonly<Record<string, unknown>>) => {
    const names = Array.from({ length: sentence.length }, (_, index) =>
      placeholder(String(index + 1), values),
    );
    return String(sentence(...names));
  };
  const general = write({});
  if (!general.includes('{years}')) return [[path, general]];
  return [[path, general], ...countedYears.map((years) => [formOf(path, years), write({ years })] as const)];
}

/** Every text in a table of texts, with its path. Functions are called with placeholders. */
function wordsIn(value: unknown, path: string): readonly (readonly [path: string, word: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return sentencesOf(value as (...values: readonly object[]) => unknown, path);
  return Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    wordsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const cardFields = 'server/sandbox/card/browser/field-words.js';

async function textsOfCardFields(language: string): Promise<readonly TranslatedText[]> {
  const { fieldWords } = (await import(new URL(`../${cardFields}`, import.meta.url).href)) as {
    readonly fieldWords: WordTable;
  };
  const translations = new Map(wordsIn(fieldWords(language), ''));
  return wordsIn(fieldWords('en'), '').map(([remark, english]) => ({
    place: cardFields,
    remark,
    english,
    translation: translations.get(remark) ?? '',
  }));
}

/** The files with texts that exist in English only, in a language. */
export const missingTables = (language: string): readonly string[] =>
  wordTables.filter(([, tableIn]) => tableIn(language) === tableIn('en')).map(([file]) => file);

const textsOfMails = (language: string): readonly TranslatedText[] =>
  wordTables.flatMap(([place, tableIn]) => {
    const english = tableIn('en');
    const translated = tableIn(language);
    if (translated === english) return [];
    const translations = new Map(wordsIn(translated, ''));
    return wordsIn(english, '').map(([path, word]) => ({
      place,
      remark: path,
      english: word,
      translation: translations.get(path) ?? '',
    }));
  });

/**
 * Every English text of the pages, the catalog, the promotions, the mails, the documents and the sandbox’s card fields
 * with its translation.
 * `language` is a catalog's file name, such as `de`. Throws if the file doesn't exist.
 */
export const translatedTexts = async (language: string): Promise<readonly TranslatedPart[]> => [
  { title: 'Pages', texts: await textsOfPages(language) },
  { title: 'Catalog', texts: await textsOfCatalogue(language) },
  { title: 'Promotions', texts: await textsOfPromotions(language) },
  { title: 'Emails and documents', texts: textsOfMails(language) },
  { title: 'Card fields of the sandbox', texts: await textsOfCardFields(language) },
];
