import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { documentWordsIn } from '../server/modules/document/words/document-words-by-language.ts';
import { debitMailWordsIn } from '../server/modules/mail/debit-mail-words.ts';
import { deliveryWordsIn } from '../server/modules/mail/delivery-words.ts';
import { mandateWordsIn } from '../server/modules/mail/mandate-words.ts';
import { quoteWordsIn } from '../server/modules/mail/quote-words.ts';
import { refundWordsIn } from '../server/modules/mail/refund-words.ts';
import { trialWordsIn } from '../server/modules/mail/trial-words.ts';
import { mailWordsIn } from '../server/modules/mail/words/mail-words-by-language.ts';
import { debitWordsIn } from '../server/modules/payment/families/debit.words.ts';
import { cardWordsIn } from '../server/modules/payment/methods/credit-card/credit-card.words.ts';

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

/** The tables of the server's texts, by the folder or file that contains them. A language that one lacks gets English. */
const wordTables: Readonly<Record<string, (language: string) => object>> = {
  'server/modules/mail/words': mailWordsIn,
  'server/modules/mail/debit-mail-words.ts': debitMailWordsIn,
  'server/modules/mail/delivery-words.ts': deliveryWordsIn,
  'server/modules/mail/mandate-words.ts': mandateWordsIn,
  'server/modules/mail/quote-words.ts': quoteWordsIn,
  'server/modules/mail/refund-words.ts': refundWordsIn,
  'server/modules/mail/trial-words.ts': trialWordsIn,
  'server/modules/document/words': documentWordsIn,
  'server/modules/payment/families/debit.words.ts': debitWordsIn,
  'server/modules/payment/methods/credit-card/credit-card.words.ts': cardWordsIn,
};

/** Where the server's texts are, so that a test can look for a table that is missing here. */
export const wordTablePlaces: readonly string[] = Object.keys(wordTables);

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

async function textsOfPages(language: string): Promise<readonly TranslatedText[]> {
  const filename = `locales/${language}.po`;
  const catalogue = await formatter().parse(await read(filename), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return Object.entries(catalogue).map(([id, { message, translation, comments, origin }]) => ({
    place: (origin ?? []).map(([file]) => file).join(', '),
    remark: (comments ?? []).join(' '),
    english: message ?? id,
    translation: translation ?? '',
  }));
}

async function textsOfCatalogue(language: string): Promise<readonly TranslatedText[]> {
  const place = `server/seed/catalogue/translations/${language}.json`;
  const translations = JSON.parse(await read(place)) as Readonly<Record<string, string>>;
  return Object.entries(translations).map(([english, translation]) => ({
    place,
    remark: '',
    english,
    translation,
  }));
}

async function textsOfPromotions(language: string): Promise<readonly TranslatedText[]> {
  const place = 'server/seed/catalogue/promotions.json';
  const promotions = JSON.parse(await read(place)) as readonly {
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

/** An argument that formats as its own name, such as `{rate}`. */
const placeholder = (name: string): object =>
  new Proxy(
    {},
    {
      get: (_target, key) =>
        key === Symbol.toPrimitive || key === 'toString' ? () => `{${name}}` : placeholder(String(key)),
    },
  );

/** Every text in a table of texts, with its path. Functions are called with placeholders. */
function wordsIn(value: unknown, path: string): readonly (readonly [path: string, word: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const names = Array.from({ length: value.length }, (_, index) => placeholder(String(index + 1)));
    return [[path, String(value(...names))]];
  }
  return Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    wordsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const textsOfMails = (language: string): readonly TranslatedText[] =>
  Object.entries(wordTables).flatMap(([place, tableIn]) => {
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
 * Every English text of the pages, the catalogue, the promotions, the mails and the documents with its translation.
 * `language` is a catalogue's file name, such as `de`. Throws if the file doesn't exist.
 */
export const translatedTexts = async (language: string): Promise<readonly TranslatedPart[]> => [
  { title: 'Pages', texts: await textsOfPages(language) },
  { title: 'Catalogue', texts: await textsOfCatalogue(language) },
  { title: 'Promotions', texts: await textsOfPromotions(language) },
  { title: 'Mails and documents', texts: textsOfMails(language) },
];
