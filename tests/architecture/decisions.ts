import { readdirSync, readFileSync } from 'node:fs';

export const decisionsFolder = 'docs/decisions';

/** The notes that link two records, in both directions. */
export const relations = { newer: /^Supersedes (part of )?/, older: /^Superseded (in part )?by / } as const;

export interface DecisionRecord {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  /** ISO date; empty if the third line isn't one. */
  readonly date: string;
  /** The list below the date: what the record replaces, and what is outdated. */
  readonly notes: readonly string[];
  readonly headings: readonly string[];
  readonly text: string;
}

/** Parses a record; its file name consists of four digits and words. */
export function parseRecord(file: string, text: string): DecisionRecord {
  const [head = ''] = text.split('\n## ', 1);
  const [title = '', , date = ''] = head.split('\n');
  return {
    file,
    number: Number(file.slice(0, 4)),
    title: /^# (\d+)\. (.+)$/.exec(title)?.[2] ?? '',
    date: /^Date: (\d{4}-\d{2}-\d{2})$/.exec(date)?.[1] ?? '',
    notes: [...head.matchAll(/^- (.+)$/gm)].map(([, note = '']) => note),
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    text,
  };
}

export const readRecords = (): readonly DecisionRecord[] =>
  readdirSync(decisionsFolder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .map((file) => parseRecord(file, readFileSync(`${decisionsFolder}/${file}`, 'utf8')));

/** The linked file of a note about another record, and whether it is only in part; null for other notes. */
export function relationIn(
  note: string,
  relation: RegExp,
): { readonly file: string; readonly isPartial: boolean } | null {
  const [start, part] = relation.exec(note) ?? [];
  if (start === undefined) return null;
  const file = /^\[record \d+\]\(([^)]+)\)/.exec(note.slice(start.length))?.[1] ?? '';
  return { file, isPartial: part !== undefined };
}

const isPartlyOutdated = (note: string) => /^(?:Superseded in part by|Outdated in part:) /.test(note);

/** Whether a record is current, with links to those that supersede it. */
export function stateOf({ notes }: DecisionRecord): string {
  const links = (partly: boolean) =>
    notes
      .filter((note) => relationIn(note, relations.older)?.isPartial === partly)
      .map((note) => /\[record (\d+)\]\([^)]+\)/.exec(note)?.[0].replace('record ', '') ?? '')
      .join(', ');
  if (links(false) !== '') return `superseded by ${links(false)}`;
  if (!notes.some(isPartlyOutdated)) return 'holds';
  return links(true) === '' ? 'holds in part' : `holds in part; see ${links(true)}`;
}

/** The page that lists all records. */
export const indexOf = (records: readonly DecisionRecord[]): string => `# Decisions

Why the shop is as it is: one record for each decision that somebody may want to reverse. A record describes the shop of its day, figures included; the list below its date says what no longer holds, and today's are in [docs/figures.md](../figures.md).

A new record takes the next free number and has the same four parts as the others, in at most 250 words. A record is never deleted. Where a new one replaces an older one, wholly or in part, the newer says "Supersedes [record N]" or "Supersedes part of [record N]", and the older "Superseded by" or "Superseded in part by", with what no longer holds. What changed without a record is noted as "Outdated in part". \`npx vitest run tests/architecture/decisions.test.ts --update\` writes this page.

| record | decision | state |
|---|---|---|
${records.map((record) => `| ${record.number} | [${record.title}](${record.file}) | ${stateOf(record)} |`).join('\n')}
`;
