import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { textCatalogue } from '../machines/rules/places/index.ts';
import { mailWordsIn } from '../server/modules/mail/words/mail-words-by-language.ts';

/** One English text and its translation. */
interface ReviewedText {
  /** The files that contain it. */
  readonly place: string;
  /** The comment for translators, or the key of a mail's text; may be empty. */
  readonly remark: string;
  readonly english: string;
  readonly translation: string;
}

interface ReviewedPart {
  readonly title: string;
  readonly texts: readonly ReviewedText[];
}

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

async function textsOfPages(language: string): Promise<readonly ReviewedText[]> {
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

async function textsOfCatalogue(language: string): Promise<readonly ReviewedText[]> {
  const place = `server/seed/catalogue/translations/${language}.json`;
  const translations = JSON.parse(await read(place)) as Readonly<Record<string, string>>;
  return Object.entries(translations).map(([english, translation]) => ({
    place,
    remark: '',
    english,
    translation,
  }));
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

/** Every text in an object of mail texts, with its path. Functions are called with placeholders. */
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

function textsOfMails(language: string): readonly ReviewedText[] {
  const translations = new Map(wordsIn(mailWordsIn(language), ''));
  return wordsIn(mailWordsIn('en'), '').map(([path, english]) => ({
    place: `server/modules/mail/words/${language}.ts`,
    remark: path,
    english,
    translation: translations.get(path) ?? '',
  }));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const row = ({ place, remark, english, translation }: ReviewedText) =>
  `<tr><td lang="en">${escaped(english)}<small>${escaped([remark, place].filter(Boolean).join(' · '))}</small></td>` +
  `<td class="said">${escaped(translation)}</td><td class="said" contenteditable="plaintext-only"></td></tr>`;

const table = ({ title, texts }: ReviewedPart) =>
  `<h2>${title}, ${texts.length} texts</h2><table><thead><tr><th>English</th><th>Translation</th><th>Improvement</th></tr></thead>` +
  `<tbody>${texts.map(row).join('\n')}</tbody></table>`;

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
th { background: Canvas; position: sticky; inset-block-start: 0; text-align: start; }
td, th { border: 1px solid GrayText; padding: 0.5rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
small { color: GrayText; display: block; }`;

const script = `
document.querySelector('button').addEventListener('click', async () => {
  const better = [...document.querySelectorAll('tbody tr')]
    .map(({ cells: [english, translation, cell] }) => ({
      english: english.firstChild.textContent,
      translation: translation.textContent,
      better: cell.textContent.trim(),
    }))
    .filter(({ better }) => better !== '');
  await navigator.clipboard.writeText(JSON.stringify(better, null, 2));
});`;

/**
 * A page for a native reviewer: every English text of the pages, the catalog and the mails with its translation. The
 * reviewer types improvements into the last column and copies them as JSON. `language` is a catalog's file name, such
 * as `de`. Throws if the file doesn't exist.
 */
export async function reviewPage(language: string): Promise<string> {
  const parts: readonly ReviewedPart[] = [
    { title: 'Pages', texts: await textsOfPages(language) },
    { title: 'Catalogue', texts: await textsOfCatalogue(language) },
    { title: 'Mails', texts: textsOfMails(language) },
  ];
  const { tag, direction } = textCatalogue(language);
  const title = `Sonde in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? language}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>Type your improvements into the last column, then copy them. <button>Copy improvements</button></p>
${parts.map(table).join('\n').replaceAll('class="said"', `lang="${tag}" dir="${direction}"`)}
<script>${script}</script>
`;
}
