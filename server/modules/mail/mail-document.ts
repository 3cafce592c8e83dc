/** A part of a mail: a heading, then sentences, then rows of a label and a value. */
export interface MailSection {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** What a mail says, before it is text or HTML. */
export interface MailDocument {
  readonly language: string;
  readonly title: string;
  readonly sections: readonly MailSection[];
  readonly link: { readonly label: string; readonly url: string } | null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function sectionText({ heading, sentences, rows }: MailSection): string {
  return [heading.toUpperCase(), ...sentences, ...rows.map(([label, value]) => `${label}: ${value}`)].join(
    '\n',
  );
}

export function mailText({ title, sections, link }: MailDocument): string {
  const parts = [title, ...sections.map(sectionText), ...(link ? [`${link.label}:\n${link.url}`] : [])];
  return `${parts.join('\n\n')}\n`;
}

function rowHtml([label, value]: readonly [string, string]): string {
  const cell = 'style="padding:4px 16px 4px 0;vertical-align:top;text-align:start"';
  return `<tr><th scope="row" ${cell}>${escapeHtml(label)}</th><td ${cell}>${escapeHtml(value)}</td></tr>`;
}

function sectionHtml({ heading, sentences, rows }: MailSection): string {
  const paragraphs = sentences.map((sentence) => `<p style="margin:0">${escapeHtml(sentence)}</p>`).join('');
  const table =
    rows.length === 0 ? '' : `<table style="border-collapse:collapse">${rows.map(rowHtml).join('')}</table>`;
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(heading)}</h2>${paragraphs}${table}`;
}

export function mailHtml({ language, title, sections, link }: MailDocument): string {
  const anchor = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '';
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body style="font-family:sans-serif;line-height:1.6"><h1 style="font-size:20px">${escapeHtml(title)}</h1>` +
    `${sections.map(sectionHtml).join('')}${anchor}</body></html>`
  );
}
