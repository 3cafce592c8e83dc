import { textCatalogue } from '../machines/rules/places/index.ts';
import {
  missingTables,
  translatedTexts,
  type TranslatedPart,
  type TranslatedText,
} from './translated-texts.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const row = ({ place, remark, english, translation }: TranslatedText) =>
  `<tr><td lang="en">${escapeHtml(english)}<small>${escapeHtml([remark, place].filter(Boolean).join(' · '))}</small></td>` +
  `<td class="said">${escapeHtml(translation)}</td><td class="said" contenteditable="plaintext-only"></td></tr>`;

const table = ({ title, texts }: TranslatedPart) =>
  `<h2>${title}, ${texts.length} texts</h2><table><thead><tr><th>English</th><th>Translation</th><th>Improvement</th></tr></thead>` +
  `<tbody>${texts.map(row).join('\n')}</tbody></table>`;

const missingNotice = (files: readonly string[]) =>
  files.length === 0
    ? ''
    : `<h2>In English only</h2><ul>${files.map((file) => `<li>${escapeHtml(file)}</li>`).join('')}</ul>`;

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
 * A page for a native reviewer: every English text with its translation, as `translatedTexts` has them, and the files
 * that have no texts in the language. The reviewer types
 * improvements into the last column and copies them as JSON. Throws if there is no catalog of the language.
 */
export async function reviewPage(language: string): Promise<string> {
  const parts = await translatedTexts(language);
  const { tag, direction } = textCatalogue(language);
  const title = `Sonde in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? language}`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>Type your improvements into the last column, then copy them. <button>Copy improvements</button></p>
${parts.map(table).join('\n').replaceAll('class="said"', `lang="${tag}" dir="${direction}"`)}
${missingNotice(missingTables(language))}
<script>${script}</script>
`;
}
