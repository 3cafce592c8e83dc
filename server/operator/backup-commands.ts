import { resolve } from 'node:path';
import type { BackupSummary } from '../backup/backup-lines.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Sql } from '../db/connect.ts';
import type { CommandResult, OperatorCommand } from './operator-command.ts';

/** What the commands about backups need. */
export interface BackupCommandServices {
  readonly sql: Sql;
  /** Of the database that `sql` is connected to. */
  readonly url: string;
}

const secretsNote =
  'It doesn’t contain TOKEN_SECRET, or the file token-secret of the data folder: keep that as well, or links that were mailed stop working.';

const numbersNote =
  'Numbers continue from the backup: those of orders and invoices after it are given again. Compare them with the emails and the providers’ payments of that time.';

function resultOf(summary: BackupSummary, sentence: string): CommandResult {
  const { takenAt, tables, rows, jobs } = summary;
  return {
    isDone: true,
    lines: [
      `${sentence}: ${rows} rows of ${tables} tables and ${jobs} waiting jobs, as of ${takenAt}.`,
      secretsNote,
    ],
    json: summary,
  };
}

/** The commands about backups. */
export const backupCommands: readonly OperatorCommand<BackupCommandServices>[] = [
  {
    name: 'backup',
    parameters: ['FILE'],
    help: 'Backs the database up to a new file while the shop sells, and reads it again. The file has everybody’s data: keep it safe.',
    async run({ url }, [typed = '']) {
      const file = resolve(typed);
      await writeBackup(url, file);
      return resultOf(await checkBackup(file), `${file} is written and whole`);
    },
  },
  {
    name: 'restore',
    parameters: ['FILE'],
    help: 'Restores a backup to an empty database, or to a new DATA_DIR, while no shop runs on it. Start the shop then: it reports the payments that came after the backup.',
    question: ([file = '']) => `Restore ${file} to the empty database?`,
    needsEmptyDatabase: true,
    async run({ sql, url }, [typed = '']) {
      const { lines, ...result } = resultOf(
        await restoreBackup(sql, url, resolve(typed)),
        'The backup is restored',
      );
      return { ...result, lines: [...lines, numbersNote] };
    },
  },
];
