import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { countries, textLanguage } from '@sonde/machines/rules/places';
import * as v from 'valibot';

/** A catalog's texts in languages other than English. */
export interface Translations {
  /** By language, as in `textLanguage`, then by the English text. */
  readonly byLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names and figures that are the same in every language. */
  readonly unchanged: ReadonlySet<string>;
}

export type ReadTranslations =
  | { readonly ok: true; readonly translations: Translations }
  | { readonly ok: false; readonly problems: readonly string[] };

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const textsByEnglish = v.record(v.string(), text);
const listOfTexts = v.array(text);

export const translationsFolder = 'translations';
const unchangedFile = 'unchanged.json';

const languages = new Set(countries.flatMap((country) => country.languages.map(textLanguage)));

interface TranslationFile {
  readonly name: string;
  readonly content: string;
}

/** The files in a catalog's folder `translations`, by name; empty if there is no such folder. */
async function readFiles(folder: string): Promise<readonly TranslationFile[]> {
  const own = join(folder, translationsFolder);
  const names = await readdir(own).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map(async (name) => ({ name, content: await readFile(join(own, name), 'utf8') })),
  );
}

function parseFile<Schema extends v.GenericSchema>({ name, content }: TranslationFile, schema: Schema) {
  const place = `${translationsFolder}/${name}`;
  try {
    const result = v.safeParse(schema, JSON.parse(content));
    if (result.success) return { output: result.output, problems: [] };
    const problems = result.issues.map(({ path = [], message }) =>
      [place, ...path.map(({ key }) => JSON.stringify(key))].join(', ').concat(`: ${message}.`),
    );
    return { output: null, problems };
  } catch (error) {
    return { output: null, problems: [`${place}: the file cannot be read (${(error as Error).message}).`] };
  }
}

function languageProblems(language: string): readonly string[] {
  const place = `${translationsFolder}/${language}.json`;
  if (language === 'en') return [`${place}: the catalog itself is in English.`];
  return languages.has(language) ? [] : [`${place}: ${language} is not a language of the shop.`];
}

/** Reads a catalog's translations, each file by itself. Problems name the file and the text. */
export async function readTranslations(folder: string): Promise<ReadTranslations> {
  const files = await readFiles(folder);
  const unchanged = files.find(({ name }) => name === unchangedFile);
  const list = unchanged && parseFile(unchanged, listOfTexts);
  const parsed = files
    .filter((file) => file !== unchanged)
    .map((file) => ({
      language: file.name.replace(/\.json$/, ''),
      ...parseFile(file, textsByEnglish),
    }));
  const problems = [
    ...(list?.problems ?? []),
    ...parsed.flatMap((file) => [...languageProblems(file.language), ...file.problems]),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    translations: {
      byLanguage: new Map(
        parsed.map(({ language, output }) => [language, new Map(Object.entries(output ?? {}))]),
      ),
      unchanged: new Set(list?.output ?? []),
    },
  };
}
