import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { translatedTexts, type TranslatedText } from './translated-texts.ts';

/** A translation that was made of an English text that is no longer there. */
export interface StaleTranslation extends TranslatedText {
  /** The digest of the English text as it is now, by which the translation is confirmed. */
  readonly id: string;
}

/**
 * What is known of a language’s translations: lines of two digests, that of a translation and that of the English text
 * that it was made of.
 */
export type TranslationRecord = ReadonlySet<string>;

/** In hexadecimal digits: enough to tell a few thousand texts apart. */
const DIGEST_LENGTH = 6;

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

const lineOf = ({ english, translation }: TranslatedText): string =>
  `${digestOf(translation)} ${digestOf(english)}`;

/**
 * The stale ones among these texts, and the record that follows.
 *
 * A translation is stale if the record has it for an English text that is gone, and not for the one that it has now.
 * What the record has of English texts that are gone is kept while a translation is stale or missing: a script may
 * still carry it over. `confirmed` are the ids of English texts whose translations are right as they are.
 */
export function compareWithRecord(
  texts: readonly TranslatedText[],
  record: TranslationRecord,
  confirmed: readonly string[] = [],
): { readonly stale: readonly StaleTranslation[]; readonly next: TranslationRecord } {
  const englishNow = new Set(texts.map(({ english }) => digestOf(english)));
  const gone = [...record].filter((line) => !englishNow.has(line.slice(DIGEST_LENGTH + 1)));
  const translationsOfGone = new Set(gone.map((line) => line.slice(0, DIGEST_LENGTH)));
  const translated = texts.filter(({ translation }) => translation !== '');
  const isStale = (text: TranslatedText): boolean =>
    !record.has(lineOf(text)) &&
    translationsOfGone.has(digestOf(text.translation)) &&
    !confirmed.includes(digestOf(text.english));
  const stale = translated.filter(isStale).map((text) => ({ ...text, id: digestOf(text.english) }));
  const isOpen = stale.length > 0 || translated.length < texts.length;
  const current = translated.filter((text) => !isStale(text)).map(lineOf);
  return { stale, next: new Set([...current, ...(isOpen ? gone : [])]) };
}

const folder = new URL('../locales/translated-from/', import.meta.url);

const readRecord = async (language: string): Promise<TranslationRecord> =>
  new Set((await readFile(new URL(`${language}.txt`, folder), 'utf8')).split('\n').filter(Boolean));

/** The languages with a record: those that are translated. A test derives Canadian French from French. */
export const recordedLanguages = (): readonly string[] =>
  globSync('*.txt', { cwd: folder })
    .map((file) => basename(file, '.txt'))
    .toSorted();

/** Compares a language of the project with its record. Throws if it has none. */
export async function compareLanguage(language: string, confirmed: readonly string[] = []) {
  const texts = (await translatedTexts(language)).flatMap((part) => part.texts);
  const record = await readRecord(language);
  return { ...compareWithRecord(texts, record, confirmed), record };
}

/** Writes every record anew, with what is confirmed, and returns a paragraph for each stale translation. */
export async function recordTranslations(confirmed: readonly string[]): Promise<readonly string[]> {
  const compared = await Promise.all(
    recordedLanguages().map(async (language) => ({
      language,
      ...(await compareLanguage(language, confirmed)),
    })),
  );
  await Promise.all(
    compared.map(({ language, next }) =>
      writeFile(
        new URL(`${language}.txt`, folder),
        [...next]
          .toSorted()
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ),
  );
  return compared.flatMap(({ language, stale }) =>
    stale.map(
      ({ id, place, english, translation }) => `${id} ${language} ${place}\n  ${english}\n  ${translation}`,
    ),
  );
}
