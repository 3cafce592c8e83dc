import type { MailDocument, MailRow, MailSection } from './mail-document.ts';

function rowText({ label, detail, figure }: MailRow): string {
  return detail === undefined ? `${label}: ${figure}` : `${label} (${detail}): ${figure}`;
}

function sectionText({ heading, sentences, rows }: MailSection, language: string): string {
  return [heading.toLocaleUpperCase(language), ...sentences, ...rows.map(rowText)].join('\n');
}

/** The same mail as plain text. */
export function mailText({ language, title, opening, groups, link, closing }: MailDocument): string {
  const parts = [
    title,
    opening.join('\n'),
    ...groups.flat().map((section) => sectionText(section, language)),
    `${link.label}:\n${link.url}`,
    closing.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
