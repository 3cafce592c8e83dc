import { hasUnfinishedRestore, waitingMigrations } from '../db/migrate.ts';
import { disagreements, runningProcesses, type SharedSettings } from '../db/running-processes.ts';
import type { Sql } from '../db/connect.ts';
import { countJobs } from '../jobs/listed-jobs.ts';
import { dueRefunds } from '../modules/refund/due-refunds.ts';
import { readMaintenance } from '../modules/shop/maintenance.repository.ts';
import type { OperatorCommand } from './operator-command.ts';
import { lastDone } from './operator-log.ts';

/** What the examination of a shop needs. */
export interface DoctorServices {
  readonly sql: Sql;
  /** Those of this command, which makes links as well. */
  readonly sharedSettings: SharedSettings;
  now(): Date;
}

/** What was found: all is well, worth knowing, or something that has to be mended. */
interface Finding {
  readonly state: 'ok' | 'notice' | 'problem';
  readonly message: string;
}

const ok = (message: string): Finding => ({ state: 'ok', message });
const notice = (message: string): Finding => ({ state: 'notice', message });
const problem = (message: string): Finding => ({ state: 'problem', message });

const mostOfConnections = 0.8;
/** In milliseconds. */
const longestWait = 5 * 60_000;
const longestWithoutBackup = 7 * 24 * 60 * 60_000;

const minutesOf = (milliseconds: number) => `${Math.floor(milliseconds / 60_000)} minutes`;

/** What is examined, in order. */
const examinations: Readonly<Record<string, (services: DoctorServices) => Promise<Finding>>> = {
  async database({ sql }) {
    const [row] = await sql<[{ version: string; size: string; isStandby: boolean }]>`
      select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
        pg_size_pretty(pg_database_size(current_database())) as size`;
    const name = `PostgreSQL ${row.version}, ${row.size}`;
    return row.isStandby ? problem(`${name}: a standby, in which nothing can be sold.`) : ok(name);
  },
  async connections({ sql }) {
    const [row] = await sql<[{ used: number; most: number }]>`
      select count(*)::int as used, current_setting('max_connections')::int as most
      from pg_stat_activity where backend_type = 'client backend'`;
    const sentence = `${row.used} of ${row.most} are in use.`;
    return row.used > row.most * mostOfConnections ? problem(sentence) : ok(sentence);
  },
  async migrations({ sql }) {
    if (await hasUnfinishedRestore(sql))
      return problem('A backup was not restored to the end. Restore it again.');
    const waiting = await waitingMigrations(sql);
    return waiting.length === 0
      ? ok('All have run.')
      : problem(`Waiting for a process of this version: ${waiting.join(', ')}.`);
  },
  async processes({ sql }) {
    const versions = (await runningProcesses(sql)).map(({ version }) => version);
    const sentence = `${versions.length} on this database: ${[...new Set(versions)].join(' and ')}.`;
    if (versions.length === 0) return notice('None has joined this database: only its own shop may run.');
    return new Set(versions).size > 1 ? notice(`${sentence} An upgrade is under way.`) : ok(sentence);
  },
  async settings({ sql, sharedSettings }) {
    const names = await disagreements(sql, sharedSettings);
    return names.length === 0
      ? ok('This command has those of the processes.')
      : problem(`This command has another ${names.join(' and ')} than the processes that run.`);
  },
  async shop({ sql }) {
    const { isOn } = await readMaintenance(sql);
    return isOn ? notice('Closed for maintenance.') : ok('Open.');
  },
  async jobs({ sql }) {
    const { byStatus, oldestDueSeconds } = await countJobs(sql);
    const failed = byStatus.get('FAILED') ?? 0;
    const waited = oldestDueSeconds * 1000;
    if (waited > longestWait)
      return problem(`One has been due for ${minutesOf(waited)}. Does a process of the shop run?`);
    return failed > 0
      ? problem(`${failed} failed for good. See "jobs", and run them again with "jobs retry".`)
      : ok('None has failed, and none waits for long.');
  },
  async refunds({ sql }) {
    const due = await dueRefunds(sql);
    return due.length === 0 ? ok('None is due.') : notice(`${due.length} are due. See "refund due".`);
  },
  async backup({ sql, now }) {
    const last = await lastDone(sql, 'backup');
    if (last === null) return notice('None has been made with "backup".');
    const sentence = `The last one made with "backup" is of ${last.toISOString()}.`;
    return now().getTime() - last.getTime() > longestWithoutBackup ? notice(sentence) : ok(sentence);
  },
};

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The command that examines the shop. */
export const doctorCommands: readonly OperatorCommand<DoctorServices>[] = [
  {
    name: 'doctor',
    parameters: [],
    help: 'Examines database, migrations, processes, settings, jobs, refunds and backups, and fails if something has to be mended.',
    isReadOnly: true,
    async run(services) {
      const findings: ({ readonly check: string } & Finding)[] = [];
      for (const [check, examine] of Object.entries(examinations))
        findings.push({ check, ...(await examine(services).catch((error) => problem(sentenceOf(error)))) });
      return {
        isDone: findings.every(({ state }) => state !== 'problem'),
        lines: findings.map(({ check, state, message }) => `${state.padEnd(7)}  ${check}: ${message}`),
        json: findings,
      };
    },
  },
];
