import type { MailDocument, MailLink, MailRow, MailSection } from './mail-document.ts';
import { ownValue } from '@sonde/machines/rules/texts';
import { accentColor } from '../../kernel/brand-colors.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ownValue(entities, character) ?? character);
}

const layoutTable = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const line = 'border-top:1px solid #d5d9dc';
const totalLine = 'border-top:1px solid #12202a';
const faint = 'color:#56616a;font-size:13px;line-height:20px';

/** For what inline styles can't express; mail programs without support show the light mail at its full width. */
const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:599px){.side{display:block!important;width:100%!important}.page{padding:24px 16px!important}}
@media (prefers-color-scheme:dark){
body,.canvas{background:#0d1418!important}
.page{background:#141d22!important}
.page,.page h1,.page h2,.page p,.page td,.page th{color:#e6e3dc!important}
.page .faint{color:#a3adb3!important}
.page .link,.page .brand{color:#56c5ba!important}
.page{border-color:#56c5ba!important}
.page .line{border-color:#34414a!important}
.page .button{background:#56c5ba!important;color:#0d1418!important}
}`;

/** The sides where lines start and end: mail programs don't support logical properties. */
interface Sides {
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
}

const sidesOf = {
  ltr: { start: 'left', end: 'right' },
  rtl: { start: 'right', end: 'left' },
} as const;

/** Shared by the sections of a mail. */
interface SectionPlace {
  readonly sides: Sides;
  readonly links: readonly MailLink[];
}

function rowHtml({ label, detail, figure, isTotal }: MailRow, { start, end }: Sides): string {
  const weight = isTotal ? 'font-weight:700' : 'font-weight:400';
  const above = isTotal ? totalLine : line;
  const cell = `class="line" style="${above};padding:8px 0;vertical-align:top;${weight};text-align`;
  const more =
    detail === undefined ? '' : `<br><span class="faint" style="${faint}">${escapeHtml(detail)}</span>`;
  return (
    `<tr><th scope="row" ${cell}:${start}">${escapeHtml(label)}${more}</th>` +
    `<td ${cell}:${end};white-space:nowrap;padding-${start}:16px;font-variant-numeric:tabular-nums">${escapeHtml(figure)}</td></tr>`
  );
}

/** Renders a sentence with its links; of links contained in one another, the first listed one applies. */
function sentenceHtml(sentence: string, links: readonly MailLink[]): string {
  const link = links.find(({ text }) => sentence.includes(text));
  if (link === undefined) return escapeHtml(sentence);
  const anchor = `<a class="link" href="${escapeHtml(link.url)}" style="color:${accentColor}">${escapeHtml(link.text)}</a>`;
  return sentence
    .split(link.text)
    .map((part) => sentenceHtml(part, links))
    .join(anchor);
}

function sectionHtml({ heading, sentences, rows }: MailSection, { sides, links }: SectionPlace): string {
  const paragraphs = sentences
    .map((sentence) => `<p style="margin:0">${sentenceHtml(sentence, links)}</p>`)
    .join('');
  const table =
    rows.length === 0
      ? ''
      : `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows.map((row) => rowHtml(row, sides)).join('')}</table>`;
  return `<h2 style="font-size:16px;line-height:24px;margin:24px 0 8px">${escapeHtml(heading)}</h2>${paragraphs}${table}`;
}

function groupHtml(sections: readonly MailSection[], place: SectionPlace): string {
  const width = Math.floor(100 / sections.length);
  const cells = sections.map(
    (section) => `<td class="side" width="${width}%" valign="top">${sectionHtml(section, place)}</td>`,
  );
  return `<table ${layoutTable}><tr>${cells.join('')}</tr></table>`;
}

function paragraphs(sentences: readonly string[], attributes: string): string {
  return sentences.map((sentence) => `<p ${attributes}>${escapeHtml(sentence)}</p>`).join('');
}

/** The mail as HTML tables, up to 600 px wide, as mail programs require. */
export function mailHtml(document: MailDocument): string {
  const { language, direction, title, opening, groups, links, link, closing } = document;
  const sides = sidesOf[direction];
  const button = `display:inline-block;padding:12px 20px;border-radius:4px;background:${accentColor};color:#ffffff;text-decoration:none`;
  return (
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(title)}</title><style>${styleSheet}</style></head>` +
    '<body style="margin:0;background:#f4f1ea">' +
    `<table class="canvas" dir="${direction}" ${layoutTable} style="background:#f4f1ea"><tr><td align="center">` +
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr>' +
    `<td class="page" style="background:#ffffff;border-top:4px solid ${accentColor};color:#12202a;padding:32px;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:24px;word-break:break-word;overflow-wrap:anywhere">` +
    `<p class="brand" style="margin:0 0 24px;color:${accentColor};font-size:18px;font-weight:700">Sonde</p>` +
    `<h1 style="font-size:22px;line-height:28px;margin:0 0 16px">${escapeHtml(title)}</h1>` +
    paragraphs(opening, 'style="margin:0 0 8px"') +
    groups.map((group) => groupHtml(group, { sides, links })).join('') +
    `<p style="margin:32px 0"><a class="button" href="${escapeHtml(link.url)}" style="${button}">${escapeHtml(link.label)}</a></p>` +
    paragraphs(closing, `class="faint" style="margin:0;${faint}"`) +
    '</td></tr></table></td></tr></table></body></html>'
  );
}
