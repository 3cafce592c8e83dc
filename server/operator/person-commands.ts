import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import type { Sql } from '../db/connect.ts';
import { type Erased, erasePerson } from '../modules/personal-data/erase-person.ts';
import { exportPerson, findPerson } from '../modules/personal-data/export-person.ts';
import { type CommandResult, failedResult, notConfirmed, type OperatorCommand } from './operator-command.ts';

/** What the commands about persons need. */
export interface PersonCommandServices {
  readonly sql: Sql;
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
}

const rowsInWords = (title: string, rows: number) => `${title}: ${rows}`;

async function exportTo(
  { sql }: PersonCommandServices,
  email: string,
  typedFile: string,
): Promise<CommandResult> {
  const exported = await exportPerson(sql, await findPerson(sql, email));
  if (exported.length === 0) return failedResult(`The shop has nothing about ${email}.`);
  const file = resolve(typedFile);
  const archive = { email, exportedAt: new Date().toISOString(), data: exported };
  try {
    // A file that is there already may be someone else's.
    await writeFile(file, `${JSON.stringify(archive, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    return failedResult(`${file} can’t be written, or is there already. Name a new file.`);
  }
  return {
    isDone: true,
    lines: [file, ...exported.map(({ title, rows }) => rowsInWords(title, rows.length))],
    json: { file, rows: exported.map(({ title, rows }) => ({ title, rows: rows.length })) },
  };
}

function erasedInWords(erased: Erased, email: string): CommandResult {
  switch (erased.status) {
    case 'unknown':
      return failedResult(`The shop has nothing about ${email}.`);
    case 'needed':
      return failedResult(
        `${email} is the only administrator of ${erased.organizations.join(', ')}. Make someone else an administrator, or end the membership and remove the other members first.`,
      );
    case 'erased':
      return {
        isDone: true,
        lines: [
          ...erased.changed.map(({ title, rows }) => `Erased: ${rowsInWords(title, rows)}`),
          ...erased.kept.map(({ title, rows, because }) => `Kept: ${rowsInWords(title, rows)}. ${because}`),
          'The account at the account service is erased there.',
        ],
        json: erased,
      };
  }
}

/** Runs a command for the address as typed, unless it can't be one. */
const forAddress = (typed: string, run: (email: string) => Promise<CommandResult>): Promise<CommandResult> =>
  checkEmail(typed) === null
    ? run(normaliseEmail(typed))
    : Promise.resolve(failedResult('Enter an email address.'));

/** The commands about what the shop knows of a person. */
export const personCommands: readonly OperatorCommand<PersonCommandServices>[] = [
  {
    name: 'person export',
    parameters: ['EMAIL', 'FILE'],
    isConfidential: true,
    help: 'Writes all that the shop has about an email address and its account to a new JSON file. Make sure first that it is theirs. Orders that others placed with it are among them.',
    run: (services, [typed = '', file = '']) => forAddress(typed, (email) => exportTo(services, email, file)),
  },
  {
    name: 'person erase',
    parameters: ['EMAIL'],
    isConfidential: true,
    help: 'Erases what names this person and isn’t kept by law, and lists what is kept and why. Can’t be undone.',
    run: (services, [typed = '']) =>
      forAddress(typed, async (email) =>
        (await services.confirm(`Erase what the shop has about ${email}? This can’t be undone.`))
          ? erasedInWords(await erasePerson(services.sql, email), email)
          : failedResult(notConfirmed),
      ),
  },
];
