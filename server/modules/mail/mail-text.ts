import type { MailDocument, MailRow, MailSection } from './mail-document.ts';

function rowText({ label, detail, figure }: MailRow): string {
  return detail === undefined ? `${label}: ${figure}` : `${label} (${detail}): ${figure}`;
}

function sectionText({ heading, sentences, rows }: MailSection): string {
  return [heading.toUpperCase(), ...sentences, ...rows.map(rowText)].join('\n');
}

/** The mail for readers that show no HTML; it says the same. */
export function mailText({ title, opening, groups, link, closing }: MailDocument): string {
  const parts = [
    title,
    opening.join('\n'),
    ...groups.flat().map(sectionText),
    `${link.label}:\n${link.url}`,
    closing.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
