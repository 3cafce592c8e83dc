import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { textCatalogue, textCatalogueNames } from '../../../machines/rules/places/index.ts';
import { sharedSubjects, type SharedSubject } from '../../../src/pictures/share-pictures.ts';

/** The words on one picture. */
export interface ShareWords {
  readonly subject: SharedSubject;
  /** Of the texts, `de` for example. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Empty where the title says it all. */
  readonly claim: string;
}

const titles = {
  human: 'Ultrasound at the bedside. Look, then decide.',
  veterinary: 'Ultrasound that goes where the animal is.',
} as const;

interface Device {
  readonly slug: string;
  readonly name: string;
  readonly description: readonly { readonly type: string; readonly text: string }[];
}

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const catalogueFolder = 'server/seed/catalogue';
const devices = JSON.parse(read(`${catalogueFolder}/devices.json`)) as readonly Device[];

function requireText(text: string | undefined, what: string): string {
  if (!text) throw new Error(`${what} is missing.`);
  return text;
}

/** The languages of the texts, without regions. */
export const sharedLanguages: readonly string[] = [
  ...new Set(textCatalogueNames.map((name) => textCatalogue(name).texts.slice(0, 2))),
].sort();

async function pageTextIn(language: string): Promise<(english: string) => string> {
  const filename = `locales/${language}.po`;
  const texts = await formatter().parse(read(filename), { locale: language, sourceLocale: 'en', filename });
  const all = Object.values(texts);
  return (english) => {
    const found = all.find(({ message }) => message === english);
    return requireText(
      found?.translation || (language === 'en' ? english : ''),
      `"${english}" in ${filename}`,
    );
  };
}

function catalogueTextIn(language: string): (english: string) => string {
  if (language === 'en') return (english) => english;
  const file = `${catalogueFolder}/translations/${language}.json`;
  const texts = new Map(Object.entries(JSON.parse(read(file)) as Readonly<Record<string, string>>));
  return (english) => requireText(texts.get(english), `"${english}" in ${file}`);
}

async function wordsIn(language: string): Promise<readonly ShareWords[]> {
  const { direction } = textCatalogue(language);
  const [pageText, catalogueText] = [await pageTextIn(language), catalogueTextIn(language)];
  const wordsOf = (subject: SharedSubject): Pick<ShareWords, 'title' | 'claim'> => {
    if (subject === 'human' || subject === 'veterinary')
      return { title: pageText(titles[subject]), claim: '' };
    const device = devices.find(({ slug }) => slug === subject);
    const first = device?.description.find(({ type }) => type === 'paragraph')?.text;
    return {
      title: requireText(device?.name, subject),
      claim: catalogueText(requireText(first, `The description of ${subject}`)),
    };
  };
  return sharedSubjects.map((subject) => ({ subject, language, direction, ...wordsOf(subject) }));
}

/** The words on all pictures, in every language. */
export const shareWords = async (): Promise<readonly ShareWords[]> =>
  (await Promise.all(sharedLanguages.map(wordsIn))).flat();
