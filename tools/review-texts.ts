import { textCatalogue } from '../machines/rules/places/index.ts';
import {
  missingTables,
  translatedTexts,
  type TranslatedPart,
  type TranslatedText,
} from './translated-texts.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Each form of a plural on a line of its own; the text itself stays the same. */
const onLines = (html: string) => html.replaceAll(/ (?=(?:zero|one|two|few|many|other|=\d+) \{)/g, ' <br>');

/** Placeholders and names of plural forms, kept in order between words that are written from right to left. */
const isolated = (html: string) =>
  html.replaceAll(
    /\{\w+(?:\}|, \w+,)|(?:zero|one|two|few|many|other|=\d+)(?= \{)/g,
    (code) => `<bdi dir="ltr">${code}</bdi>`,
  );

const row = ({ place, remark, english, translation }: TranslatedText, direction: string) => {
  const shown = onLines(escapeHtml(translation));
  return (
    `<tr><td lang="en">${onLines(escapeHtml(english))}<small>${escapeHtml([remark, place].filter(Boolean).join(' · '))}</small></td>` +
    `<td class="said">${direction === 'rtl' ? isolated(shown) : shown}</td><td class="said" contenteditable="plaintext-only"></td></tr>`
  );
};

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const table = ({ title, texts }: TranslatedPart, direction: string) =>
  `<section id="${idOf(title)}"><h2>${title}, ${texts.length} texts</h2><table><thead><tr><th>English</th><th>Translation</th><th>Improvement</th></tr></thead>` +
  `<tbody>${texts.map((text) => row(text, direction)).join('\n')}</tbody></table></section>`;

const contents = (parts: readonly TranslatedPart[]) =>
  `<nav aria-label="Contents"><ul>${parts
    .map(({ title, texts }) => `<li><a href="#${idOf(title)}">${title}</a> (${texts.length})</li>`)
    .join('')}</ul></nav>`;

const missingNotice = (files: readonly string[]) =>
  files.length === 0
    ? ''
    : `<h2>In English only</h2><ul>${files.map((file) => `<li>${escapeHtml(file)}</li>`).join('')}</ul>`;

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
h1 { margin-block-end: 0; }
.bar { align-items: center; background: Canvas; border-block-end: 1px solid GrayText; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; inset-block-start: 0; padding-block: 0.5rem; position: sticky; z-index: 1; }
button { font: inherit; min-block-size: 2.75rem; padding-inline: 1rem; }
section { scroll-margin-block-start: 4rem; }
table { border-collapse: collapse; inline-size: 100%; table-layout: fixed; }
th { text-align: start; }
td, th { border: 1px solid GrayText; padding: 0.5rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
td:last-child { background: Field; color: FieldText; }
small { color: GrayText; display: block; }
@media (max-width: 40rem) {
  body { margin-block: 1rem; }
  thead { display: none; }
  tr { border: 1px solid GrayText; display: block; margin-block-end: 1rem; }
  td { border: 0; display: block; }
  td:last-child { min-block-size: 2.75rem; }
  td:last-child:empty::before { color: GrayText; content: 'Improvement'; }
}`;

/** What is typed is also kept in the browser, so that a review can be continued later. */
const script = `
const rows = [...document.querySelectorAll('tbody tr')].map(({ cells: [english, translation, cell] }) => ({
  english: [...english.childNodes].slice(0, -1).map((node) => node.textContent).join(''),
  translation: translation.textContent,
  cell,
}));
const output = document.querySelector('output');
const improvements = () =>
  rows
    .map(({ english, translation, cell }) => ({ english, translation, better: cell.textContent.trim() }))
    .filter(({ better }) => better !== '');
const showCount = () => (output.textContent = 'Improvements: ' + improvements().length);
const storageKey = 'review of ' + document.title;
const saved = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
for (const { key, cell } of rows) cell.textContent = saved[key] ?? '';
document.addEventListener('input', () => {
  const typed = rows.filter(({ cell }) => cell.textContent.trim() !== '');
  localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(typed.map(({ key, cell }) => [key, cell.textContent]))));
  showCount();
});
document.querySelector('button').addEventListener('click', async () => {
  await navigator.clipboard.writeText(JSON.stringify(improvements(), null, 2));
  output.textContent = 'Copied: ' + improvements().length;
});
showCount();`;

/**
 * A page for a native reviewer: every English text with its translation, as `translatedTexts` has them, and the files
 * that have no texts in the language. The reviewer types improvements into the last column, which the browser keeps, and
 * copies them as JSON. Throws if there is no catalog of the language.
 */
export async function reviewPage(language: string): Promise<string> {
  const parts = await translatedTexts(language);
  const { tag, direction } = textCatalogue(language);
  const title = `Sonde in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? language}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>Type the whole improved text into the last column; this browser saves what you type. At the end, copy your improvements and send them to us. Keep placeholders such as {0} and tags such as &lt;0&gt;…&lt;/0&gt;: the shop replaces them with values, links and emphasis. The gray line under an English text says where it is used.</p>
<div class="bar"><button>Copy improvements</button><output></output></div>
${contents(parts)}
${parts
  .map((part) => table(part, direction))
  .join('\n')
  .replaceAll('class="said"', `lang="${tag}" dir="${direction}"`)}
${missingNotice(missingTables(language))}
<script>${script}</script>
`;
}
